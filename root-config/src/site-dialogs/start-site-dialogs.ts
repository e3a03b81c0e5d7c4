import type { SiteConfig } from '@paddock/contract';
import { auth$, consent$, dialogs$, openDialog, storageItem } from '@paddock/shared-utils';

import type { Scheduler } from '../time/scheduler.ts';
import { showSiteDialogs } from './site-dialogs.ts';

export function startSiteDialogs(userAgent: string, scheduler: Scheduler, site: SiteConfig): void {
  void showSiteDialogs({
    auth$,
    consent$,
    dialogs$,
    openDialog,
    site,
    userAgent,
    scheduler,
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
