import type { TeamPlayer } from '../../simulation/world/squads.ts';
import type { Side } from '../../results/index.ts';
import { mergeStops } from '../../simulation/match/bet-stops.ts';
import type { BetStop } from '../../simulation/match/simulated-match.ts';
import type { Lineups } from './football-lineups.ts';
import { HALF_SEC } from './goal-rates.ts';

export type FootballEntryKind =
  | 'goal'
  | 'yellow-card'
  | 'red-card'
  | 'corner'
  | 'substitution'
  | 'shot'
  | 'attack'
  | 'dangerous-attack';

/** Something that happens `sec` seconds into a half. */
export interface FootballEntry {
  readonly half: 1 | 2;
  readonly sec: number;
  readonly kind: FootballEntryKind;
  readonly side: Side;
  /** Who did it, came on or was booked; only a name where the source knows no players. */
  readonly player?: TeamPlayer;
  readonly name?: string;
  /** Who was replaced. */
  readonly off?: TeamPlayer;
  /** A goal the other side put into its own net: `player` is of that side. */
  readonly isOwn?: true;
}

/** A whole match: how long its halves are and all that happens in them, in order. */
export interface FootballTimeline {
  readonly halfLengthsSec: readonly [first: number, second: number];
  readonly entries: readonly FootballEntry[];
  /** Absent where nobody tells who plays. */
  readonly lineups?: Lineups;
  /** Reviews and dangers without a goal; the stops around goals and red cards follow from the entries. */
  readonly otherStops: readonly (BetStop & { readonly half: 1 | 2 })[];
}

export const HALF_TIME_SEC = 900;
const DANGER_BEFORE_GOAL_SEC = 8;
const AFTER_GOAL_SEC = 40;
const AFTER_RED_CARD_SEC = 30;

/** Seconds after kick-off on the feed clock, the break included. */
export function elapsedAt({ halfLengthsSec }: FootballTimeline, half: 1 | 2, sec: number): number {
  return half === 1 ? sec : halfLengthsSec[0] + HALF_TIME_SEC + sec;
}

/** Match clock as shown: the second half starts at 45:00. */
export function shownClockSec(half: 1 | 2, sec: number): number {
  return Math.floor(half === 1 ? sec : HALF_SEC + sec);
}

export type FootballPhase =
  | { readonly period: 'h1' | 'h2'; readonly half: 1 | 2; readonly sec: number }
  | { readonly period: '' | 'ht' | 'ft' };

/** Where the match is; before kick-off the period is empty. */
export function phaseAt(timeline: FootballTimeline, elapsedSec: number): FootballPhase {
  const [first, second] = timeline.halfLengthsSec;
  const restart = first + HALF_TIME_SEC;
  if (elapsedSec < 0) return { period: '' };
  if (elapsedSec < first) return { period: 'h1', half: 1, sec: elapsedSec };
  if (elapsedSec < restart) return { period: 'ht' };
  if (elapsedSec < restart + second) return { period: 'h2', half: 2, sec: elapsedSec - restart };
  return { period: 'ft' };
}

/** All windows in which bets are stopped, on elapsed seconds. */
export function stopsOf(timeline: FootballTimeline): readonly BetStop[] {
  const around = timeline.entries.flatMap(({ kind, half, sec }): readonly BetStop[] => {
    const at = elapsedAt(timeline, half, sec);
    if (kind === 'red-card') return [{ fromSec: at, toSec: at + AFTER_RED_CARD_SEC, reason: 'red-card' }];
    if (kind !== 'goal') return [];
    return [
      { fromSec: at - DANGER_BEFORE_GOAL_SEC, toSec: at, reason: 'danger' },
      { fromSec: at, toSec: at + AFTER_GOAL_SEC, reason: 'goal' },
    ];
  });
  const others = timeline.otherStops.map(({ half, fromSec, toSec, reason }) => ({
    fromSec: elapsedAt(timeline, half, fromSec),
    toSec: elapsedAt(timeline, half, toSec),
    reason,
  }));
  return mergeStops([...around, ...others]);
}
