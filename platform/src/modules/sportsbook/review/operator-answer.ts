import { parseAmount } from '@paddock/contract';
import type { OperatorReviewAnswer, OperatorReviewRequest } from '@paddock/contract/schemas';

import type { Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { StoredAnswer } from '../../../kernel/idempotency/idempotency.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { OperatorPrincipal } from '../../operators/index.ts';
import { legsToStrike } from '../placement/legs-to-strike.ts';
import type { Ticket } from '../placement/ticket.ts';
import type { SportsbookDependencies } from '../sportsbook-api.ts';
import { isInPlay, type BetReviews, type ReviewParts } from './bet-reviews.ts';
import { offerOf } from './offer.ts';
import { keepReview, moveHeld, type ReviewRecord } from './review-store.ts';

export interface AnsweringParts extends Pick<ReviewParts, 'book' | 'exposures' | 'deciding' | 'news'> {
  readonly kernel: Pick<Kernel, 'clock' | 'idempotency' | 'config'>;
  readonly operators: Pick<SportsbookDependencies['operators'], 'record' | 'refuseOwnPlayer'>;
  readonly reviews: BetReviews;
}

export interface OperatorAnswer {
  readonly operator: OperatorPrincipal;
  readonly of: Pick<Ticket, 'playerId' | 'id'>;
  readonly key: string;
  readonly request: OperatorReviewRequest;
}

/** What is left to do after the commit. */
type After = () => Promise<void> | void;

/**
 * What an operator answers to a large bet, once per key: takes it as it was asked, not at all, or offers something else,
 * which they may do again while the player has not answered. All of it is in the audit.
 */
export function createOperatorAnswers(
  parts: AnsweringParts,
): (answer: OperatorAnswer) => Promise<StoredAnswer> {
  const { kernel, operators, reviews, deciding, news, book } = parts;

  /** It becomes a placement like any other, decided at once or when the delay of play is over. */
  async function accept(tx: Tx, record: ReviewRecord, { operator }: OperatorAnswer): Promise<After> {
    const nowMs = kernel.clock.nowMs();
    const { review: _looked, ...asked } = record.ticket;
    const live = isInPlay(book, asked, nowMs);
    const delayMs = live ? kernel.config.liveDelayMs : 0;
    const ticket: Ticket = {
      ...asked,
      delayMs,
      decidesAtMs: Math.max(nowMs, asked.receivedAtMs + delayMs),
      // Before a match a price that was away for a moment tells nobody anything; in play every stop counts.
      legs: live
        ? asked.legs
        : asked.legs.map((leg) => ({
            ...leg,
            mark: { ...markNow(parts, leg.selectionId), change: book.lastChange },
          })),
    };
    const legs = legsToStrike(book, ticket, nowMs);
    if (legs instanceof PlatformError) throw legs;
    await moveHeld(tx, ticket);
    await keepReview(tx, { ...record, state: 'accepted', operator: operator.name, endedAtMs: nowMs }, nowMs);
    return async () => {
      reviews.forget(ticket);
      deciding.add(ticket);
      await deciding.decideDue();
    };
  }

  async function act(tx: Tx, record: ReviewRecord, answer: OperatorAnswer): Promise<After> {
    const { operator, request } = answer;
    switch (request.answer) {
      case 'accept':
        return accept(tx, record, answer);
      case 'reject': {
        const refusal = new PlatformError('REVIEW_REJECTED');
        await reviews.end(tx, record, { state: 'rejected', refusal, operator: operator.name });
        return () => {
          reviews.ended(record.ticket);
        };
      }
      case 'offer': {
        const stakeMinor = parseAmount(request.stake, record.ticket.currency);
        if (stakeMinor === undefined) throw new PlatformError('AMOUNT_INVALID');
        const made = offerOf(parts, record.ticket, { stakeMinor, prices: request.prices });
        const moved = await reviews.offer(tx, record, made, operator.name);
        return () => {
          reviews.add(moved);
          news.decided(moved.playerId, moved.key);
        };
      }
    }
  }

  return async (answer) => {
    const { operator, of, key, request } = answer;
    let after: After | undefined;
    let looked: Ticket | undefined;
    const asked = { principal: `operator:${operator.operatorId}`, operation: 'sportsbook.review', key };
    const stored = await kernel.idempotency
      .run({ ...asked, body: { of, request } }, async (tx) => {
        after = undefined;
        await operators.refuseOwnPlayer(tx, operator, of.playerId);
        const record = await reviews.lock(tx, of);
        looked = record.ticket;
        const next = await act(tx, record, answer);
        const action = { operator, action: `bet-review.${request.answer}`, subject: `placement:${of.id}` };
        const { reason, ...said } = request;
        const before = { state: record.state, offer: record.offer ?? null };
        await operators.record(tx, { ...action, before, after: { playerId: of.playerId, ...said }, reason });
        after = next;
        const body: OperatorReviewAnswer = { state: STATES[request.answer] };
        return { status: 200, body };
      })
      .catch((error: unknown) => {
        // Whether it committed is not known: the next look finds out by the row.
        if (looked !== undefined) reviews.add({ ...looked, decidesAtMs: kernel.clock.nowMs() });
        throw error;
      });
    await after?.();
    return stored;
  };
}

const STATES = { accept: 'accepted', reject: 'rejected', offer: 'offered' } as const;

function markNow({ book }: Pick<AnsweringParts, 'book'>, selectionId: string): { readonly betStops: number } {
  const market = book.markets.get(selectionId.slice(0, selectionId.indexOf('.')) as never);
  return { betStops: market?.event.betStops ?? -1 };
}
