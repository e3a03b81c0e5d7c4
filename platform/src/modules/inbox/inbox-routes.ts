import type { PlayerId } from '@paddock/contract';
import type { InboxUnread } from '@paddock/contract/schemas';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import { serve } from '../../kernel/http/serve.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { requiredId } from '../../kernel/http/required-id.ts';
import type { Kernel } from '../../kernel/module.ts';
import { tellPlayer } from '../live/index.ts';
import { foldMessages } from './fold-messages.ts';
import type { Inbox, InboxDependencies } from './inbox-api.ts';
import { markAllRead, markRead, messagesBefore } from './inbox-store.ts';

/** Messages of a page. */
export const INBOX_PAGE = 20;
/** Rows looked at for a page: bets of one minute stand together. */
const ROWS = 500;

const idOf = (text: string) => requiredId<'inbox-message'>(text, 'NOT_FOUND');

export interface InboxRouteParts extends InboxDependencies, Pick<Inbox, 'unread'> {
  readonly kernel: Kernel;
}

/** The player's side: reading, and marking read for every tab and device. */
export function inboxRoutes(app: HttpApp, { kernel, requirePlayer, unread }: InboxRouteParts): void {
  const { db, clock, bus } = kernel;

  async function afterReading(playerId: PlayerId): Promise<InboxUnread> {
    tellPlayer(bus, playerId, { kind: 'inbox' });
    return { unread: await unread(db, playerId) };
  }

  serve(app, 'GET /web-api/inbox', async (request) => {
    const { playerId } = await requirePlayer(request);
    const before = request.query.before === undefined ? undefined : idOf(request.query.before);
    const rows = await messagesBefore(db, playerId, { before, limit: ROWS + 1 });
    const { messages, lastId } = foldMessages(rows.slice(0, ROWS), INBOX_PAGE);
    const hasMore = lastId !== undefined && rows.at(-1)?.messageId !== lastId;
    return { messages: [...messages], next: hasMore ? lastId : null, unread: await unread(db, playerId) };
  });

  serve(app, 'GET /web-api/inbox/unread', async (request) => {
    const { playerId } = await requirePlayer(request);
    return { unread: await unread(db, playerId) };
  });

  serve(app, 'POST /web-api/inbox/:id/read', async (request) => {
    const { playerId } = await requirePlayer(request);
    const isKnown = await markRead(db, playerId, idOf(request.params.id), clock.nowMs());
    if (!isKnown) throw new PlatformError('NOT_FOUND');
    return afterReading(playerId);
  });

  serve(app, 'POST /web-api/inbox/read-all', async (request) => {
    const { playerId } = await requirePlayer(request);
    await markAllRead(db, playerId, idOf(request.body.throughId), clock.nowMs());
    return afterReading(playerId);
  });
}
