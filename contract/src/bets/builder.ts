import { priceProduct } from '../odds/bet-return.ts';
import type { OddsMilli } from '../odds/odds.ts';
import { ZERO, type Ratio } from '../odds/ratio.ts';
import type { PlainResult } from './plain-result.ts';

/** What a model was when it priced a match: its name and its figures. */
export interface StruckModel {
  readonly name: string;
  readonly figures: Readonly<Record<string, readonly number[]>>;
}

/** A bet builder as it was struck: one price for all its legs, and what void legs leave. */
export interface Builder {
  /** By set of legs, bit i of the set for leg i: the price of these alone, of the same instant. */
  readonly builderMilli: readonly OddsMilli[];
  /** What the prices were made from: evidence. */
  readonly model: StruckModel;
}

/** The price of a builder with all its legs. */
export function builderOdds({ builderMilli }: Pick<Builder, 'builderMilli'>): OddsMilli {
  return builderMilli.at(-1) ?? 0;
}

/**
 * The most a unit on a builder can still return: nothing once a leg is lost, else the highest price of a set that has all
 * legs that have won and of the open ones those that are not void in the end. With every leg ended that is one set.
 */
export function mostOfBuilder(
  { builderMilli }: Pick<Builder, 'builderMilli'>,
  results: readonly (PlainResult | undefined)[],
): Ratio {
  if (results.includes('lose')) return ZERO;
  const won = setOf(results, 'win');
  const open = setOf(results, undefined);
  const most = builderMilli.reduce(
    (highest, milli, set) =>
      (set & won) === won && (set & ~(won | open)) === 0 && milli > highest ? milli : highest,
    0,
  );
  return priceProduct([most]);
}

function setOf(results: readonly (PlainResult | undefined)[], wanted: PlainResult | undefined): number {
  return results.reduce((set, result, at) => (result === wanted ? set | (1 << at) : set), 0);
}
