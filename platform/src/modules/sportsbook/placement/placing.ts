import type { AccountId, PlayerId } from '@paddock/contract';
import { unitCount } from '@paddock/contract/bets';
import type { PlaceBetRequest } from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { bodyHashOf, isDecided, type StoredAnswer } from '../../../kernel/idempotency/idempotency.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { NumberDesk } from '../../../kernel/public-numbers/number-desk.ts';
import type { CouponGifts, UsableGift } from '../../bonuses/index.ts';
import type { LimitsCheck } from '../../limits/index.ts';
import type { AccountCurrencies } from '../../products/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import type { StruckRecord } from '../bets/bet-record.ts';
import type { PlayerNewsDesk } from '../bets/player-news.ts';
import type { Book } from '../book/book.ts';
import { isLive } from '../book/openness.ts';
import type { ExposureBook } from '../risk/exposure-book.ts';
import type { BetReviews } from '../review/bet-reviews.ts';
import type { WriteBehind } from '../store/write-behind.ts';
import { faultsAtReceipt, findLegs, type FoundLeg, type LegMark } from './check-legs.ts';
import { boundsDetails, checkStake, couponBounds } from './check-stake.ts';
import { marketsOfLegs, withPlaceLegs } from './each-way-legs.ts';
import { nothingHeld } from '../settlement/held-room.ts';
import { ticketExposure } from './ticket-exposure.ts';
import type { Deciding } from './deciding.ts';
import { acceptedAnswer, firstAnswer, pendingAnswer } from './first-answer.ts';
import { legRefusal } from './leg-refusal.ts';
import { insertRejected } from './placement-store.ts';
import { checkShape, legPolicy, planOf } from './plan-bet.ts';
import { giftOfBet, namedGift, requireGiftFits } from './require-gift-fits.ts';
import { strike } from './strike.ts';
import type { SportsbookDependencies } from '../sportsbook-api.ts';
import type { Origin, Ticket } from './ticket.ts';
import { createWriteGifted } from './write-gifted.ts';
import { createWritePlacement } from './write-placement.ts';

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
  readonly numbers: NumberDesk;
  readonly deciding: Deciding;
  readonly gifts: CouponGifts;
  readonly reviews: Pick<BetReviews, 'add' | 'lookAt'>;
  readonly news: PlayerNewsDesk;
}

export interface Placement {
  readonly playerId: PlayerId;
  readonly key: string;
  readonly request: PlaceBetRequest;
  readonly origin: Origin;
  /** The one that its request names, as it stood a moment before. */
  readonly gift?: UsableGift;
}

/**
 * Places a bet, once per key (rules §4, §6). Pre-match coupons are accepted at once; a coupon with a live leg holds its
 * stake and waits. The stake, the placement and its bet are one statement that touches rows of this player only: no row of
 * the house is updated in it. The placement is the row of its key.
 */
export function createPlacing(parts: PlacingParts): (placement: Placement) => Promise<StoredAnswer> {
  const { kernel, accounts, exposures, deciding, reviews, news, numbers } = parts;
  const writePaid = createWritePlacement({ ...parts, db: kernel.db });
  const writeGifted = createWriteGifted({ ...parts, db: kernel.db });

  /** For its delay, or for an operator. */
  function wait(ticket: Ticket): void {
    (ticket.review === undefined ? deciding : reviews).add(ticket);
  }

  /** The answer, or undefined when the key has been used before. */
  async function placeNew(asked: Placement, bodyHash: string): Promise<StoredAnswer | undefined> {
    const { playerId, request } = asked;
    checkShape(request);
    const placement: Placement = { ...asked, ...(await namedGift(parts, asked)) };
    const currency = await accounts.of(kernel.db, playerId, request.accountId as AccountId);
    const person = await personOf(parts, placement);
    const number = await numbers.next();
    // Between the look at the room and its taking nothing is awaited.
    const { ticket, bet } = checkPlacement(parts, placement, currency, person);
    const { exposure } = ticket;
    exposures.add(exposure);
    const struck = bet === undefined ? undefined : { bet, exposure, number };
    const write = ticket.gift === undefined ? writePaid : writeGifted;
    const isNew = await write({ ticket, bodyHash, bet: struck }).catch((error: unknown) => {
      // Whether it committed is not known then: deciding finds out by the row. A pre-match bet is counted again at start.
      if (ticket.delayMs > 0 && !(error instanceof PlatformError)) wait(ticket);
      else exposures.remove(exposure);
      throw error;
    });
    if (!isNew) {
      exposures.remove(exposure);
      return undefined;
    }
    if (bet === undefined) {
      wait(ticket);
      // The player's reviews have one more, in every tab.
      if (ticket.review !== undefined) news.decided(playerId, placement.key);
      return pendingAnswer(ticket);
    }
    news.decided(playerId, placement.key);
    return acceptedAnswer({ ...bet, number });
  }

  return async (placement) => {
    const bodyHash = bodyHashOf(placement.request);
    // Before the statement: inside it this would wait for a second connection.
    if (anyUnstored(parts.book, placement.request)) await parts.writeBehind.flush();
    const answer = await placeNew(placement, bodyHash).catch(async (error: unknown) => {
      if (!isDecided(error)) throw error;
      await keepRefusal(kernel, placement, bodyHash, error);
      return undefined;
    });
    return answer ?? firstAnswer(kernel.db, { ...placement, bodyHash });
  };
}

