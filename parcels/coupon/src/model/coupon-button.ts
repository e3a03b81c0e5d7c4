import type { AmountMinor, OddsMilli } from '@paddock/contract';
import type { OwnPriceView } from '@paddock/contract/schemas';

import { totalStake, type BetFigures, type StakeBounds } from './bet-figures.ts';
import { isOtherMode, LEAST_SYSTEM_LEGS, type CouponMode } from './coupon-mode.ts';
import { giftTrouble, isFreeBet, type ChosenGift, type GiftTrouble } from './coupon-gift.ts';
import { bettableLegs, bettablePrices, relatedEventIds, type LegView } from './leg-view.ts';

/** Everything the coupon's one button depends on. */
export interface ButtonFacts {
  readonly views: readonly LegView[];
  readonly mode: CouponMode;
  /** What an anti-accumulator or a builder is offered at, or why not; unknown until the server has told it. */
  readonly ownPrice: OwnPriceView | undefined;
  /** Whether each leg that can be bet on is offered each way; unknown until the server has told it. */
  readonly hasEachWay: boolean | undefined;
  /** How many links a conditional bet has; of any other bet it says nothing. */
  readonly linkCount: number;
  readonly signedIn: boolean;
  /** One bet in `accumulator`, one for each bettable leg in `singles`. */
  readonly bets: readonly BetFigures[];
  /** Of a free bet the stake takes nothing of the balance, and no limit counts it. */
  readonly gift: ChosenGift | null;
  /** `null` until the accounts are known. */
  readonly availableMinor: AmountMinor | null;
  /** Bonus money in it, which no limit counts; a stake takes it last. */
  readonly bonusMinor: AmountMinor;
  /** What the player's own limits leave for stakes; `null` where none is known to stand in the way (rules §9). */
  readonly roomMinor: AmountMinor | null;
  readonly isLive: boolean;
  /** The player is on a break they chose: nothing can be bet, and no deposit helps (rules §9). */
  readonly isOnBreak: boolean;
  /** The answer of an earlier bet is missing: it may stand, so that no other is placed in its place. */
  readonly isUnanswered: boolean;
  /** Play is stopped for everybody. */
  readonly isMaintenance: boolean;
}

/**
 * What the button says and does: it tells the truth (look.md). `place`, `accept` and `sign-in` and `deposit` can be
 * pressed; all others say why nothing can be done.
 */
export type CouponButton =
  | { readonly kind: 'maintenance' }
  | { readonly kind: 'nothing-open' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'related' }
  | { readonly kind: 'needs-legs' | 'needs-two' | 'needs-links' }
  | { readonly kind: 'each-way-off' }
  | { readonly kind: 'anti-market' | 'anti-price' | 'anti-closed' }
  | { readonly kind: BuilderTrouble }
  | {
      readonly kind: 'enter-stake';
      /** Of the only bet there is; `null` for several, and until they are known. */
      readonly bounds: StakeBounds | null;
    }
  | { readonly kind: 'stake-low' | 'stake-high'; readonly bounds: StakeBounds }
  | { readonly kind: GiftTrouble; readonly gift: ChosenGift['kind'] }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'on-break' }
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'own-limit'; readonly roomMinor: AmountMinor }
  | { readonly kind: 'deposit'; readonly missingMinor: AmountMinor }
  | {
      readonly kind: 'place';
      /** Of a free bet. */
      readonly isFree: boolean;
      readonly stakeMinor: AmountMinor;
      readonly betCount: number;
      readonly legCount: number;
      readonly totalLegs: number;
    }
  | {
      readonly kind: 'accept';
      readonly stakeMinor: AmountMinor;
      readonly moves: readonly { readonly fromMilli: OddsMilli; readonly toMilli: OddsMilli }[];
    };

/** Why a builder is not offered. */
type BuilderTrouble =
  | 'builder-off'
  | 'builder-market'
  | 'builder-contradicts'
  | 'builder-implied'
  | 'builder-closed';

const BUILDER_TROUBLES: Readonly<Record<string, BuilderTrouble>> = {
  BUILDER_OFF: 'builder-off',
  BUILDER_MARKET: 'builder-market',
  BUILDER_CONTRADICTS: 'builder-contradicts',
  BUILDER_IMPLIED: 'builder-implied',
};

/** Kinds that leave no bet to be made of these legs: nothing can be won by them. */
const NO_BET: readonly CouponButton['kind'][] = [
  'nothing-open',
  'needs-legs',
  'needs-two',
  'needs-links',
  'each-way-off',
  'anti-market',
  'anti-price',
  'anti-closed',
  'builder-off',
  'builder-market',
  'builder-contradicts',
  'builder-implied',
  'builder-closed',
  'related',
  'on-break',
  'maintenance',
];

/** Whether the figures below the legs are those of a bet that can be made. */
export function makesBet(button: CouponButton): boolean {
  return !NO_BET.includes(button.kind);
}

/** Decides the button; the first thing that stands in the way wins: the player, then prices and legs, then money. */
export function couponButton(facts: ButtonFacts): CouponButton {
  if (facts.isUnanswered) return { kind: 'unanswered' };
  if (facts.isOnBreak) return { kind: 'on-break' };
  if (facts.isMaintenance) return { kind: 'maintenance' };
  return (
    whatLegsForbid(facts) ??
    whatStakesForbid(facts) ??
    whatGiftForbids(facts) ??
    (isFree(facts) ? undefined : (whatOwnLimitsForbid(facts) ?? whatMoneyForbids(facts))) ??
    placeOrAccept(facts)
  );
}

