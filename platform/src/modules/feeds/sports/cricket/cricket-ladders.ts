import type { MarketKey, Side } from '../../results/index.ts';
import {
  ladderKeys,
  lineLadder,
  type Distribution,
  type LadderOptions,
} from '../../simulation/match/lines.ts';
import type { FairMarket } from '../../simulation/match/simulated-match.ts';
import { MOST_RUNS } from './innings-outlook.ts';

/** Runs have lines by the dozen: those far from even are nobody's, and of the others every so many stand open. */
export interface Ladder {
  readonly options: LadderOptions;
  readonly every: number;
}

const STEPS = { stepQuarters: 4, steps: 3, pricedFrom: 0.25 } as const;
const OVER_UNDER = { ...STEPS, outcomes: ['over', 'under'] } as const;

export const TOTAL: Ladder = { options: { ...OVER_UNDER, type: 'total' }, every: 5 };
export const HANDICAP: Ladder = {
  options: { ...STEPS, type: 'handicap', outcomes: ['home', 'away'], negated: true },
  every: 5,
};
export const teamTotal = (team: Side): Ladder => ladder('team-total', { team }, 3);
export const firstOversTotal = (innings: number): Ladder =>
  ladder('first-overs-total', ofInnings(innings), 2);
export const wicketsTotal = (innings: number): Ladder => ladder('wickets-total', ofInnings(innings), 1);
export const overTotal = (innings: number, over: number): Ladder =>
  ladder('over-total', { ...ofInnings(innings), over: String(over) }, 1);
export const wicketFall = (innings: number, wicket: number): Ladder =>
  ladder('wicket-fall', { ...ofInnings(innings), wicket: String(wicket) }, 3);

export const ofInnings = (innings: number) => ({ innings: String(innings) });

function ladder(type: string, specifiers: Readonly<Record<string, string>>, every: number): Ladder {
  return { options: { ...OVER_UNDER, type, specifiers }, every };
}

/** Its open lines; `least` is what the first chance is of. */
export function lines(
  { options, every }: Ladder,
  chances: readonly number[] | Float64Array,
  least = 0,
): readonly FairMarket[] {
  return lineLadder(trimmed({ least, chances: [...chances] }), options).filter(isEvery(every));
}

/** Every line between two counts. */
export function linesBetween({ options, every }: Ladder, least: number, most: number): readonly MarketKey[] {
  return ladderKeys(options, Math.floor(least), Math.ceil(most)).filter(isEvery(every));
}

/** A line is of the count below it, so that both signs of a handicap have the same ones. */
const isEvery =
  (every: number) =>
  ({ specifiers }: MarketKey): boolean =>
    Math.floor(Math.abs(Number(specifiers['line']))) % every === 0;

/** Counts at both ends that never happen only cost time. */
function trimmed({ least, chances }: Distribution): Distribution {
  const from = Math.max(
    0,
    chances.findIndex((chance) => chance > 0),
  );
  const to = chances.findLastIndex((chance) => chance > 0) + 1;
  return { least: least + from, chances: chances.slice(from, to) };
}

/** A home lead counts from here. */
export const LEAST_LEAD = -MOST_RUNS;
