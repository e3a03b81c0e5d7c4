import type { SiteConfig } from '@paddock/contract';
import { auth$, currentRoute$, dialogs$, openDialog, storageItem } from '@paddock/shared-utils';

import type { Scheduler } from '../time/scheduler.ts';
import { remindOfRegistration } from './remind-of-registration.ts';

/** Starts the reminder on a site that wants one and lets visitors register. */
export function startReminder(document: Document, scheduler: Scheduler, site: SiteConfig): void {
  const { isRegistrationAllowed, registration } = site;
  if (!isRegistrationAllowed || registration?.reminder === undefined) return;
  remindOfRegistration({
    auth$,
    currentRoute$,
    dialogs$,
    scheduler,
    reminder: registration.reminder,
    visibility: {
      isVisible: () => document.visibilityState === 'visible',
      onChange(listener) {
        document.addEventListener('visibilitychange', listener);
        return () => document.removeEventListener('visibilitychange', listener);
      },
    },
    lastShown: storageItem<number>({
      key: 'registration-reminder',
      version: 1,
      fallback: 0,
      parse: (stored) => (typeof stored === 'number' ? stored : undefined),
    }),
    openDialog: (input) => void openDialog(input),
  });
}
