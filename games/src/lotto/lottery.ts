import type { MultiplierMilli } from '../rules/multiplier.ts';

/** Numbers from 1 on, of which some are drawn without replacement, and how a player marks them. */
export interface Drum {
  readonly of: number;
  readonly drawn: number;
  /** How many numbers one line has. Keno leaves it to the player. */
  readonly picks: readonly number[];
  /** Most that may be marked: what is marked beyond a line makes a system of all its lines. */
  readonly most: number;
}

/** How often a line was hit, of each drum. */
export interface LineHits {
  readonly hits: number;
  /** 0 where there is no second drum. */
  readonly bonusHits: number;
}

/** A prize that is known before the draw: what a line's stake is paid times. */
export interface FixedTier extends LineHits {
  /** Numbers of the line it is paid to. */
  readonly picks: number;
  readonly paysMilli: MultiplierMilli;
}

export interface FixedPrizes {
  readonly kind: 'fixed';
  readonly tiers: readonly FixedTier[];
}

/** A share of the pool, which the winning lines of a category divide (rules §13). */
export interface PoolTier extends LineHits {
  /** Hundredths of a percent of what the house leaves; those of a lottery sum to 10,000. */
  readonly shareBasisPoints: number;
  /** Where its share goes when nobody won it: to the jackpot of the next draw, or to the category below. */
  readonly unwon: 'jackpot' | 'down';
}

export interface PoolPrizes {
  readonly kind: 'pool';
  /** A pool has one currency. */
  readonly currency: string;
  /** What every line costs. */
  readonly lineMinor: bigint;
  readonly houseBasisPoints: number;
  /** The best one first: the jackpot is added to it. */
  readonly tiers: readonly PoolTier[];
}

/** The rules of one lottery, as data. */
export interface Lottery {
  /** Name in addresses, rows and dictionaries; never changed. */
  readonly code: string;
  /** Counts up with each change by which an old draw or ticket would come out otherwise. */
  readonly version: number;
  readonly section: LottoSection;
  readonly numbers: Drum;
  /** Bonus balls, from a drum of their own. */
  readonly bonus: Drum | undefined;
  readonly prizes: FixedPrizes | PoolPrizes;
}

export const LOTTO_SECTIONS = ['numbers', 'bonus', 'keno'] as const;
export type LottoSection = (typeof LOTTO_SECTIONS)[number];

/** Prizes of a line of so many numbers. */
export const tiersOf = ({ prizes }: Lottery, picks: number): readonly (FixedTier | PoolTier)[] =>
  prizes.kind === 'pool' ? prizes.tiers : prizes.tiers.filter((tier) => tier.picks === picks);
