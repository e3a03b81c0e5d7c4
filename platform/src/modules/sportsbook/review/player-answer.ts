import { ERROR_TABLE, type BetId, type PlayerId } from '@paddock/contract';
import type { PlacementView, ReviewAnswerRequest } from '@paddock/contract/schemas';

import type { Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { bodyHashOf, type StoredAnswer } from '../../../kernel/idempotency/idempotency.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { NumberDesk } from '../../../kernel/public-numbers/number-desk.ts';
import type { CouponGifts } from '../../bonuses/index.ts';
import type { LimitsCheck } from '../../limits/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import type { PlayerNewsDesk } from '../bets/player-news.ts';
import type { FoundLeg } from '../placement/check-legs.ts';
import type { Deciding } from '../placement/deciding.ts';
import { acceptedAnswer, pendingAnswer } from '../placement/first-answer.ts';
import { moveExposure } from '../placement/move-exposure.ts';
import { releaseHeld } from '../placement/release-held.ts';
import { strike } from '../placement/strike.ts';
import type { Ticket } from '../placement/ticket.ts';
import { writeWithin } from '../placement/write-placement.ts';
import type { ExposureBook } from '../risk/exposure-book.ts';
import type { BetsEnded, SportsbookDependencies } from '../sportsbook-api.ts';
import { agreedTicket, type AgreeingParts } from './agreed-ticket.ts';
import type { BetReviews } from './bet-reviews.ts';
import { keepReview, type ReviewRecord } from './review-store.ts';

export interface PlayerAnsweringParts
  extends AgreeingParts, Pick<SportsbookDependencies, 'accountsOfPerson'> {
  readonly kernel: AgreeingParts['kernel'] & Pick<Kernel, 'idempotency'>;
  readonly wallet: Wallet;
  readonly limits: LimitsCheck;
  readonly betsEnded: BetsEnded;
  readonly gifts: Pick<CouponGifts, 'stakeCameBack'>;
  readonly numbers: NumberDesk;
  readonly exposures: ExposureBook;
  readonly deciding: Pick<Deciding, 'add'>;
  readonly news: PlayerNewsDesk;
  readonly reviews: BetReviews;
}

export interface PlayerAnswer {
  readonly playerId: PlayerId;
  readonly placementId: string;
  /** Of the answer, and of the bet it makes. */
  readonly key: string;
  readonly request: ReviewAnswerRequest;
}

/** What was done in the transaction, for what follows it. */
interface Done {
  readonly asked: Ticket;
  /** Undefined where the player did not want it. */
  readonly made: Ticket | undefined;
}

/**
 * What a player answers to an offer, once per key. Taking it ends the placement it was made for and places a bet of its own
 * in the same transaction: one stake goes back, the other is taken, by all rules of placing but that its prices are those
 * that were offered. A leg in play waits its delay as ever, from the answer on.
 */
export function createPlayerAnswers(
  parts: PlayerAnsweringParts,
): (answer: PlayerAnswer) => Promise<StoredAnswer> {
  const { kernel, reviews, deciding, news, exposures } = parts;

  function undo(done: Done | undefined): void {
    if (done?.made === undefined) return;
    exposures.remove(done.made.exposure);
    exposures.add(done.asked.exposure);
  }

  function finish({ asked, made }: Done): void {
    if (made === undefined) {
      reviews.ended(asked);
      return;
    }
    reviews.forget(asked);
    if (made.delayMs > 0) deciding.add(made);
    news.decided(asked.playerId, asked.key);
    news.decided(made.playerId, made.key);
  }

  return async ({ playerId, placementId, key, request }) => {
    const body = { placementId, request };
    let done: Done | undefined;
    // Before the transaction: inside it this would wait for a second connection.
    const number = await parts.numbers.next();
    const answer = await kernel.idempotency
      .run({ principal: `player:${playerId}`, operation: 'sportsbook.review', key, body }, async (tx) => {
        undo(done);
        done = undefined;
        const record = await reviews.lock(tx, { playerId, id: placementId as BetId });
        const { ticket: asked, offer, version } = record;
        if (record.state !== 'offered' || offer === undefined) throw new PlatformError('REVIEW_OVER');
        if (version !== request.version) throw new PlatformError('OFFER_CHANGED');
        if (!request.accept) {
          const refusal = new PlatformError('OFFER_DECLINED');
          await reviews.end(tx, record, { state: 'declined', refusal, operator: record.operator });
          done = { asked, made: undefined };
          return { status: 200, body: rejectedView(asked) };
        }
        const person = await parts.accountsOfPerson(tx, playerId);
        // Between the look at the book and the taking of its room nothing is awaited.
        const { ticket, legs } = agreedTicket(parts, asked, offer, key);
        const refusal = moveExposure(exposures, { ...ticket, exposure: asked.exposure }, legs, person);
        if (refusal !== undefined) throw refusal;
        done = { asked, made: ticket };
        await endReplaced(tx, parts, record, ticket);
        return place(tx, parts, { ticket, legs, number, bodyHash: bodyHashOf(body) });
      })
      .catch((error: unknown) => {
        // Whether it committed is not known: what waits finds out by its row, and the rest is counted anew by its watch.
        if (done?.made !== undefined && done.made.delayMs > 0) deciding.add(done.made);
        else undo(done);
        throw error;
      });
    if (answer.status >= 400) undo(done);
    else if (done !== undefined) finish(done);
    return answer;
  };
}

/** The placement an offer was made for ends with it: another bet was agreed in its place. */
async function endReplaced(
  tx: Tx,
  parts: PlayerAnsweringParts,
  record: ReviewRecord,
  made: Ticket,
): Promise<void> {
  const { ticket } = record;
  const refusal = new PlatformError('OFFER_TAKEN', { key: made.key });
  if (!(await releaseHeld(tx, parts, ticket, refusal, made.receivedAtMs)))
    throw new PlatformError('REVIEW_OVER');
  await keepReview(
    tx,
    { ...record, state: 'taken', code: refusal.code, endedAtMs: made.receivedAtMs },
    made.receivedAtMs,
  );
}

interface Placed {
  readonly ticket: Ticket;
  readonly legs: readonly FoundLeg[];
  readonly number: string;
  readonly bodyHash: string;
}

async function place(tx: Tx, parts: PlayerAnsweringParts, placed: Placed): Promise<StoredAnswer> {
  const { ticket, legs, number, bodyHash } = placed;
  const bet = ticket.delayMs > 0 ? undefined : strike(ticket, legs, ticket.receivedAtMs);
  const struck = bet && { bet, exposure: ticket.exposure, number };
  if (!(await writeWithin(parts, tx, { ticket, bodyHash, bet: struck })))
    throw new PlatformError('IDEMPOTENCY_MISMATCH');
  return bet === undefined ? pendingAnswer(ticket) : acceptedAnswer({ ...bet, number });
}

function rejectedView({ id, key }: Ticket): PlacementView {
  const code = 'OFFER_DECLINED';
  return { status: 'rejected', key, placementId: id, code, message: ERROR_TABLE[code][1] };
}
