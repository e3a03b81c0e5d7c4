import type { LegNames, OddsMilli } from '@paddock/contract';
import type { Competitor, LocalizedName } from '@paddock/contract/schemas';

import type { Failure } from '../http/http-types.ts';
import type { Stream } from '../stream/stream.ts';

/** Legs a coupon can hold; the placement schema allows no more. */
export const COUPON_LEGS_MAX = 20;

/** One picked selection with what the player saw when picking it. */
export interface CouponLeg {
  readonly selectionId: string;
  readonly marketId: string;
  readonly eventId: string;
  readonly sport: string;
  readonly marketType: string;
  readonly specifiers: Readonly<Record<string, string>>;
  readonly outcome: string;
  /** What it was called when it was picked. */
  readonly names: LegNames;
  readonly seenOddsMilli: OddsMilli;
  readonly seenVersion: string;
  readonly home: LocalizedName;
  readonly away: LocalizedName;
  readonly championship: LocalizedName;
  /** What it is related by (`areRelated`); of one that an earlier release picked, or a bet that is repeated, the server knows. */
  readonly championshipId?: string;
  readonly isOutright?: boolean;
  readonly startsAtMs: number;
  /** What the sides wear, drawn where the player wants it (S3-26); kept unchecked. */
  readonly silks?: Readonly<Record<'home' | 'away', Competitor['silk']>>;
}

export interface CouponValue {
  readonly status: 'ready';
  /** In the order they were picked. */
  readonly legs: readonly CouponLeg[];
}

/** A price the player has accepted for a leg. */
export interface AcceptedPrice {
  readonly selectionId: string;
  readonly oddsMilli: OddsMilli;
  readonly version: string;
}

export type ToggleResult = { readonly ok: true; readonly change: 'added' | 'removed' | 'replaced' } | Failure;

/** Takes a pick in the coupon's place; answers whether it did. */
export type PickTaker = (leg: CouponLeg) => boolean;

export type PickResult = ToggleResult | { readonly ok: true; readonly change: 'taken' };

/** The coupon's selections: kept over routes, reloads, languages and sign-in, and the same in all tabs. */
export interface Coupon {
  readonly couponLegs$: Stream<CouponValue>;
  /** Adds a leg, takes it out again, or replaces the other outcome of the same market. */
  toggleLeg(leg: CouponLeg): ToggleResult;
  /** A press on a price: for whoever takes picks now, else for the coupon. One that the coupon holds is taken out again. */
  pickLeg(leg: CouponLeg): PickResult;
  /** Takes picks until the answer is called, or another one takes them. */
  takePicks(taker: PickTaker): () => void;
  removeLeg(selectionId: string): void;
  clearCoupon(): void;
  /** Puts these legs in the place of all, in every tab at once. */
  setLegs(legs: readonly CouponLeg[]): void;
  /** Records that the player has seen and accepted these prices. */
  acceptPrices(prices: readonly AcceptedPrice[]): void;
}
