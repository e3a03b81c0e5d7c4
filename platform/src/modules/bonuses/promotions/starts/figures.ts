import type { PromotionCountedStart, PromotionGift } from '@paddock/contract/schemas';

import { minorOf } from '../check-terms.ts';

/** What of a stake was counted for a part in a promotion. */
export interface CountedStake {
  readonly product: string;
  /** Of its real money. */
  readonly countedMinor: bigint;
  /** Real money lost by it; below zero for a win. */
  readonly lostMinor: bigint;
}

/** What is known of a part when it is looked at. */
export interface StartFigures {
  readonly stakes: readonly CountedStake[];
  /** Days of visits, each once. */
  readonly days: readonly number[];
  /** Whether the level is had. */
  readonly hasLevel: boolean;
}

/** How much of what is counted in money has come. */
export function doneMinor({ on }: PromotionCountedStart, { stakes }: Pick<StartFigures, 'stakes'>): bigint {
  if (on === 'loss') return stakes.reduce((sum, { lostMinor }) => sum + lostMinor, 0n);
  if (on === 'stake')
    return stakes.reduce((most, { countedMinor }) => (countedMinor > most ? countedMinor : most), 0n);
  return stakes.reduce((sum, { countedMinor }) => sum + countedMinor, 0n);
}

/** Whether what brings the gift has come; a loss is known as its days are over. */
export function isReached(
  starts: PromotionCountedStart,
  figures: StartFigures,
  {
    currency,
    isOver,
    hasBegun,
  }: { readonly currency: string; readonly isOver: boolean; readonly hasBegun: boolean },
): boolean {
  if (starts.on === 'birthday') return hasBegun && !isOver;
  if (starts.on === 'level') return figures.hasLevel && !isOver;
  if (starts.on === 'logins') return figures.days.length >= starts.times;
  const wanted = starts.currencies[currency];
  if (wanted === undefined || (starts.on === 'loss' && !isOver)) return false;
  return doneMinor(starts, figures) >= minorOf(wanted.amount, currency);
}

/** Hundredths of a percent in a whole. */
const WHOLE = 10_000n;

/**
 * Cashback of the days that are over (rules §14): a percent of the net loss, no more than a share of what the stakes cost by
 * the stated edges, each rounded down once, up to the most. 0 where nothing was lost.
 */
export function cashbackOf(
  gives: PromotionGift & { readonly kind: 'cashback' },
  stakes: readonly CountedStake[],
  currency: string,
): bigint {
  const amounts = gives.currencies[currency];
  const lostMinor = stakes.reduce((sum, one) => sum + one.lostMinor, 0n);
  if (amounts === undefined || lostMinor <= 0n) return 0n;
  const edgeWhole = stakes.reduce(
    (sum, { product, countedMinor }) => sum + countedMinor * BigInt(gives.edges[product] ?? 0),
    0n,
  );
  const bounds = [
    (lostMinor * BigInt(amounts.percent)) / 100n,
    (edgeWhole * BigInt(gives.edgeShare)) / (WHOLE * WHOLE),
    minorOf(amounts.upTo, currency),
  ];
  return bounds.reduce((least, one) => (one < least ? one : least));
}
