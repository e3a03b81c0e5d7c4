// The whole module: in the root config one name after the other weighs more than all of them together.
import * as page from '@paddock/shared-utils';
import type { SiteConfig } from '@paddock/contract';

import type { Scheduler } from '../time/scheduler.ts';
import { showSiteDialogs } from './site-dialogs.ts';

export function startSiteDialogs(userAgent: string, scheduler: Scheduler, site: SiteConfig): void {
  void showSiteDialogs({
    ...page,
    site,
    userAgent,
    scheduler,
    toldAtMs: page.storageItem<number>({
      key: 'new-site-told',
      version: 1,
      fallback: 0,
      parse: (stored) => (typeof stored === 'number' ? stored : undefined),
    }),
    knownPrivacy: page.storageItem<string>({
      key: 'privacy-known',
      version: 1,
      fallback: '',
      parse: (stored) => (typeof stored === 'string' ? stored : undefined),
    }),
  });
}
