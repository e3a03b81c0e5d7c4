import { paidBy } from '../rules/multiplier.ts';
import { choose } from '../rules/ways.ts';
import { bonusPicks, type LottoEntry } from './entry.ts';
import type { Drawn } from './draw.ts';
import { tiersOf, type FixedPrizes, type LineHits, type Lottery } from './lottery.ts';

/** Winning lines, a count for each prize of `tiersOf`, in its order. */
export type TierLines = readonly bigint[];

/** How many of the marked numbers fell. */
export const hitsOf = ({ numbers, bonus }: LottoEntry, drawn: Drawn): LineHits => ({
  hits: numbers.filter((number) => drawn.numbers.includes(number)).length,
  bonusHits: bonus.filter((number) => drawn.bonus.includes(number)).length,
});

/**
 * How many lines of a system win each prize, counted and not listed: of *h* hits among *m* marked, a line of *k* has
 * exactly *j* of them in C(h, j) · C(m − h, k − j) ways.
 */
export function tierLines(lottery: Lottery, entry: LottoEntry, { hits, bonusHits }: LineHits): TierLines {
  const marked = entry.numbers.length;
  const markedBonus = entry.bonus.length;
  const balls = bonusPicks(lottery);
  return tiersOf(lottery, entry.picks).map(
    (tier) =>
      choose(hits, tier.hits) *
      choose(marked - hits, entry.picks - tier.hits) *
      choose(bonusHits, tier.bonusHits) *
      choose(markedBonus - bonusHits, balls - tier.bonusHits),
  );
}

/** What a line is paid for each prize by fixed odds: floor(stake · multiplier) (rules §12). */
export const prizesFixed = ({ tiers }: FixedPrizes, picks: number, lineMinor: bigint): readonly bigint[] =>
  tiers.filter((tier) => tier.picks === picks).map(({ paysMilli }) => paidBy(lineMinor, paysMilli));

/** What winning lines are paid, each its prize. */
export const paidFor = (lines: TierLines, prizesMinor: readonly bigint[]): bigint =>
  lines.reduce((sum, count, at) => sum + count * (prizesMinor[at] ?? 0n), 0n);
