"""`manage.py check_messages`: is every string of the source translated, and nothing else?"""

from typing import Any

from django.core.management.base import BaseCommand, CommandError

from tools.catalogues import compile_stale
from tools.messages import faults_in, messages_in


class Command(BaseCommand):
    help = "Lists strings without a translation and translations without a string."
    requires_system_checks = []

    def handle(self, *args: Any, **options: Any) -> None:
        found = messages_in()
        faults = faults_in(found=found)
        for fault in faults:
            self.stdout.write(str(fault))
        if faults:
            raise CommandError(f"{len(faults)} faults in the message catalogues")
        compile_stale()
        self.stdout.write(f"messages: {len({message.key for message in found})} strings, no fault")
