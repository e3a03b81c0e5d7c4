import { DAY_MS, SECOND_MS } from '@paddock/contract';

import type { Kernel } from '../../kernel/module.ts';
import { deliverPushes } from './deliver-pushes.ts';
import { webPushMigrations } from './migrations.ts';
import { forgetPushes } from './outbox-store.ts';
import { postPush } from './post-push.ts';
import { tellOfMatch } from './tell-of-match.ts';
import { vapidKeys } from './vapid.ts';
import type { WebPush, WebPushDependencies } from './web-push-api.ts';
import { webPushRoutes } from './web-push-routes.ts';

const DELIVER_EVERY_MS = SECOND_MS;

/** Tells devices that asked for it what happened while the site is closed: Web Push, RFC 8030, 8291 and 8292. */
export function createWebPush(kernel: Kernel, dependencies: WebPushDependencies): WebPush {
  const { config, db, clock, scheduler, log } = kernel;
  let hearNoMore: (() => void) | undefined;
  /** The moments of matches that are being kept, one after the other. */
  let keeping = Promise.resolve();
  return {
    name: 'web-push',
    migrations: webPushMigrations,
    routes: (app) => webPushRoutes(app, kernel, dependencies),
    start() {
      const vapid = { ...vapidKeys(kernel.keys.ring), subject: `mailto:${config.mail.from.address}` };
      const delivery = { kernel, dependencies, vapid, post: postPush };
      hearNoMore = dependencies.moments((moment) => {
        keeping = keeping
          .then(() => tellOfMatch(kernel, dependencies, moment))
          .catch((error: unknown) =>
            log.error({ error, eventId: moment.eventId }, 'followers of a match were not told'),
          );
      });
      scheduler.every('web-push.deliver', DELIVER_EVERY_MS, async () => {
        await keeping;
        await deliverPushes(delivery);
      });
      scheduler.every('web-push.forget', DAY_MS, () => forgetPushes(db, clock.nowMs()));
      return Promise.resolve();
    },
    async stop() {
      hearNoMore?.();
      await keeping;
    },
  };
}
