import { RESULT_LOSE, RESULT_VOID, RESULT_WIN, type SelectionResult } from '@paddock/contract';

import type { MarketResult, MatchEnd } from '../../results/index.ts';
import type { FootballEntry } from './football-timeline.ts';
import type { Lineups } from './football-lineups.ts';

/** Who took part in a match so far, and who scored. */
export interface ScorersRecord {
  readonly players: readonly {
    readonly id: string;
    readonly tookPart: boolean;
    /** Before or as the first goal fell that is no own goal. */
    readonly beforeFirst: boolean;
  }[];
  /** Ids of the scorers in order; an own goal is nobody's. */
  readonly goals: readonly string[];
}

/** Goals a player needs. */
export const SCORER_GOALS: Readonly<Record<string, number>> = {
  'anytime-scorer': 1,
  'two-goals-scorer': 2,
  'hat-trick-scorer': 3,
};

/** Of more goals than one: nobody is no outcome of them. */
const MORE_GOALS: readonly string[] = ['two-goals-scorer', 'hat-trick-scorer'];

export const SCORER_TYPES: readonly string[] = ['first-scorer', ...Object.keys(SCORER_GOALS), 'last-scorer'];

export function scorersRecord({ home, away }: Lineups, entries: readonly FootballEntry[]): ScorersRecord {
  const scored = entries.filter(({ kind, isOwn }) => kind === 'goal' && isOwn !== true);
  const goals = scored.flatMap(({ player }) => player?.id ?? []);
  const [first] = scored;
  const cameOn = entries.filter(({ kind }) => kind === 'substitution');
  const untilFirst = first === undefined ? cameOn : cameOn.slice(0, cameOnBefore(entries, first));
  const on = (some: readonly FootballEntry[], id: string) => some.some(({ player }) => player?.id === id);
  return {
    goals,
    players: [home, away].flatMap(({ starting, bench }) => [
      ...starting.map(({ id }) => ({ id, tookPart: true, beforeFirst: true })),
      ...bench.map(({ id }) => ({ id, tookPart: on(cameOn, id), beforeFirst: on(untilFirst, id) })),
    ]),
  };
}

function cameOnBefore(entries: readonly FootballEntry[], goal: FootballEntry): number {
  return entries.slice(0, entries.indexOf(goal)).filter(({ kind }) => kind === 'substitution').length;
}

/**
 * Decides a market of scorers (docs/markets.md): a player who does not take part is void, for the first scorer also one who
 * comes on after that goal. `undefined` while play can still change one of them.
 */
export function scorerResult(
  type: string,
  record: ScorersRecord | undefined,
  end: MatchEnd | undefined,
): MarketResult {
  if (record === undefined) return end === undefined ? undefined : [{ outcome: 'none', result: RESULT_VOID }];
  const { players, goals } = record;
  const [first] = goals;
  if (end === undefined && (type !== 'first-scorer' || first === undefined)) return undefined;
  const outcomes = players.map(({ id, tookPart, beforeFirst }) => {
    const counts = type === 'first-scorer' ? beforeFirst : tookPart;
    return { outcome: id, result: counts ? ofPlayer(type, id, goals, end) : RESULT_VOID };
  });
  return MORE_GOALS.includes(type)
    ? outcomes
    : [...outcomes, { outcome: 'none', result: nobody(goals, end) }];
}

function ofPlayer(
  type: string,
  id: string,
  goals: readonly string[],
  end: MatchEnd | undefined,
): SelectionResult {
  const wanted = SCORER_GOALS[type];
  const scored = goals.filter((scorer) => scorer === id).length;
  if (wanted !== undefined && scored >= wanted) return RESULT_WIN;
  if (type === 'first-scorer' && goals.length > 0) return goals[0] === id ? RESULT_WIN : RESULT_LOSE;
  if (end === 'broken-off') return RESULT_VOID;
  return type === 'last-scorer' && goals.at(-1) === id ? RESULT_WIN : RESULT_LOSE;
}

function nobody(goals: readonly string[], end: MatchEnd | undefined): SelectionResult {
  if (goals.length > 0) return RESULT_LOSE;
  return end === 'broken-off' ? RESULT_VOID : RESULT_WIN;
}
