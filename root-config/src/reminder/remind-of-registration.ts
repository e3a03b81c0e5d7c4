import type { RegistrationTerms } from '@paddock/contract';
import type {
  AuthValue,
  DialogInput,
  DialogsValue,
  RouteValue,
  StorageItem,
  Stream,
} from '@paddock/shared-utils';

import type { Scheduler } from '../time/scheduler.ts';
import { startPausingTimer, type TabVisibility } from './pausing-timer.ts';

export const REMINDER_WIDGET = 'welcome/registration-reminder';
/** Pages that are about nothing else. */
const OWN_PATHS = /^\/(?:registration|user)(?:\/|$)/;

export interface ReminderParts {
  readonly reminder: NonNullable<RegistrationTerms['reminder']>;
  readonly scheduler: Scheduler;
  readonly visibility: TabVisibility;
  readonly auth$: Stream<AuthValue>;
  readonly dialogs$: Stream<DialogsValue>;
  readonly currentRoute$: Stream<RouteValue>;
  /** When it was shown last, over reloads; 0 for never. */
  readonly lastShown: Pick<StorageItem<number>, 'read' | 'write'>;
  openDialog(input: DialogInput): void;
}

/**
 * Reminds a guest of registering after the site's delay, and then once each interval (S9-08). Never over another dialog,
 * nor where the visitor is registering or signing in already. Answers how to stop.
 */
export function remindOfRegistration(parts: ReminderParts): () => void {
  const { reminder, scheduler, lastShown } = parts;
  const delayMs = reminder.delaySeconds * 1_000;
  const intervalMs = reminder.intervalMinutes * 60_000;
  let stop: (() => void) | undefined;

  function isWelcome(): boolean {
    const route = parts.currentRoute$.snapshot();
    return (
      parts.dialogs$.snapshot().status === 'closed' &&
      route.status === 'ready' &&
      !OWN_PATHS.test(route.matched.path)
    );
  }

  function wait(): void {
    const sinceMs = scheduler.nowMs() - lastShown.read();
    stop = startPausingTimer(parts, Math.max(delayMs, intervalMs - sinceMs), () => {
      if (isWelcome()) {
        lastShown.write(scheduler.nowMs());
        parts.openDialog({ widget: REMINDER_WIDGET, size: 'small' });
      }
      wait();
    });
  }

  const subscription = parts.auth$.subscribe(({ status }) => {
    stop?.();
    if (status === 'guest') wait();
  });
  return () => {
    stop?.();
    subscription.unsubscribe();
  };
}
