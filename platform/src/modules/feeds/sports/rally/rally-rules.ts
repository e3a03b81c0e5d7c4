import { addScores, type MatchEnd, type PlayedMatch, type Score, type Side } from '../../results/index.ts';

/** How a match of sets is won in which every rally is a point: a set goes to so many points, two ahead. */
export interface RallyRules {
  readonly setsToWin: number;
  readonly pointsToWin: number;
  /** Of the set that comes last where both have won as many. */
  readonly lastSetPoints: number;
  /** Points that win a set one ahead too; where none are said it goes on until somebody is two ahead. */
  readonly mostPoints?: number;
  /** A set is bet on as a race to so many points. */
  readonly races: readonly number[];
}

/** By number of points. */
export type FirstTo = Readonly<Record<number, Side | undefined>>;

/** A match as it was played. */
export interface RallyRecord<Code extends string = string> extends PlayedMatch {
  readonly sport: Code;
  /** Points of each set that is over. */
  readonly sets: readonly Score[];
  /** Points of the set that is played. */
  readonly current: Score;
  /** Who was first to have so many points, by set; absent where the source does not tell. */
  readonly firsts?: readonly FirstTo[];
  readonly end?: MatchEnd;
}

export function mostSets({ setsToWin }: RallyRules): number {
  return 2 * setsToWin - 1;
}

/** What the next set goes to after so many. */
export function targetAfter(rules: RallyRules, setsOver: number): number {
  return setsOver === mostSets(rules) - 1 ? rules.lastSetPoints : rules.pointsToWin;
}

/** Whether a set to so many points is over, two ahead, or at the most points there are. */
export function isSetOver([home, away]: Score, target: number, most = Infinity): boolean {
  const lead = Math.max(home, away) >= most ? 1 : 2;
  return Math.max(home, away) >= target && Math.abs(home - away) >= lead;
}

/** Whether the next point can end a set. */
export function isSetPoint([home, away]: Score, target: number, most?: number): boolean {
  return isSetOver([home + 1, away], target, most) || isSetOver([home, away + 1], target, most);
}

/** Sets won by each side. */
export function setsWon(sets: readonly Score[]): Score {
  return addScores(sets.map(([home, away]) => (home > away ? [1, 0] : [0, 1])));
}

export function isWon({ setsToWin }: RallyRules, sets: Score): boolean {
  return Math.max(...sets) === setsToWin;
}

/** Every final score in sets, the home side's wins first. */
export function setScores({ setsToWin }: RallyRules): readonly string[] {
  const lost = Array.from({ length: setsToWin }, (_, sets) => sets);
  return [
    ...lost.map((sets) => `${setsToWin}:${sets}`),
    ...lost.toReversed().map((sets) => `${sets}:${setsToWin}`),
  ];
}
