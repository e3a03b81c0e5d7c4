import {
  allVoid,
  growingOverUnder,
  leader,
  oneWinner,
  type MarketKey,
  type MarketResult,
} from '../../results/market-result.ts';
import type { MatchEnd, Score } from '../../results/match-record.ts';
import { ladderKeys, lineLadder, type LadderOptions } from '../../simulation/match/lines.ts';
import type { FairMarket } from '../../simulation/match/simulated-match.ts';
import type { FootballEntry, FootballPhase } from './football-timeline.ts';
import { differenceOf, poisson, threeWay } from './goal-counts.ts';
import { goalShare, HALF_SEC, USUAL_STOPPAGE_SEC, type GoalRates, type MatchPosition } from './goal-rates.ts';

/** Quarters of an hour by the match clock; stoppage time belongs to the last of its half. */
export const INTERVALS = ['1-15', '16-30', '31-45', '46-60', '61-75', '76-90'] as const;
const INTERVAL_SEC = 900;
const OF_A_HALF = 3;

/** Goals of a match by interval. */
export interface IntervalsRecord {
  /** Of each interval so far. */
  readonly goals: readonly Score[];
  /** So many of them are over. */
  readonly over: number;
}

export function intervalsRecord(entries: readonly FootballEntry[], phase: FootballPhase): IntervalsRecord {
  const goals = INTERVALS.map((): [number, number] => [0, 0]);
  for (const { kind, half, sec, side } of entries) {
    const score = goals[placeOf(half, sec)];
    if (kind === 'goal' && score !== undefined) score[side === 'home' ? 0 : 1] += 1;
  }
  return { goals, over: overAt(phase) };
}

function placeOf(half: 1 | 2, sec: number): number {
  return (half - 1) * OF_A_HALF + Math.min(OF_A_HALF - 1, Math.floor(sec / INTERVAL_SEC));
}

function overAt(phase: FootballPhase): number {
  if ('sec' in phase) return placeOf(phase.half, phase.sec);
  return { '': 0, ht: OF_A_HALF, ft: INTERVALS.length }[phase.period];
}

const RESULT = ['home', 'draw', 'away'];
const FIRST_GOAL = [...INTERVALS, 'none'];
const total = (interval: string): LadderOptions => ({
  type: 'interval-total',
  specifiers: { interval },
  outcomes: ['over', 'under'],
  stepQuarters: 4,
  steps: 1,
  pricedFrom: 0.05,
});

/** Markets of the intervals that are not over, by the goals the model expects in what is left of each. */
export function intervalPrices(
  { goals, over }: IntervalsRecord,
  rates: GoalRates,
  position: MatchPosition,
): readonly FairMarket[] {
  const rests = INTERVALS.map(
    (_, at) => rates.map((rate) => rate * shareLeft(at, position)) as [number, number],
  );
  const markets = INTERVALS.flatMap((interval, at): readonly FairMarket[] => {
    const [score, rest] = [goals[at], rests[at]];
    if (at < over || score === undefined || rest === undefined) return [];
    const [win, draw, lose] = threeWay(differenceOf(poisson(rest[0]), poisson(rest[1]), score));
    const more = poisson(rest[0] + rest[1]);
    return [
      {
        ...{ type: 'interval-1x2', specifiers: { interval }, core: true },
        selections: [
          ['home', win],
          ['draw', draw],
          ['away', lose],
        ],
      },
      ...lineLadder({ least: score[0] + score[1], chances: more }, total(interval)),
    ];
  });
  if (goals.some(([home, away]) => home + away > 0)) return markets;
  let none = 1;
  const first = INTERVALS.map((interval, at): [string, number] => {
    const before = none;
    const [home, away] = rests[at] ?? [0, 0];
    none *= Math.exp(-home - away);
    return [interval, before - none];
  });
  const left = first.slice(over);
  return [
    ...markets,
    { type: 'first-goal-interval', specifiers: {}, core: true, selections: [...left, ['none', none]] },
  ];
}

/** The share of a match's goals that is left in an interval. */
function shareLeft(at: number, { half, sec, lengthSec }: MatchPosition): number {
  const own = at < OF_A_HALF ? 1 : 2;
  if (own < half) return 0;
  const begins = (at % OF_A_HALF) * INTERVAL_SEC;
  const whole = own === half ? lengthSec : HALF_SEC + USUAL_STOPPAGE_SEC[own - 1 === 0 ? 0 : 1];
  const ends = at % OF_A_HALF === OF_A_HALF - 1 ? whole : begins + INTERVAL_SEC;
  return goalShare(own, own === half ? Math.max(begins, sec) : begins, ends);
}

export function intervalKeys(most: number): readonly MarketKey[] {
  return [
    ...INTERVALS.flatMap((interval) => [
      { type: 'interval-1x2', specifiers: { interval } },
      ...ladderKeys(total(interval), 0, most),
    ]),
    { type: 'first-goal-interval', specifiers: {} },
  ];
}

/** Decides a market of intervals: each as soon as its minutes are over. @throws RangeError for minutes that are none */
export function intervalResult(
  { type, specifiers }: MarketKey,
  record: IntervalsRecord | undefined,
  end: MatchEnd | undefined,
): MarketResult {
  const outcomes = { 'interval-1x2': RESULT, 'first-goal-interval': FIRST_GOAL }[type] ?? ['over', 'under'];
  if (record === undefined) return end === undefined ? undefined : allVoid(outcomes);
  if (type === 'first-goal-interval') return firstGoal(record, end);
  const at = INTERVALS.findIndex((interval) => interval === specifiers['interval']);
  const goals = record.goals[at];
  if (goals === undefined) throw new RangeError(`no interval ${specifiers['interval'] ?? ''}`);
  const isOver = at < record.over;
  if (type === 'interval-total') {
    return growingOverUnder(goals[0] + goals[1], specifiers['line'], isOver, end === 'broken-off');
  }
  if (isOver) return oneWinner(RESULT, leader(goals));
  return end === 'broken-off' ? allVoid(RESULT) : undefined;
}

function firstGoal({ goals, over }: IntervalsRecord, end: MatchEnd | undefined): MarketResult {
  const first = INTERVALS.find((_, at) => (goals[at]?.[0] ?? 0) + (goals[at]?.[1] ?? 0) > 0);
  if (first !== undefined) return oneWinner(FIRST_GOAL, first);
  if (over === INTERVALS.length) return oneWinner(FIRST_GOAL, 'none');
  return end === 'broken-off' ? allVoid(FIRST_GOAL) : undefined;
}
