import { MINUTE_MS, type BetId, type PlayerId } from '@paddock/contract';
import type { OperatorReviewAnswer, PlacementView } from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { idempotencyKeyOf } from '../../../kernel/http/idempotency-key.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import { serve } from '../../../kernel/http/serve.ts';
import type { StoredAnswer } from '../../../kernel/idempotency/idempotency.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { Book } from '../book/book.ts';
import type { SportsbookDependencies } from '../sportsbook-api.ts';
import type { OperatorAnswer } from './operator-answer.ts';
import type { PlayerAnswer } from './player-answer.ts';
import { readOpenReviews, readReviewsOf } from './review-store.ts';
import { operatorReviewView, reviewView } from './review-views.ts';

/** How long a player is shown how a review ended. */
export const SHOW_ENDED_MS = 10 * MINUTE_MS;

export interface ReviewRouteParts extends Pick<
  SportsbookDependencies,
  'requirePlayer' | 'operators' | 'playerNumbers'
> {
  readonly kernel: Pick<Kernel, 'db' | 'clock'>;
  readonly book: Book;
  readonly answerAsOperator: (answer: OperatorAnswer) => Promise<StoredAnswer>;
  readonly answerAsPlayer: (answer: PlayerAnswer) => Promise<StoredAnswer>;
}

/** Large bets that operators look at: their players, and the operators. */
export function reviewRoutes(app: HttpApp, parts: ReviewRouteParts): void {
  playerRoutes(app, parts);
  operatorReviewRoutes(app, parts);
}

function playerRoutes(app: HttpApp, { kernel, book, requirePlayer, answerAsPlayer }: ReviewRouteParts): void {
  serve(app, 'GET /web-api/sportsbook/reviews', async (request) => {
    const { playerId } = await requirePlayer(request);
    const serverTimeMs = kernel.clock.nowMs();
    const found = await readReviewsOf(kernel.db, playerId, serverTimeMs - SHOW_ENDED_MS);
    return { serverTimeMs, reviews: found.map((record) => reviewView(book, record)) };
  });

  serve(
    app,
    'POST /web-api/sportsbook/reviews/:placementId/answer',
    { config: { budget: 'money' } },
    async (request, reply) => {
      const { playerId } = await requirePlayer(request);
      const key = idempotencyKeyOf(request);
      const placementId = requiredId(request.params.placementId, 'REVIEW_OVER');
      const answer = await answerAsPlayer({ playerId, placementId, key, request: request.body });
      return reply.status(answer.status as 200).send(answer.body as PlacementView);
    },
  );
}

function operatorReviewRoutes(
  app: HttpApp,
  { kernel, book, operators, playerNumbers, answerAsOperator }: ReviewRouteParts,
): void {
  serve(app, 'GET /operator-api/bet-reviews', async (request) => {
    await operators.requireOperator(request, 'reports:read');
    const found = await readOpenReviews(kernel.db);
    const players = found.map(({ ticket }) => ticket.playerId);
    const numberOf = await playerNumbers.numbersOf(kernel.db, players);
    const nowMs = kernel.clock.nowMs();
    return {
      serverTimeMs: nowMs,
      reviews: found.map((record) => operatorReviewView(book, record, { nowMs, numberOf })),
    };
  });

  serve(app, 'POST /operator-api/bet-reviews/:playerId/:placementId/answer', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'bets:trade');
    const key = idempotencyKeyOf(request);
    const of = {
      playerId: requiredId(request.params.playerId, 'REVIEW_OVER') as string as PlayerId,
      id: requiredId(request.params.placementId, 'REVIEW_OVER') as string as BetId,
    };
    const answer = await answerAsOperator({ operator, of, key, request: request.body });
    return reply.status(answer.status as 200).send(answer.body as OperatorReviewAnswer);
  });
}
