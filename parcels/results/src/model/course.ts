import { findSport, type Sport } from '@paddock/contract';
import type { EventState } from '@paddock/contract/schemas';

/** The score after something brought it on. */
export interface CourseStep {
  /** Place in the match, 0 to 1. */
  readonly at: number;
  /** Of a goal: the minute it belongs to, and whose it was. */
  readonly goal?: { readonly minute: number; readonly side: 'home' | 'away' };
  /** Of a period: its code, and what it brought both sides. */
  readonly part?: { readonly period: string; readonly brought: readonly [number, number] };
  readonly score: readonly [number, number];
}

/** How the score of a match grew, goal by goal where they are told, else period by period. */
export interface Course {
  readonly kind: 'goals' | 'parts';
  readonly steps: readonly CourseStep[];
  /** How far the match is, 0 to 1. */
  readonly until: number;
  readonly lengthMinutes: number;
}

/** Null for a match that has not begun, and for one of which nothing but the score is told. */
export function courseOf(sportCode: string, state: EventState): Course | null {
  const sport = findSport(sportCode);
  if (sport === undefined || (state.status !== 'live' && state.status !== 'ended')) return null;
  return byGoals(sport, state) ?? byParts(sport, state);
}

function byGoals(sport: Sport, { incidents, score, status, clockSec = 0 }: EventState): Course | null {
  if (sport.clock === 'none' || sport.clock.counts !== 'up' || incidents === undefined) return null;
  const goals = incidents.flatMap(({ kind, atSec, side }) =>
    kind === 'goal' && side !== undefined ? [{ atSec, side }] : [],
  );
  const lengthSec = Math.max(sport.clock.fullTimeSec, clockSec, ...goals.map(({ atSec }) => atSec));
  const sums: [number, number] = [0, 0];
  const steps = goals.map(({ atSec, side }): CourseStep => {
    sums[side === 'home' ? 0 : 1] += 1;
    const goal = { minute: Math.floor(atSec / 60) + 1, side };
    return { at: atSec / lengthSec, goal, score: [...sums] };
  });
  // A goal that nobody told of, or one that was taken back: what is known of them is not the course.
  if (sums[0] !== score[0] || sums[1] !== score[1]) return null;
  const until = status === 'ended' ? 1 : clockSec / lengthSec;
  return { kind: 'goals', steps, until, lengthMinutes: Math.round(lengthSec / 60) };
}

/** Codes of periods in which nothing is played. */
const RESTS: readonly string[] = ['ht', 'ft'];

function byParts({ periods, scoredPeriods }: Sport, { parts }: EventState): Course | null {
  if (parts.length === 0) return null;
  const names = scoredPeriods.length > 0 ? scoredPeriods : periods.filter((code) => !RESTS.includes(code));
  const sums: [number, number] = [0, 0];
  const steps = parts.map((brought, index): CourseStep => {
    sums[0] += brought[0];
    sums[1] += brought[1];
    const period = names[index] ?? names.at(-1) ?? '';
    return { at: (index + 1) / parts.length, part: { period, brought }, score: [...sums] };
  });
  return { kind: 'parts', steps, until: 1, lengthMinutes: 0 };
}
