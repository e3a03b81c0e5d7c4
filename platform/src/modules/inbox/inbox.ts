import { DAY_MS, HOUR_MS } from '@paddock/contract';

import type { Kernel } from '../../kernel/module.ts';
import type { Inbox, InboxDependencies } from './inbox-api.ts';
import { inboxRoutes } from './inbox-routes.ts';
import { countUnread, eraseBefore } from './inbox-store.ts';
import { inboxMigrations } from './migrations.ts';
import { createTellInbox } from './tell-inbox.ts';

/** How long a message is kept, read or not. */
export const INBOX_KEPT_MS = 90 * DAY_MS;
const ERASE_EVERY_MS = HOUR_MS;
const UNREAD_MAX = 100;

/** The player's messages on the site. */
export function createInbox(kernel: Kernel, dependencies: InboxDependencies): Inbox {
  const { db, clock, ids, scheduler } = kernel;
  const unread: Inbox['unread'] = (at, playerId) => countUnread(at, playerId, UNREAD_MAX);
  return {
    name: 'inbox',
    migrations: inboxMigrations,
    unread,
    tell: createTellInbox(ids, dependencies.tellDevices),
    routes: (app) => inboxRoutes(app, { ...dependencies, kernel, unread }),
    start() {
      scheduler.every('inbox.erase', ERASE_EVERY_MS, () => eraseBefore(db, clock.nowMs() - INBOX_KEPT_MS));
      return Promise.resolve();
    },
  };
}