/** What of the parts looks at a coupon. */
export type CheckingParts = Pick<
  PlacingParts,
  'kernel' | 'book' | 'exposures' | 'isBanned' | 'isSportClosed'
> & { readonly reviews: Pick<BetReviews, 'lookAt'> };

export interface Taken {
  readonly ticket: Ticket;
  /** Absent while the placement has to wait. */
  readonly bet: StruckRecord | undefined;
}

/**
 * Everything the book can refuse a coupon for, and the bet struck if it does not wait. Synchronous on purpose: no feed
 * message comes in between, so prices, scores and openness are those of one instant.
 */
export function checkPlacement(
  parts: CheckingParts,
  placement: Placement,
  currency: string,
  person: readonly PlayerId[],
): Taken {
  const { kernel, book, exposures, reviews, isSportClosed } = parts;
  const { request, playerId, gift } = placement;
  if (parts.isBanned(playerId)) throw new PlatformError('ACCOUNT_RESTRICTED');
  const found = findLegs(book, request.legs, request.type);
  if ('faults' in found) throw legRefusal(found.faults);
  const { eachWay } = request;
  const legs = eachWay === undefined ? found.legs : withPlaceLegs(book, found.legs, eachWay);
  const nowMs = kernel.clock.nowMs();
  const faults = faultsAtReceipt(book, legs, legPolicy(request.type, request.policy), nowMs);
  if (faults.length > 0) throw legRefusal(faults);
  const closed = legs.some(({ market: { event } }) =>
    isSportClosed(playerId, isLive(event, nowMs) ? 'live' : 'line', event.sport),
  );
  if (closed) throw new PlatformError('SPORT_RESTRICTED');
  const plan = planOf(request, legs);
  const bounds = couponBounds(legs, plan, currency, exposures, person);
  const count = unitCount(plan, legs.length);
  const stakeMinor = checkStake(request.stake, count, bounds, currency);
  const live = legs.some(({ market }) => isLive(market.event, nowMs));
  if (gift !== undefined) requireGiftFits(gift, { type: request.type, plan, currency, stakeMinor, legs });
  const look = reviews.lookAt({ stakeMinor, currency, legs, person, live });
  // An operator offers another stake, and a gift has but one.
  if (gift !== undefined && look !== undefined)
    throw new PlatformError(
      'STAKE_TOO_LARGE',
      boundsDetails({ ...bounds, maxMinor: look.automaticMinor }, currency),
    );
  const delayMs = look?.operatorMs ?? (live ? kernel.config.liveDelayMs : 0);
  const ticket: Ticket = {
    id: kernel.ids.forPlayer(playerId),
    playerId,
    key: placement.key,
    type: request.type,
    plan,
    antiSeenMilli: request.antiOddsMilli,
    builderSeenMilli: request.builderOddsMilli,
    policy: request.policy,
    accountId: request.accountId as AccountId,
    currency,
    stakeMinor,
    payoutCapMinor: bounds.payoutCapMinor,
    // What is only looked at takes no room: whoever asks risks nothing, and others would find none.
    exposure:
      look === undefined
        ? ticketExposure(
            { playerId, currency, stakeMinor, plan, payoutCapMinor: bounds.payoutCapMinor },
            legs,
          )
        : nothingHeld({ playerId }, request),
    delayMs,
    receivedAtMs: nowMs,
    decidesAtMs: nowMs + delayMs,
    origin: placement.origin,
    epoch: book.epoch,
    legs: legs.map((leg) => ({ ...leg.seen, mark: markOf(book, leg) })),
    ...(gift !== undefined && { gift: giftOfBet(gift) }),
    ...(look !== undefined && { review: { automaticMinor: look.automaticMinor } }),
  };
  return { ticket, bet: delayMs > 0 ? undefined : strike(ticket, legs, nowMs) };
}

/** The accounts that count together; a single is measured by person only where traders bound one. */
function personOf(
  { accountsOfPerson, kernel, exposures }: PlacingParts,
  { playerId, request }: Placement,
): Promise<readonly PlayerId[]> {
  const isAlone = request.type === 'single' && !exposures.bounds.knowsPlayers;
  return isAlone ? Promise.resolve([]) : accountsOfPerson(kernel.db, playerId);
}

function markOf(book: Book, { market }: FoundLeg): LegMark {
  return { betStops: market.event.betStops, change: book.lastChange };
}

/** A bet may point only at markets that a crash cannot forget. */
export function anyUnstored(book: Book, request: Pick<PlaceBetRequest, 'legs' | 'eachWay'>): boolean {
  return marketsOfLegs(book, request).some(({ stored }) => !stored);
}

/** Keeps what refuses a placement as the answer of its key, unless the key has one. */
async function keepRefusal(
  kernel: Kernel,
  { playerId, key, request }: Placement,
  bodyHash: string,
  { code, details }: PlatformError,
): Promise<void> {
  const id = kernel.ids.forPlayer(playerId);
  const placement = { playerId, id, key, request, bodyHash };
  await insertRejected(kernel.db, placement, { code, details }, kernel.clock.nowMs());
}
