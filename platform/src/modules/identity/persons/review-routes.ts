import type { PersonReviewDecision, PersonReviewView } from '@paddock/contract/schemas';

import { inTransaction, type Database, type Tx } from '../../../kernel/database/database.ts';
import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { OperatorPrincipal } from '../../operators/index.ts';
import type { IdentityOperators } from '../identity-api.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { playerNumbers } from '../player-numbers.ts';
import { findPlayer } from '../players-store.ts';
import { decideReview, listReviews, lockReview, type Review } from './reviews-store.ts';
import { personOf, playersOf } from './same-person-store.ts';

const REVIEWS_AT_ONCE = 200;

/** Operators say which accounts are one person's where the accounts themselves have not proved it (rules §9). */
export function personReviewRoutes(app: HttpApp, parts: IdentityParts): void {
  const { kernel } = parts;
  const operators = parts.operators();

  serve(app, 'GET /operator-api/person-reviews', async (request) => {
    await operators.requireOperator(request, 'players:verify');
    const { status = 'open', playerId: named } = request.query;
    const playerId = named === undefined ? undefined : await playerNumbers.idOf(kernel.db, named);
    const reviews = await listReviews(kernel.db, { status, playerId, limit: REVIEWS_AT_ONCE });
    return { reviews: await viewsOf(kernel.db, reviews) };
  });

  serve(app, 'POST /operator-api/person-reviews/:id/decision', async (request) => {
    const operator = await operators.requireOperator(request, 'players:verify');
    return inTransaction(kernel.db, (tx) =>
      decide(tx, parts, operators, operator, request.params.id, request.body),
    );
  });

  serve(app, 'POST /operator-api/players/:playerId/separate', async (request) => {
    const operator = await operators.requireOperator(request, 'players:verify');
    const playerId = await playerNumbers.idOf(kernel.db, request.params.playerId);
    return inTransaction(kernel.db, async (tx) => {
      if ((await findPlayer(tx, playerId, kernel.clock.nowMs())) === undefined) {
        throw new PlatformError('ACCOUNT_UNKNOWN');
      }
      const players = await playersOf(tx, await personOf(tx, playerId));
      for (const each of players) await operators.refuseOwnPlayer(tx, operator, each);
      if (!(await parts.persons.separate(tx, playerId, operator.name))) {
        throw new PlatformError('REVIEW_DECIDED');
      }
      await operators.record(tx, {
        operator,
        action: 'person.separate',
        subject: `player:${playerId}`,
        before: { players },
        after: { players: [playerId] },
        reason: request.body.reason,
      });
      const all = [playerId, ...players.filter((each) => each !== playerId)];
      return { players: all, numbers: all.map(await playerNumbers.numbersOf(tx, all)) };
    });
  });
}

async function decide(
  tx: Tx,
  { kernel, persons }: IdentityParts,
  operators: IdentityOperators,
  operator: OperatorPrincipal,
  id: string,
  { decision, reason }: PersonReviewDecision,
): Promise<PersonReviewView> {
  const review = await lockReview(tx, id);
  if (review === undefined) throw new PlatformError('NOT_FOUND');
  if (review.status !== 'open') throw new PlatformError('REVIEW_DECIDED');
  const { newerId, olderId, kinds } = review;
  for (const each of [newerId, olderId]) await operators.refuseOwnPlayer(tx, operator, each);
  const status = decision === 'join' ? 'joined' : 'dismissed';
  const [by, nowMs] = [operator.name, kernel.clock.nowMs()];
  await operators.record(tx, {
    operator,
    action: `person.${decision}`,
    subject: `player:${newerId}`,
    before: { status: 'open', kinds },
    after: { status, with: olderId },
    reason,
  });
  if (decision === 'join') await persons.join(tx, newerId, olderId, { kinds, by });
  else {
    await decideReview(tx, review, { id, kinds, status: 'dismissed', by, nowMs });
    await persons.workOutAnew(tx, [newerId]);
  }
  return viewOf(tx, { ...review, status, decidedAtMs: nowMs, decidedBy: by });
}

async function viewOf(tx: Tx, review: Review): Promise<PersonReviewView> {
  const [view] = await viewsOf(tx, [review]);
  if (view === undefined) throw new Error('a review has no view');
  return view;
}

async function viewsOf(db: Database | Tx, reviews: readonly Review[]): Promise<PersonReviewView[]> {
  const players = reviews.flatMap(({ newerId, olderId }) => [newerId, olderId]);
  const numberOf = await playerNumbers.numbersOf(db, players);
  return reviews.map(({ newerId, olderId, kinds, ...review }) => ({
    ...review,
    kinds: [...kinds],
    newerPlayerId: newerId,
    newerPlayerNumber: numberOf(newerId),
    olderPlayerId: olderId,
    olderPlayerNumber: numberOf(olderId),
  }));
}
