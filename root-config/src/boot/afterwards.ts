import type { BootData, MatchedRoute } from '@paddock/contract';
import {
  addAnalyticsSink,
  api,
  closeNotification,
  consent$,
  formatters$,
  notifications$,
  notify,
  resetSite,
  serverNowMs,
  site$,
  storageItem,
} from '@paddock/shared-utils';

import { tellOfAdBlocker } from '../ad-blocker/tell-of-ad-blocker.ts';
import { startCounters } from '../analytics/start-counters.ts';
import { keepWorker } from '../app/keep-worker.ts';
import { tellOfClosings } from '../closings/tell-of-closings.ts';
import { reportLostStyles } from '../errors/lost-styles.ts';
import type { Reporter } from '../errors/reporter.ts';
import { createHealth } from '../health/health.ts';
import { tabletRedirect } from '../platform/tablet-redirect.ts';
import type { AskMoved } from '../moved/follow-moved.ts';
import { createPrefetch, type PrefetchOptions } from '../prefetch/prefetch.ts';
import { maySpareBytes } from '../prefetch/may-spare-bytes.ts';
import { keepRouteHistory } from '../route-history/keep-route-history.ts';
import { startSiteDialogs } from '../site-dialogs/start-site-dialogs.ts';
import { keepWindowWidth } from '../window-width/keep-window-width.ts';
import { startReminder } from '../reminder/start-reminder.ts';

export interface AfterwardsOptions extends PrefetchOptions {
  readonly window: Window & typeof globalThis;
  readonly boot: BootData;
  readonly reporter: Reporter;
  readonly moved: AskMoved;
}

/** Looks how the parcel of a page that stands fares, and fetches what the page links to where bytes can be spared. */
export type Afterwards = (shown: MatchedRoute) => Promise<void>;

export function createAfterwards(options: AfterwardsOptions): Afterwards {
  const { window, boot, scheduler } = options;
  const health = createHealth(window, boot, scheduler);
  const prefetch = createPrefetch(options);
  void reportLostStyles(window.document, options);
  // The home page never moves: with its answer the marks of those that do are there before the first click.
  void options.moved('/');
  startReminder(window.document, scheduler, boot.site);
  startSiteDialogs(window.navigator.userAgent, scheduler, boot.site);
  startCounters({ window, scheduler, addAnalyticsSink, api, consent$, site$ });
  keepWorker({
    workers: window.navigator.serviceWorker,
    site$,
    resetSite,
  });
  const dateTime = (atMs: number) => formatters$.snapshot().format.dateTime(atMs);
  tellOfClosings({ site$, serverNowMs, dateTime, notify, closeNotification });
  keepWindowWidth({ window, document: window.document, scheduler, consent$ });
  const { navigator, location, document } = window;
  tellOfAdBlocker({
    document,
    userAgent: navigator.userAgent,
    scheduler,
    notifications$,
    notify,
    told: storageItem<boolean>({
      key: 'ad-blocker-told',
      version: 1,
      fallback: false,
      parse: (stored) => (typeof stored === 'boolean' ? stored : undefined),
    }),
  });
  const tablet = tabletRedirect(navigator, location, document.documentElement.dataset['platform']);
  if (tablet !== null) location.replace(tablet);
  return async (shown) => {
    health.shown(shown.route.parcel);
    keepRouteHistory(window, shown);
    if (maySpareBytes(window.navigator)) await prefetch.ahead(shown);
  };
}
