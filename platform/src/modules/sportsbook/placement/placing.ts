import { parseSelectionId, type AccountId, type PlayerId } from '@paddock/contract';
import type { PlaceBetRequest, PlacementView } from '@paddock/contract/schemas';

import type { Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { StoredAnswer } from '../../../kernel/idempotency/idempotency.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { LimitsCheck } from '../../limits/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import { betView, type StruckRecord } from '../bets/bet-record.ts';
import type { PlayerNewsDesk } from '../bets/player-news.ts';
import type { Book } from '../book/book.ts';
import { isLive } from '../book/openness.ts';
import type { ExposureBook } from '../risk/exposure-book.ts';
import { MAX_LEGS } from '../risk/stake-bounds.ts';
import type { WriteBehind } from '../store/write-behind.ts';
import type { AccountCurrencies } from './account-currencies.ts';
import { faultsAtReceipt, findLegs, type FoundLeg, type LegMark } from './check-legs.ts';
import { checkStake, couponBounds } from './check-stake.ts';
import { ticketExposure } from './ticket-exposure.ts';
import type { Deciding } from './deciding.ts';
import { legRefusal } from './leg-refusal.ts';
import { insertAccepted, insertHeld, insertRejected } from './placement-store.ts';
import { strike } from './strike.ts';
import type { SportsbookDependencies } from '../sportsbook-api.ts';
import type { Origin, Ticket } from './ticket.ts';

export interface PlacingParts {
  readonly kernel: Kernel;
  readonly wallet: Wallet;
  readonly limits: LimitsCheck;
  readonly isBanned: SportsbookDependencies['isBanned'];
  readonly isSportClosed: SportsbookDependencies['isSportClosed'];
  readonly accountsOfPerson: SportsbookDependencies['accountsOfPerson'];
  readonly book: Book;
  readonly writeBehind: WriteBehind;
  readonly exposures: ExposureBook;
  readonly accounts: AccountCurrencies;
  readonly deciding: Deciding;
  readonly news: PlayerNewsDesk;
}

export interface Placement {
  readonly playerId: PlayerId;
  readonly key: string;
  readonly request: PlaceBetRequest;
  readonly origin: Origin;
}

/**
 * Places a bet, once per key (rules §4, §6). Pre-match coupons are accepted at once; a coupon with a live leg holds its
 * stake and waits. The stake, the placement, its bet and the stored answer are one transaction that touches rows of this
 * player only: no row of the house is updated in it.
 */
export function createPlacing(parts: PlacingParts): (placement: Placement) => Promise<StoredAnswer> {
  const { kernel, accounts, exposures, deciding, news } = parts;

  function give(taken: Taken | undefined): void {
    if (taken !== undefined) exposures.remove(taken.ticket.exposure);
  }

  return async (placement) => {
    const { playerId, key, request } = placement;
    // Before the transaction: inside it this would wait for a second connection.
    if (anyUnstored(parts.book, request)) await parts.writeBehind.flush();
    const run: Run = { taken: undefined };
    const work = async (tx: Tx) => {
      give(run.taken); // an attempt the database asked to repeat
      run.taken = undefined;
      checkShape(request);
      const currency = await accounts.of(tx, playerId, request.accountId as AccountId);
      const person = await personOf(parts, tx, placement);
      // Between the look at the room and its taking nothing is awaited.
      const checked = check(parts, placement, currency, person);
      exposures.add(checked.ticket.exposure);
      return write(parts, tx, checked).then(
        (answer) => {
          run.taken = checked;
          return answer;
        },
        (error: unknown) => {
          give(checked);
          throw error;
        },
      );
    };
    const idempotent = { principal: `player:${playerId}`, operation: 'sportsbook.place', key, body: request };
    const answer = await kernel.idempotency.run(idempotent, work).catch((error: unknown) => {
      // Whether it committed is not known: deciding finds out by the row. A pre-match bet is counted again at start.
      if (run.taken !== undefined && run.taken.ticket.delayMs > 0) deciding.add(run.taken.ticket);
      else give(run.taken);
      throw error;
    });
    const { taken } = run;
    if (answer.status >= 400) {
      // Also for a repeat: the first may have died between its answer and this.
      await keepRefusal(kernel, placement, answer);
    } else if (taken === undefined) return answer;
    else if (answer.status === 202) deciding.add(taken.ticket);
    else news.decided(playerId, placement.key);
    return answer;
  };
}

/** What one call has reserved; nothing when it only repeats an earlier one. */
interface Run {
  taken: Taken | undefined;
}

interface Taken {
  readonly ticket: Ticket;
  /** Absent while the placement has to wait. */
  readonly bet: StruckRecord | undefined;
}

/**
 * Everything the book can refuse a coupon for, and the bet struck if it does not wait. Synchronous on purpose: no feed
 * message comes in between, so prices, scores and openness are those of one instant.
 */
function check(
  parts: PlacingParts,
  placement: Placement,
  currency: string,
  person: readonly PlayerId[],
): Taken {
  const { kernel, book, exposures, isSportClosed } = parts;
  const { request, playerId } = placement;
  if (parts.isBanned(playerId)) throw new PlatformError('ACCOUNT_RESTRICTED');
  const found = findLegs(book, request.legs);
  if ('faults' in found) throw legRefusal(found.faults);
  const nowMs = kernel.clock.nowMs();
  const faults = faultsAtReceipt(book, found.legs, request.policy, nowMs);
  if (faults.length > 0) throw legRefusal(faults);
  const closed = found.legs.some(({ market: { event } }) =>
    isSportClosed(playerId, isLive(event, nowMs) ? 'live' : 'line', event.sport),
  );
  if (closed) throw new PlatformError('SPORT_RESTRICTED');
  const bounds = couponBounds(found.legs, currency, exposures, person);
  const stakeMinor = checkStake(request.stake, bounds, currency);
  const live = found.legs.some(({ market }) => isLive(market.event, nowMs));
  const delayMs = live ? kernel.config.liveDelayMs : 0;
  const ticket: Ticket = {
    id: kernel.ids.forPlayer(playerId),
    playerId,
    key: placement.key,
    type: request.type,
    policy: request.policy,
    accountId: request.accountId as AccountId,
    currency,
    stakeMinor,
    payoutCapMinor: bounds.payoutCapMinor,
    exposure: ticketExposure(
      { playerId, currency, stakeMinor, payoutCapMinor: bounds.payoutCapMinor },
      found.legs,
    ),
    delayMs,
    receivedAtMs: nowMs,
    decidesAtMs: nowMs + delayMs,
    origin: placement.origin,
    epoch: book.epoch,
    legs: found.legs.map((leg) => ({ ...leg.seen, mark: markOf(book, leg) })),
  };
  return { ticket, bet: delayMs > 0 ? undefined : strike(ticket, found.legs, nowMs) };
}

/** The accounts whose combinations count together; a single is not measured by person. */
function personOf(
  { accountsOfPerson }: PlacingParts,
  tx: Tx,
  { playerId, request }: Placement,
): Promise<readonly PlayerId[]> {
  return request.type === 'single' ? Promise.resolve([]) : accountsOfPerson(tx, playerId);
}

function markOf(book: Book, { market }: FoundLeg): LegMark {
  return { betStops: market.event.betStops, change: book.lastChange };
}

/** A bet may point only at markets that a crash cannot forget. */
function anyUnstored(book: Book, { legs }: PlaceBetRequest): boolean {
  return legs.some(({ selectionId }) => {
    const parsed = parseSelectionId(selectionId);
    return parsed !== undefined && book.markets.get(parsed.marketId)?.stored === false;
  });
}

function checkShape({ type, legs }: PlaceBetRequest): void {
  if (legs.length > MAX_LEGS) throw new PlatformError('TOO_MANY_LEGS', { max: MAX_LEGS });
  if ((type === 'single') !== (legs.length === 1)) {
    throw new PlatformError('INVALID_INPUT', [
      { at: '/legs', message: 'a single has one leg, an accumulator two or more' },
    ]);
  }
}

/** Holds the stake, measures it against the player's limits and writes the placement: three round trips. */
async function write(parts: PlacingParts, tx: Tx, { ticket, bet }: Taken): Promise<StoredAnswer> {
  const { kernel, wallet, limits } = parts;
  const { playerId, accountId, stakeMinor, currency, id: betId, receivedAtMs: atMs } = ticket;
  // The hold locks the player's accounts, so that of two coupons at once the second meets what the first staked.
  await wallet.holdStake(tx, { playerId, accountId, betId, stakeMinor, atMs });
  await limits.admitStake(tx, { playerId, accountId, betId, currency, stakeMinor, atMs });
  const { exposure, key } = ticket;
  if (bet === undefined) {
    if (!(await insertHeld(tx, ticket))) throw new PlatformError('IDEMPOTENCY_MISMATCH');
    const { id: placementId, decidesAtMs } = ticket;
    return answerOf(202, {
      status: 'pending',
      key,
      placementId,
      decidesAtMs,
      serverTimeMs: kernel.clock.nowMs(),
    });
  }
  const number = await insertAccepted(tx, ticket, { bet, exposure });
  if (number === undefined) throw new PlatformError('IDEMPOTENCY_MISMATCH');
  return answerOf(201, { status: 'accepted', key, bet: betView({ ...bet, number }) });
}

const answerOf = (status: number, body: PlacementView): StoredAnswer => ({ status, body });

async function keepRefusal(kernel: Kernel, placement: Placement, answer: StoredAnswer): Promise<void> {
  const { code, details } = answer.body as { code: string; details?: unknown };
  const { playerId, key, request } = placement;
  const id = kernel.ids.forPlayer(playerId);
  await insertRejected(kernel.db, { playerId, id, key, request }, { code, details }, kernel.clock.nowMs());
}
