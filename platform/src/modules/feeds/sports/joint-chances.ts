import type { PriceModel } from '@paddock/contract/schemas';

import type { MarketKey, MarketResult } from '../results/index.ts';

/** A selection by what it is of. */
export interface JointLeg extends MarketKey {
  readonly outcome: string;
}

/** Selections that the model says nothing of, by their position: their markets are none of its ends'. */
export interface NotOfModel {
  readonly notOfModel: readonly number[];
}

/**
 * The joint distribution of a sport's model (rules §10): what several selections of one match come to together. Never a
 * product of their own chances.
 */
export interface JointChances {
  /** Whether its models say anything of markets of this type. */
  knows(type: string): boolean;
  /**
   * By set of legs, bit i of the set for leg i: the chance that all legs of the set win. `undefined` for a model that this
   * sport cannot read.
   */
  ofSets(model: PriceModel, legs: readonly JointLeg[]): readonly number[] | NotOfModel | undefined;
}

/** Whether a selection wins whole by its market's result: a part of the stake that would come back is no win. */
export function isWonWhole(result: MarketResult, outcome: string): boolean {
  const own = result?.find((one) => one.outcome === outcome)?.result;
  return own?.won === 1 && own.voidHalves === 0;
}

/** Chances that exactly these legs win made chances that at least these do, in place. */
export function atLeast(exactly: readonly number[]): readonly number[] {
  const sums = [...exactly];
  for (let bit = 1; bit < sums.length; bit <<= 1) {
    for (const set of sums.keys())
      if ((set & bit) === 0) sums[set] = (sums[set] ?? 0) + (sums[set | bit] ?? 0);
  }
  return sums;
}
