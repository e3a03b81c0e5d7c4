import { MINUTE_MS } from '@paddock/contract';

import { PRICED_BEFORE_MS } from './ratings/rated-matches.ts';
import type { RecordedMatch } from './files/recorded-match.ts';
import {
  elapsedAt,
  HALF_TIME_SEC,
  stopsOf,
  type FootballTimeline,
} from '../sports/football/football-timeline.ts';

/** Bets are placed this long before kick-off: the prices stand, the match has not begun. */
export const BET_BEFORE_MS = 30 * MINUTE_MS;

export type ReplayAction = 'price' | 'bet' | 'play';

/** Something to do at a moment of the file's time. */
export interface ReplayStep {
  readonly atMs: number;
  readonly action: ReplayAction;
  /** Index of the match in the file. */
  readonly match: number;
}

/**
 * All moments of a replay in order: prices, bets, and in each match its kick-off, goals, stops, half-time and end; with
 * `inPlayEverySec`, also moments in between at which only prices move.
 */
export function agendaOf(
  matches: readonly {
    readonly recorded: Pick<RecordedMatch, 'kickOffMs'>;
    readonly timeline: FootballTimeline;
  }[],
  inPlayEverySec: number,
): readonly ReplayStep[] {
  const steps = matches.flatMap(({ recorded: { kickOffMs }, timeline }, match): ReplayStep[] => {
    return [
      { atMs: kickOffMs - PRICED_BEFORE_MS, action: 'price', match },
      { atMs: kickOffMs - BET_BEFORE_MS, action: 'bet', match },
      ...playSeconds(timeline, inPlayEverySec).map((sec): ReplayStep => ({
        atMs: kickOffMs + sec * 1000,
        action: 'play',
        match,
      })),
    ];
  });
  return steps.toSorted((a, b) => a.atMs - b.atMs || a.match - b.match);
}

function playSeconds(timeline: FootballTimeline, inPlayEverySec: number): readonly number[] {
  const [first, second] = timeline.halfLengthsSec;
  const endSec = first + HALF_TIME_SEC + second;
  const goals = timeline.entries.map(({ half, sec }) => elapsedAt(timeline, half, sec));
  const stops = stopsOf(timeline).flatMap(({ fromSec, toSec }) => [fromSec, toSec]);
  const between: number[] = [];
  for (let sec = inPlayEverySec; sec < endSec; sec += inPlayEverySec) between.push(sec);
  const seconds = [0, first, first + HALF_TIME_SEC, endSec, ...goals, ...stops, ...between];
  return [...new Set(seconds.filter((sec) => sec >= 0 && sec <= endSec))].toSorted((a, b) => a - b);
}
