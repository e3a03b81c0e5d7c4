import type { Ratio } from '@paddock/contract';

import { choose } from '../rules/ways.ts';
import { bonusPicks, linesOf, type LottoEntry } from './entry.ts';
import { tiersOf, type Drum, type LineHits, type Lottery } from './lottery.ts';
import { paidFor, prizesFixed, tierLines, type TierLines } from './winning-lines.ts';

/** One way a draw can meet what is marked. */
export interface Outcome extends LineHits {
  /** Draws of all that come out so. */
  readonly ways: bigint;
  /** Winning lines, a count for each prize of `tiersOf`. */
  readonly lines: TierLines;
}

/** How many different draws there are; each is as likely as the next. */
export const drawsThatCanBe = ({ numbers, bonus }: Lottery): bigint =>
  choose(numbers.of, numbers.drawn) * (bonus === undefined ? 1n : choose(bonus.of, bonus.drawn));

/** Everything that can happen to a field, by how many of its numbers are drawn. Their ways sum to `drawsThatCanBe`. */
export function outcomesOf(lottery: Lottery, entry: LottoEntry): readonly Outcome[] {
  const main = hitsIn(lottery.numbers, entry.numbers.length);
  const bonus = lottery.bonus === undefined ? [[0, 1n] as const] : hitsIn(lottery.bonus, entry.bonus.length);
  return main.flatMap(([hits, ways]) =>
    bonus.map(([bonusHits, bonusWays]) => ({
      hits,
      bonusHits,
      ways: ways * bonusWays,
      lines: tierLines(lottery, entry, { hits, bonusHits }),
    })),
  );
}

function hitsIn({ of, drawn }: Drum, marked: number): readonly (readonly [hits: number, ways: bigint])[] {
  return Array.from({ length: Math.min(marked, drawn) + 1 }, (_, hits) => {
    return [hits, choose(marked, hits) * choose(of - marked, drawn - hits)] as const;
  }).filter(([, ways]) => ways > 0n);
}

/** The chance that a line of so many numbers wins each prize of `tiersOf`. */
export function tierChances(lottery: Lottery, picks: number): readonly Ratio[] {
  const { numbers, bonus } = lottery;
  const den = drawsThatCanBe(lottery);
  const chosen = bonusPicks(lottery);
  return tiersOf(lottery, picks).map(({ hits, bonusHits }) => {
    const main = choose(picks, hits) * choose(numbers.of - picks, numbers.drawn - hits);
    const balls =
      bonus === undefined
        ? 1n
        : choose(chosen, bonusHits) * choose(bonus.of - chosen, bonus.drawn - bonusHits);
    return { num: main * balls, den };
  });
}

/** The chance that a field wins anything at all. */
export function chanceToWin(lottery: Lottery, entry: LottoEntry): Ratio {
  const num = outcomesOf(lottery, entry)
    .filter(({ lines }) => lines.some((count) => count > 0n))
    .reduce((sum, { ways }) => sum + ways, 0n);
  return { num, den: drawsThatCanBe(lottery) };
}

/**
 * What a line returns on average, exact. Of a pool: all that the house leaves, which is paid out sooner or later, however
 * it falls; a jackpot that is carried already is above it.
 */
export function returnOfLine(lottery: Lottery, picks: number): Ratio {
  const { prizes } = lottery;
  if (prizes.kind === 'pool') return { num: BigInt(10_000 - prizes.houseBasisPoints), den: 10_000n };
  const chances = tierChances(lottery, picks);
  const tiers = prizes.tiers.filter((tier) => tier.picks === picks);
  const num = tiers.reduce(
    (sum, { paysMilli }, at) => sum + BigInt(paysMilli) * (chances[at]?.num ?? 0n),
    0n,
  );
  return { num, den: drawsThatCanBe(lottery) * 1000n };
}

/** The most that a field can be paid by fixed odds, over all draws; undefined of a pool, which pays what it has. */
export function mostOf(lottery: Lottery, entry: LottoEntry, lineMinor: bigint): bigint | undefined {
  const { prizes } = lottery;
  if (prizes.kind === 'pool') return undefined;
  const each = prizesFixed(prizes, entry.picks, lineMinor);
  return outcomesOf(lottery, entry).reduce((most, { lines }) => {
    const paid = lines.reduce((sum, count, at) => sum + count * (each[at] ?? 0n), 0n);
    return paid > most ? paid : most;
  }, 0n);
}

/** The least of a field's stake that is lost at worst: all of it, unless every draw pays something. */
export function leastOf(lottery: Lottery, entry: LottoEntry, lineMinor: bigint): bigint {
  const { prizes } = lottery;
  if (prizes.kind === 'pool') return 0n;
  const each = prizesFixed(prizes, entry.picks, lineMinor);
  const paid = outcomesOf(lottery, entry).map(({ lines }) =>
    lines.reduce((sum, count, at) => sum + count * (each[at] ?? 0n), 0n),
  );
  return paid.reduce((least, one) => (one < least ? one : least), lineMinor * linesOf(lottery, entry));
}

/** A field, with what a unit of its return is worth: fields of several tickets and currencies stand beside each other. */
interface WeighedField {
  readonly entry: LottoEntry;
  readonly lineMinor: bigint;
  readonly worth: bigint;
}

/**
 * What every draw returns at least to fields together, each unit at its worth. Exact of lines of one number, which many fields
 * can mark so that every draw pays some; of lines of more numbers what each field is sure of by itself, which is no more.
 */
export function leastOfAll(lottery: Lottery, fields: readonly WeighedField[]): bigint {
  const isOfOne = ({ entry }: WeighedField): boolean => entry.picks === 1 && lottery.bonus === undefined;
  return fields
    .filter((field) => !isOfOne(field))
    .reduce(
      (sum, { entry, lineMinor, worth }) => sum + worth * leastOf(lottery, entry, lineMinor),
      leastOfOnes(lottery, fields.filter(isOfOne)),
    );
}

/** Each number pays by itself: the worst draw has those for which falling adds least. */
function leastOfOnes(lottery: Lottery, fields: readonly WeighedField[]): bigint {
  const { prizes, numbers } = lottery;
  if (prizes.kind === 'pool') return 0n;
  const adds = Array.from({ length: numbers.of }, () => 0n);
  let sum = 0n;
  for (const { entry, lineMinor, worth } of fields) {
    const each = prizesFixed(prizes, 1, lineMinor);
    const line = { ...entry, numbers: entry.numbers.slice(0, 1) };
    const paid = (hits: number): bigint =>
      worth * paidFor(tierLines(lottery, line, { hits, bonusHits: 0 }), each);
    for (const number of entry.numbers) {
      sum += paid(0);
      adds[number - 1] = (adds[number - 1] ?? 0n) + paid(1) - paid(0);
    }
  }
  const fewest = adds.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)).slice(0, numbers.drawn);
  return fewest.reduce((all, one) => all + one, sum);
}