function whatLegsForbid({ views, mode, isLive, ...facts }: ButtonFacts): CouponButton | undefined {
  const bettable = bettableLegs(views);
  const waits = views.some(({ standing }) => standing === 'waiting');
  if (!isLive || (bettable.length === 0 && waits)) return { kind: 'waiting' };
  if (bettable.length === 0) return { kind: 'nothing-open' };
  if (waits) return { kind: 'waiting' };
  if (mode === 'singles') return undefined;
  if (mode === 'builder') return whatForbidsBuilder(facts.ownPrice, bettable.length < views.length);
  if (relatedEventIds(views).size > 0) return { kind: 'related' };
  if (mode === 'each-way') return whatForbidsEachWay(facts.hasEachWay);
  const least = mode === 'system' ? LEAST_SYSTEM_LEGS : 2;
  if (bettable.length < least && views.length > 1)
    return { kind: isOtherMode(mode) ? 'needs-two' : 'needs-legs' };
  if (mode === 'conditional' && facts.linkCount < 2) return { kind: 'needs-links' };
  return mode === 'anti-accumulator' ? whatForbidsAnti(facts.ownPrice) : undefined;
}

/** A builder is of all its legs: none is left out while it is closed. */
function whatForbidsBuilder(own: OwnPriceView | undefined, isClosed: boolean): CouponButton | undefined {
  if (isClosed) return { kind: 'builder-closed' };
  if (own === undefined) return { kind: 'waiting' };
  return 'oddsMilli' in own ? undefined : { kind: BUILDER_TROUBLES[own.code] ?? 'builder-closed' };
}

function whatForbidsEachWay(hasEachWay: boolean | undefined): CouponButton | undefined {
  if (hasEachWay === undefined) return { kind: 'waiting' };
  return hasEachWay ? undefined : { kind: 'each-way-off' };
}

function whatForbidsAnti(anti: OwnPriceView | undefined): CouponButton | undefined {
  if (anti === undefined) return { kind: 'waiting' };
  if ('oddsMilli' in anti) return undefined;
  if (anti.code === 'ANTI_MARKET') return { kind: 'anti-market' };
  return { kind: anti.code === 'ANTI_PRICE' ? 'anti-price' : 'anti-closed' };
}

function whatStakesForbid({ bets }: ButtonFacts): CouponButton | undefined {
  const [only = null] = bets;
  if (bets.every(({ stakeMinor }) => stakeMinor === null)) {
    return { kind: 'enter-stake', bounds: bets.length > 1 ? null : (only?.bounds ?? null) };
  }
  for (const { stakeMinor, bounds } of bets) {
    if (stakeMinor === null) continue;
    if (bounds === null) return { kind: 'waiting' };
    if (stakeMinor < bounds.minMinor) return { kind: 'stake-low', bounds };
    if (stakeMinor > bounds.maxMinor) return { kind: 'stake-high', bounds };
  }
  return undefined;
}

const isFree = ({ gift }: ButtonFacts): boolean => gift !== null && isFreeBet(gift);

function whatGiftForbids({
  views,
  bets: [bet],
  gift,
  availableMinor,
  bonusMinor,
}: ButtonFacts): CouponButton | undefined {
  if (gift === null) return undefined;
  const legs = bettableLegs(views);
  const kind = giftTrouble(gift, {
    sports: legs.map(({ leg }) => leg.sport),
    prices: bettablePrices(legs),
    totalOddsMilli: bet?.totalOddsMilli ?? 0n,
    stakeMinor: bet?.stakeMinor ?? null,
    // Without bonus money what is missing is missing of the balance.
    ownMinor: availableMinor === null || bonusMinor === 0n ? null : availableMinor - bonusMinor,
  });
  return kind === undefined ? undefined : { kind, gift: gift.kind };
}

/** Before the balance: what a limit forbids no deposit would help. */
function whatOwnLimitsForbid({
  bets,
  availableMinor,
  bonusMinor,
  roomMinor,
}: ButtonFacts): CouponButton | undefined {
  if (roomMinor === null || availableMinor === null) return undefined;
  const stakeMinor = totalStake(bets);
  const ownMinor = availableMinor - bonusMinor;
  const countedMinor =
    stakeMinor > availableMinor ? stakeMinor - bonusMinor : stakeMinor < ownMinor ? stakeMinor : ownMinor;
  return countedMinor > roomMinor ? { kind: 'own-limit', roomMinor } : undefined;
}

function whatMoneyForbids({ signedIn, availableMinor, bets }: ButtonFacts): CouponButton | undefined {
  if (!signedIn) return { kind: 'sign-in' };
  if (availableMinor === null) return { kind: 'waiting' };
  const missingMinor = totalStake(bets) - availableMinor;
  return missingMinor > 0n ? { kind: 'deposit', missingMinor } : undefined;
}

function placeOrAccept(facts: ButtonFacts): CouponButton {
  const { views, bets, mode } = facts;
  const staked = mode === 'singles' ? stakedSingles(views, bets) : bettableLegs(views);
  const stakeMinor = totalStake(bets);
  const moves = staked.flatMap(({ standing, leg, price }) =>
    standing === 'moved' && price !== null
      ? [{ fromMilli: leg.seenOddsMilli, toMilli: price.oddsMilli }]
      : [],
  );
  if (moves.length > 0) return { kind: 'accept', stakeMinor, moves };
  const betCount = bets.filter((bet) => bet.stakeMinor !== null).length;
  return {
    kind: 'place',
    isFree: isFree(facts),
    stakeMinor,
    betCount,
    legCount: bettableLegs(views).length,
    totalLegs: views.length,
  };
}

function stakedSingles(views: readonly LegView[], bets: readonly BetFigures[]): readonly LegView[] {
  return bettableLegs(views).filter((_, index) => bets[index]?.stakeMinor !== null);
}
