import type { Score, Side } from '../../results/index.ts';
import type { Random } from '../../simulation/random/random.ts';
import {
  isLastTurn,
  leadOfSide,
  plusPoints,
  sideOf,
  turnsOf,
  type TurnChances,
  type TurnScore,
  type TurnsRules,
} from './turns-rules.ts';

/** A try of a side, at its end: points, or none, which ends its turn. */
export interface Step {
  readonly period: number;
  readonly turn: number;
  readonly side: Side;
  /** Seconds of the feed clock. */
  readonly atSec: number;
  readonly points: number;
}

export interface TurnsTimeline {
  readonly steps: readonly Step[];
  /** When each period begins. */
  readonly startsSec: readonly number[];
}

/** Plays a match try by try, until somebody has won it. */
export function playTurns(rules: TurnsRules, chances: TurnChances, random: Random): TurnsTimeline {
  const steps: Step[] = [];
  const startsSec: number[] = [];
  let score: Score = [0, 0];
  for (let period = 0; period < rules.periods || score[0] === score[1]; period++) {
    const startSec = period === 0 ? 0 : (steps.at(-1)?.atSec ?? 0) + rules.breakSec;
    startsSec.push(startSec);
    for (let turn = 0; turn < turnsOf(rules, period); turn++) {
      const begun = turn === 0 ? startSec : (steps.at(-1)?.atSec ?? 0);
      const played = playTurn(rules, chances, { period, turn, begun, score }, random);
      steps.push(...played);
      score = played.reduce((sum, { side, points }) => plusPoints(sum, side, points), score);
    }
  }
  return { steps, startsSec };
}

interface TurnToPlay {
  readonly period: number;
  readonly turn: number;
  /** Seconds of the feed clock. */
  readonly begun: number;
  readonly score: Score;
}

function playTurn(
  rules: TurnsRules,
  chances: TurnChances,
  { period, turn, begun, score }: TurnToPlay,
  random: Random,
): readonly Step[] {
  const side = sideOf(rules, turn);
  const mayEnd = rules.endsOnceWon && isLastTurn(rules, period, turn);
  const steps: Step[] = [];
  let lead = leadOfSide(score, side);
  let chance = chances[side];
  let isOver = mayEnd && lead > 0;
  while (!isOver) {
    const points = random.chance(chance) ? pointsOf(rules.scores, random.next()) : 0;
    steps.push({ period, turn, side, atSec: begun + (steps.length + 1) * rules.stepSec, points });
    lead += points;
    chance = rules.again;
    isOver = points === 0 || rules.again === 0 || (mayEnd && lead > 0);
  }
  return steps;
}

/** @param drawn from 0 to 1 */
function pointsOf(scores: readonly TurnScore[], drawn: number): number {
  let left = drawn;
  for (const { points, share } of scores) {
    left -= share;
    if (left < 0) return points;
  }
  return scores.at(-1)?.points ?? 0;
}

/** Where a match stands on the feed clock. */
export type TurnsPhase =
  | { readonly kind: 'before' }
  | { readonly kind: 'ended' }
  /** `sec` seconds into it. */
  | { readonly kind: 'playing'; readonly period: number; readonly sec: number }
  | { readonly kind: 'break'; readonly before: number };

export function phaseAt({ steps, startsSec }: TurnsTimeline, elapsedSec: number): TurnsPhase {
  if (elapsedSec < 0) return { kind: 'before' };
  const next = steps.find(({ atSec }) => atSec > elapsedSec);
  if (next === undefined) return { kind: 'ended' };
  const sec = elapsedSec - (startsSec[next.period] ?? 0);
  return sec < 0 ? { kind: 'break', before: next.period } : { kind: 'playing', period: next.period, sec };
}
