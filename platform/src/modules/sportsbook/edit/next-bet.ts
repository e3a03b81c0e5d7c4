import { formatAmount, type AccountId, type BetId, type PlayerId } from '@paddock/contract';
import type { EditBetView } from '@paddock/contract/schemas';

import type { Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { bodyHashOf } from '../../../kernel/idempotency/idempotency.ts';
import { betView, EDIT_KEY, type StruckRecord } from '../bets/bet-record.ts';
import type { NextBet } from '../cash-out/next-bet.ts';
import type { StoredBet } from '../cash-out/offer.ts';
import type { FoundLeg } from '../placement/check-legs.ts';
import { boundsDetails, couponBounds } from '../placement/check-stake.ts';
import { legsAtDecision } from '../placement/deciding.ts';
import { checkPlacement } from '../placement/placing.ts';
import { checkShape } from '../placement/plan-bet.ts';
import { strike } from '../placement/strike.ts';
import { ticketExposure } from '../placement/ticket-exposure.ts';
import type { Ticket } from '../placement/ticket.ts';
import { writeWithin } from '../placement/write-placement.ts';
import type { ExposureBook } from '../risk/exposure-book.ts';
import type { Exposure } from '../risk/exposure.ts';
import { heldBefore } from '../settlement/held-room.ts';
import type { EditCall, EditParts } from './edit-parts.ts';
import { isSameBet } from './same-bet.ts';

/**
 * The bet an edit places in the place of another: checked as every placement is, at its receipt and after its delay, but
 * that what the other holds of the house's room counts as free. While it waits it holds neither money nor room.
 */
export function createNextBet(parts: EditParts, call: EditCall, number: string): NextBet {
  const { kernel, exposures, news } = parts;
  const { playerId, request } = call;
  const { quoteId: _quote, ...coupon } = request;
  const betId: BetId = kernel.ids.forPlayer(playerId);
  const key = `${EDIT_KEY}${call.key}`;
  let received: Ticket | undefined;
  let placed: PlacedBet | undefined;

  function drop(): void {
    if (placed !== undefined) exposures.remove(placed.exposure);
    placed = undefined;
  }

  function take(bet: PlacedBet): void {
    exposures.add(bet.exposure);
    placed = bet;
  }

  /** Looks at the room of the house as if the bet that stands were gone. Nothing may be awaited in it. */
  function without<Result>({ bet, legs }: StoredBet, look: () => Result): Result {
    const held = heldBefore({ playerId, betId: call.betId }, bet, legs);
    exposures.remove(held);
    try {
      return look();
    } finally {
      exposures.add(held);
    }
  }

  /** The accounts that count together; a single is measured by person only where traders bound one. */
  function personOf(tx: Tx): Promise<readonly PlayerId[]> {
    const isAlone = request.type === 'single' && !exposures.bounds.knowsPlayers;
    return isAlone ? Promise.resolve([]) : parts.accountsOfPerson(tx, playerId);
  }

  return {
    betId,
    body: request,
    drop,
    async receive(tx, stored) {
      drop();
      // Another bet has no gift, and what is given up for it is worth more than what would be paid.
      if (stored.bet.gift !== null) throw new PlatformError('GIFT_NOT_FOR_BET', { reason: 'edit' });
      const accountId = stored.bet.account_id.toString() as AccountId;
      const asked = { playerId, key, origin: call.origin, request: { ...coupon, accountId } };
      checkShape(asked.request);
      const person = await personOf(tx);
      const checked = without(stored, () => checkPlacement(parts, asked, stored.bet.currency, person));
      received = { ...checked.ticket, id: betId };
      refuseReviewed(received);
      if (isSameBet(stored, received)) throw new PlatformError('EDIT_SAME');
      if (checked.bet !== undefined)
        take({ ticket: received, bet: { ...checked.bet, id: betId }, exposure: received.exposure });
      return { delayMs: received.delayMs };
    },
    async strike(tx, stored, nowMs) {
      drop();
      if (received === undefined) throw new Error(`${betId} was never looked at`);
      const person = await personOf(tx);
      const { liveDelayMs: delayMs } = kernel.config;
      const waited = { ...received, delayMs, decidesAtMs: received.receivedAtMs + delayMs };
      const legs = legsAtDecision(parts, waited, nowMs);
      if (legs instanceof PlatformError) throw legs;
      without(stored, () => checkRoom(exposures, waited, legs, person));
      // All its money moves now: nothing was held before.
      const ticket = { ...waited, receivedAtMs: nowMs, decidesAtMs: nowMs };
      take({ ticket, bet: strike(ticket, legs, nowMs), exposure: ticketExposure(ticket, legs) });
    },
    async write(tx) {
      if (placed === undefined) throw new Error(`${betId} was not struck`);
      const { ticket, bet, exposure } = placed;
      const bodyHash = bodyHashOf(request);
      if (await writeWithin(parts, tx, { ticket, bodyHash, bet: { bet, exposure, number } })) return;
      throw new Error(`the key ${key} is used`);
    },
    keep() {
      placed = undefined;
      news.decided(playerId, key);
    },
    answer(paidMinor, before) {
      if (placed === undefined) throw new Error(`${betId} was not struck`);
      const editedFrom = { betId: call.betId, number: before.public_number.toString() };
      const body: EditBetView = {
        status: 'edited',
        key: call.key,
        betId: call.betId,
        paid: formatAmount(paidMinor, before.currency),
        bet: betView({ ...placed.bet, number, editedFrom }),
      };
      return { status: 200, body };
    },
  };
}

/** A bet that is struck and not stored yet, with the room it took. */
interface PlacedBet {
  readonly ticket: Ticket;
  readonly bet: StruckRecord;
  readonly exposure: Exposure;
}

/** An offer of five seconds cannot wait for an operator: what one would look at is placed as a bet of its own. */
function refuseReviewed({ review, currency }: Ticket): void {
  if (review === undefined) return;
  const bounds = { min: formatAmount(0n, currency), max: formatAmount(review.automaticMinor, currency) };
  throw new PlatformError('STAKE_TOO_LARGE', { ...bounds, currency });
}

/** @throws what is tightest of the bounds of a bet, where it is above them. */
function checkRoom(
  exposures: ExposureBook,
  { plan, currency, stakeMinor }: Ticket,
  legs: readonly FoundLeg[],
  person: readonly PlayerId[],
): void {
  const bounds = couponBounds(legs, plan, currency, exposures, person);
  if (stakeMinor > bounds.maxMinor) throw new PlatformError(bounds.tightest, boundsDetails(bounds, currency));
}
