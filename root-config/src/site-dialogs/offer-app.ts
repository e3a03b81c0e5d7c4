import { DAY_MS } from '@paddock/contract';
import type { InstallationValue, StorageItem, Stream } from '@paddock/shared-utils';

import type { Scheduler } from '../time/scheduler.ts';
import { showWhenFree, type DialogPlace } from './when-free.ts';

export const INSTALL_WIDGET = 'system-pages/install-app';
/** Whoever came back on a second day may want it at hand. */
const DAYS = 2;

/** What is remembered of this browser's visits, so that it is asked at a good moment, and once. */
export interface AppOffer {
  /** On how many days it was here. */
  readonly days: number;
  /** The last of them, in days since the epoch. */
  readonly lastDay: number;
  readonly asked: boolean;
}

/** What a browser kept, unless it is damaged. */
export function readAppOffer(stored: unknown): AppOffer | undefined {
  const { days, lastDay, asked } = (stored ?? {}) as Partial<AppOffer>;
  return typeof days === 'number' && typeof lastDay === 'number' && typeof asked === 'boolean'
    ? { days, lastDay, asked }
    : undefined;
}

export interface AppOfferParts extends DialogPlace {
  readonly scheduler: Pick<Scheduler, 'nowMs'>;
  readonly installation$: Stream<InstallationValue>;
  readonly appOffer: Pick<StorageItem<AppOffer>, 'read' | 'write'>;
}

/**
 * Offers to install the site, once for ever, to whoever is here on a second day with a browser that can. Resolves when it
 * was answered or need not be asked.
 */
export async function offerApp(parts: AppOfferParts): Promise<void> {
  const { scheduler, installation$, appOffer } = parts;
  const today = Math.floor(scheduler.nowMs() / DAY_MS);
  const known = appOffer.read();
  const now = known.lastDay === today ? known : { ...known, lastDay: today, days: known.days + 1 };
  if (now !== known) appOffer.write(now);
  if (now.asked || now.days < DAYS) return;
  await offered(installation$);
  const isDue = () => installation$.snapshot().status === 'offered';
  const asking = {
    ...parts,
    openDialog(input: Parameters<DialogPlace['openDialog']>[0]) {
      appOffer.write({ ...now, asked: true });
      return parts.openDialog(input);
    },
  };
  await showWhenFree(asking, { widget: INSTALL_WIDGET, size: 'small' }, isDue);
}

function offered(installation$: Stream<InstallationValue>): Promise<void> {
  return new Promise((resolve) => {
    const subscription = installation$.subscribe(({ status }) => {
      if (status !== 'offered') return;
      queueMicrotask(() => subscription.unsubscribe());
      resolve();
    });
  });
}
