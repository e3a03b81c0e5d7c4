import type { PlacementView } from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { idempotencyKeyOf } from '../../../kernel/http/idempotency-key.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import type { StoredAnswer } from '../../../kernel/idempotency/idempotency.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { RequirePlayer } from '../../identity/index.ts';
import type { Book } from '../book/book.ts';
import { placementView } from '../placement/placement-view.ts';
import type { Placement } from '../placement/placing.ts';
import { conditionsOf, hidingFilters } from './bet-filters.ts';
import { betView } from './bet-record.ts';
import { readBet, readBetPage, readNumberedBet } from './bet-store.ts';
import { withEventPaths } from './event-paths.ts';
import { createOriginOf } from './origin-of.ts';

const PAGE = 20;

/** Placing bets and looking at one's own. */
export function betRoutes(
  app: HttpApp,
  kernel: Kernel,
  book: Book,
  requirePlayer: RequirePlayer,
  place: (placement: Placement) => Promise<StoredAnswer>,
): void {
  const originOf = createOriginOf(kernel);
  serve(app, 'POST /web-api/sportsbook/bets', { config: { budget: 'money' } }, async (request, reply) => {
    const { playerId } = await requirePlayer(request);
    const key = idempotencyKeyOf(request);
    requiredId(request.body.accountId, 'ACCOUNT_UNKNOWN');
    const answer = await place({ playerId, key, request: request.body, origin: originOf(request) });
    return reply.status(answer.status as 201).send(answer.body as PlacementView);
  });
  serve(app, 'GET /web-api/sportsbook/placements/:key', async (request) => {
    const { playerId } = await requirePlayer(request);
    const view = await placementView(kernel, playerId, request.params.key);
    if (view === undefined) throw new PlatformError('BET_UNKNOWN');
    return view;
  });
  serve(app, 'GET /web-api/sportsbook/bets', async (request) => {
    const { playerId } = await requirePlayer(request);
    const { cursor, limit = PAGE, ...filter } = request.query;
    const conditions = conditionsOf(filter);
    const before = cursor === undefined ? undefined : requiredId(cursor, 'INVALID_INPUT');
    const { bets, nextCursor } = await readBetPage(kernel.db, playerId, conditions, before, limit);
    const isEmpty = bets.length === 0 && cursor === undefined;
    return {
      bets: bets.map((bet) => withEventPaths(betView(bet), book)),
      nextCursor,
      hiddenBy: isEmpty ? await hidingFilters(kernel.db, playerId, conditions) : [],
    };
  });
  serve(app, 'GET /web-api/sportsbook/bets/:id', async (request) => {
    const { playerId } = await requirePlayer(request);
    const bet = await readBet(kernel.db, playerId, requiredId(request.params.id, 'BET_UNKNOWN'));
    if (bet === undefined) throw new PlatformError('BET_UNKNOWN');
    return withEventPaths(betView(bet), book);
  });
  serve(app, 'GET /web-api/sportsbook/numbered-bets/:number', async (request) => {
    const { playerId } = await requirePlayer(request);
    const bet = await readNumberedBet(kernel.db, playerId, request.params.number);
    if (bet === undefined) throw new PlatformError('BET_UNKNOWN');
    return withEventPaths(betView(bet), book);
  });
}
