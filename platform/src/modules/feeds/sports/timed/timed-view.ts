import type { Score } from '../../results/index.ts';
import type { MatchView } from '../../simulation/match/simulated-match.ts';
import type { MatchRecord } from '../sports.ts';
import { scoreOf } from './timed-ends.ts';
import type { TimedRecord, TimedRules } from './timed-rules.ts';
import type { Attack, TimedPhase } from './timed-timeline.ts';

/** How a sport tells a match. */
export interface TimedTelling {
  /** Codes of its periods in their order, overtime last where there is one. */
  readonly periodCodes: readonly string[];
  readonly breakCode: string;
  readonly counts: 'up' | 'down';
  readonly recordOf: (played: Omit<TimedRecord, 'sport'>) => MatchRecord & TimedRecord;
  /** Where it is told otherwise than it is played: what is told, from that and the attacks so far that stopped bets. */
  readonly retold: ((view: MatchView, attacks: readonly Attack[]) => MatchView) | undefined;
}

/** What is told of a match. */
export function timedView(
  rules: TimedRules,
  telling: TimedTelling,
  phase: TimedPhase,
  record: TimedRecord,
): MatchView {
  const parts = [...record.periods, ...overtimeOf(rules, phase, record)];
  return {
    period: codeOf(rules, telling, phase),
    clockSec: clockOf(rules, telling, phase),
    clockPerSec: phase.kind === 'playing' ? 1 : 0,
    score: [...scoreOf(record)],
    parts: parts.map(([home, away]): [number, number] => [home, away]),
  };
}

/** The goal of overtime, once there is overtime. */
function overtimeOf(rules: TimedRules, phase: TimedPhase, { overtimeWinner }: TimedRecord): readonly Score[] {
  if (overtimeWinner !== undefined) return [overtimeWinner === 'home' ? [1, 0] : [0, 1]];
  const isPlayed = phase.kind === 'shots' || (phase.kind === 'playing' && phase.period === rules.periods);
  return isPlayed ? [[0, 0]] : [];
}

function codeOf(
  { periods }: TimedRules,
  { periodCodes, breakCode }: TimedTelling,
  phase: TimedPhase,
): string {
  if (phase.kind === 'before') return '';
  if (phase.kind === 'ended') return 'ft';
  if (phase.kind === 'break') return breakCode;
  return periodCodes[phase.kind === 'shots' ? periods : phase.period] ?? '';
}

function clockOf(rules: TimedRules, { counts }: TimedTelling, phase: TimedPhase): number {
  const { periods, periodSec } = rules;
  if (counts === 'up') {
    if (phase.kind === 'playing') return phase.period * periodSec + phase.sec;
    return (phase.kind === 'before' ? 0 : phase.kind === 'break' ? phase.before : periods) * periodSec;
  }
  if (phase.kind === 'ended' || phase.kind === 'shots') return 0;
  const period = phase.kind === 'playing' ? phase.period : phase.kind === 'break' ? phase.before : 0;
  const lengthSec = period < periods ? periodSec : (rules.overtime?.sec ?? periodSec);
  return lengthSec - (phase.kind === 'playing' ? phase.sec : 0);
}
