import type { SiteConfig } from '@paddock/contract';
import { auth$, consent$, dialogs$, installation$, openDialog, storageItem } from '@paddock/shared-utils';

import type { Scheduler } from '../time/scheduler.ts';
import { readAppOffer, type AppOffer } from './offer-app.ts';
import { showSiteDialogs } from './site-dialogs.ts';

export function startSiteDialogs(userAgent: string, scheduler: Scheduler, site: SiteConfig): void {
  void showSiteDialogs({
    auth$,
    consent$,
    dialogs$,
    installation$,
    openDialog,
    site,
    userAgent,
    scheduler,
    appOffer: storageItem<AppOffer>({
      key: 'app-offer',
      version: 1,
      fallback: { days: 0, lastDay: 0, asked: false },
      parse: readAppOffer,
    }),
    toldAtMs: storageItem<number>({
      key: 'new-site-told',
      version: 1,
      fallback: 0,
      parse: (stored) => (typeof stored === 'number' ? stored : undefined),
    }),
    knownPrivacy: storageItem<string>({
      key: 'privacy-known',
      version: 1,
      fallback: '',
      parse: (stored) => (typeof stored === 'string' ? stored : undefined),
    }),
  });
}
