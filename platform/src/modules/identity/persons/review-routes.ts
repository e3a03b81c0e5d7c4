import { Type } from 'typebox';
import {
  DecimalId,
  OperatorDecisionRequest,
  PersonPlayersView,
  PersonReviewDecision,
  PersonReviewStatus,
  PersonReviewsView,
  PersonReviewView,
} from '@paddock/contract/schemas';
import type { PlayerId } from '@paddock/contract';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import type { OperatorPrincipal } from '../../operators/index.ts';
import type { IdentityOperators } from '../identity-api.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { findPlayer } from '../players-store.ts';
import { decideReview, listReviews, lockReview, type Review } from './reviews-store.ts';
import { personOf, playersOf } from './same-person-store.ts';

const REVIEWS_AT_ONCE = 200;

/** Operators say which accounts are one person's where the accounts themselves have not proved it (rules §9). */
export function personReviewRoutes(app: HttpApp, parts: IdentityParts): void {
  const { kernel } = parts;
  const operators = parts.operators?.();
  if (operators === undefined) return;

  app.get(
    '/operator-api/person-reviews',
    {
      schema: {
        summary: 'Accounts that look like one person’s',
        querystring: Type.Object({
          status: Type.Optional(PersonReviewStatus),
          playerId: Type.Optional(DecimalId),
        }),
        response: { 200: PersonReviewsView },
      },
    },
    async (request) => {
      await operators.requireOperator(request, 'players:verify');
      const { status = 'open', playerId } = request.query;
      const wanted = { status, playerId: playerId as PlayerId | undefined, limit: REVIEWS_AT_ONCE };
      return { reviews: (await listReviews(kernel.db, wanted)).map(viewOf) };
    },
  );

  app.post(
    '/operator-api/person-reviews/:id/decision',
    {
      schema: {
        summary: 'Say whether two accounts are one person’s',
        params: Type.Object({ id: DecimalId }),
        body: PersonReviewDecision,
        response: { 200: PersonReviewView },
      },
    },
    async (request) => {
      const operator = await operators.requireOperator(request, 'players:verify');
      return inTransaction(kernel.db, (tx) =>
        decide(tx, parts, operators, operator, request.params.id, request.body),
      );
    },
  );

  app.post(
    '/operator-api/players/:playerId/separate',
    {
      schema: {
        summary: 'Make an account a person of its own again',
        params: Type.Object({ playerId: DecimalId }),
        body: OperatorDecisionRequest,
        response: { 200: PersonPlayersView },
      },
    },
    async (request) => {
      const operator = await operators.requireOperator(request, 'players:verify');
      const playerId = requiredId<'player'>(request.params.playerId, 'ACCOUNT_UNKNOWN');
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
        return { players: [playerId, ...players.filter((each) => each !== playerId)] };
      });
    },
  );
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
  return viewOf({ ...review, status, decidedAtMs: nowMs, decidedBy: by });
}

function viewOf({ newerId, olderId, kinds, ...review }: Review): PersonReviewView {
  return { ...review, kinds: [...kinds], newerPlayerId: newerId, olderPlayerId: olderId };
}
