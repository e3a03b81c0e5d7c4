import type { OddsMilli } from '@paddock/contract';

import { differenceOf, poisson, threeWay } from '../../sports/football/goal-counts.ts';
import type { GoalRates } from '../../sports/football/goal-rates.ts';
import type { RecordedPrices } from '../files/recorded-match.ts';

const STEPS = 40;
const LEAST_GOALS = 0.2;
const MOST_GOALS = 8;

/**
 * The goals a bookmaker's prices stand for: the expected total from the 2.5 line (or else from the draw), shared between
 * the sides as the match prices share the wins. `undefined` without match prices.
 */
export function ratesFromPrices({ winner, total }: RecordedPrices): GoalRates | undefined {
  if (winner === undefined) return undefined;
  const [home, draw, away] = fair(winner) as [number, number, number];
  const goals = total === undefined ? totalFromDraw(home - away, draw) : totalFromOver(fair(total)[0] ?? 0.5);
  return split(goals, home - away);
}

/** Fair chances of prices, the margin taken off in proportion. */
function fair(odds: readonly OddsMilli[]): readonly number[] {
  const implied = odds.map((price) => 1000 / price);
  const sum = implied.reduce((total, chance) => total + chance, 0);
  return implied.map((chance) => chance / sum);
}

function totalFromOver(over: number): number {
  return bisect(LEAST_GOALS, MOST_GOALS, (goals) => {
    const [none = 0, one = 0, two = 0] = poisson(goals);
    return 1 - none - one - two - over;
  });
}

/** Draws get rarer as goals grow. */
function totalFromDraw(lead: number, draw: number): number {
  return bisect(LEAST_GOALS, MOST_GOALS, (goals) => draw - chancesOf(split(goals, lead))[1]);
}

/** Shares expected goals so that the home side's wins exceed the away side's by `lead`. */
function split(goals: number, lead: number): GoalRates {
  const share = bisect(0.02, 0.98, (home) => {
    const [win, , lose] = chancesOf([goals * home, goals * (1 - home)]);
    return win - lose - lead;
  });
  return [goals * share, goals * (1 - share)];
}

function chancesOf([home, away]: GoalRates): readonly [number, number, number] {
  return threeWay(differenceOf(poisson(home), poisson(away), [0, 0]));
}

/** Where a rising function is zero. */
function bisect(low: number, high: number, rising: (at: number) => number): number {
  let [from, to] = [low, high];
  for (let step = 0; step < STEPS; step++) {
    const middle = (from + to) / 2;
    if (rising(middle) < 0) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}
