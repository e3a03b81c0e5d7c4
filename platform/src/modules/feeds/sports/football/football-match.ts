import type { Incident } from '@paddock/contract/schemas';

import type { MarketKey, Score, Side } from '../../results/index.ts';
import { ladderKeys } from '../../simulation/match/lines.ts';
import type { MatchView, SimulatedMatch } from '../../simulation/match/simulated-match.ts';
import { expectedBeside } from './football-generator.ts';
import {
  footballPrices,
  halfTotal,
  HANDICAP,
  teamTotal,
  TOTAL,
  type FootballSituation,
} from './football-prices.ts';
import type { Counted } from './football-record.ts';
import { ruledKeys, ruledPrices } from './ruled-prices.ts';
import {
  elapsedAt,
  HALF_TIME_SEC,
  phaseAt,
  shownClockSec,
  stopsOf,
  type FootballEntry,
  type FootballEntryKind,
  type FootballPhase,
  type FootballTimeline,
} from './football-timeline.ts';
import {
  HALF_SEC,
  remainingGoals,
  remainingSteady,
  USUAL_STOPPAGE_SEC,
  withRedCards,
  type GoalRates,
  type MatchPosition,
} from './goal-rates.ts';
import type { FootballRecord } from './football-record.ts';

/** What a source knows of a match; the simulation knows all. */
export interface FootballKnowledge {
  /** False when only the final score is known: half markets are then void. */
  readonly halfTimeScore: boolean;
  /** False when the order of the goals is not known: what depends on it is then void. */
  readonly goalOrder: boolean;
  /** Whether to offer the next goal; a source that never tells the order should not. */
  readonly nextGoal: boolean;
  /** Whether cards, corners and attacks are told at all. */
  readonly statistics: boolean;
}

export const ALL_KNOWN: FootballKnowledge = {
  halfTimeScore: true,
  goalOrder: true,
  nextGoal: true,
  statistics: true,
};
const DRIFT_SEC = 40;
/** What the lists do not need is priced from so long before the kick-off on: a line of days would be ten times as large. */
const ALL_FROM_SEC = -3 * 3600;
const LOUD: ReadonlySet<FootballEntryKind> = new Set(['goal', 'red-card', 'yellow-card', 'corner']);

/** A football match from its timeline and the goal rates it is priced with. */
export function footballMatch(
  timeline: FootballTimeline,
  rates: GoalRates,
  knowledge: FootballKnowledge = ALL_KNOWN,
): SimulatedMatch {
  const entries = timeline.entries.map((entry) => ({
    ...entry,
    at: elapsedAt(timeline, entry.half, entry.sec),
  }));
  const until = (elapsedSec: number): readonly FootballEntry[] =>
    entries.filter(({ at }) => at <= elapsedSec);
  const [first, second] = timeline.halfLengthsSec;
  const periodTurns = [0, first, first + HALF_TIME_SEC, first + HALF_TIME_SEC + second];
  const loudTurns = entries.filter(({ kind }) => LOUD.has(kind)).map(({ at }) => at);
  return {
    durationSec: first + HALF_TIME_SEC + second,
    stops: stopsOf(timeline),
    turns: [...periodTurns, ...loudTurns].toSorted((a, b) => a - b),
    driftSec: DRIFT_SEC,
    viewAt: (elapsedSec) => viewOf(timeline, until(elapsedSec), phaseAt(timeline, elapsedSec), knowledge),
    recordAt: (elapsedSec) => recordOf(until(elapsedSec), phaseAt(timeline, elapsedSec), knowledge),
    pricesAt(elapsedSec) {
      const phase = phaseAt(timeline, elapsedSec);
      if (phase.period === 'ft') return [];
      const situation = situationOf(timeline, until(elapsedSec), phase, rates, knowledge);
      const isDeep = knowledge.statistics && elapsedSec >= ALL_FROM_SEC;
      const markets = [...footballPrices(situation), ...(isDeep ? ruledPrices(situation) : [])];
      return knowledge.nextGoal ? markets : markets.filter(({ type }) => type !== 'next-goal');
    },
    allMarkets: () => [
      ...allFootballMarkets(until(Infinity).filter(({ kind }) => kind === 'goal').length),
      ...(knowledge.statistics ? ruledKeys(MOST_COUNTED) : []),
    ],
  };
}

function scoreOf(
  entries: readonly FootballEntry[],
  kinds: readonly FootballEntryKind[],
  half?: 1 | 2,
): Score {
  const counted = entries.filter(
    (entry) => kinds.includes(entry.kind) && (half === undefined || entry.half === half),
  );
  const home = counted.filter(({ side }) => side === 'home').length;
  return [home, counted.length - home];
}

function firstHalfOver({ period }: FootballPhase): boolean {
  return period === 'ht' || period === 'h2' || period === 'ft';
}

function recordOf(
  entries: readonly FootballEntry[],
  phase: FootballPhase,
  knowledge: FootballKnowledge,
): FootballRecord {
  const goals: readonly Side[] = entries.filter(({ kind }) => kind === 'goal').map(({ side }) => side);
  return {
    sport: 'football',
    score: scoreOf(entries, ['goal']),
    firstHalf: knowledge.halfTimeScore ? scoreOf(entries, ['goal'], 1) : 'unknown',
    firstHalfOver: firstHalfOver(phase),
    goals: knowledge.goalOrder ? goals : 'unknown',
    ...(knowledge.statistics && {
      beside: { corners: countedOf(entries, CORNERS), cards: countedOf(entries, CARDS) },
    }),
    ...(phase.period === 'ft' ? { end: 'finished' as const } : {}),
  };
}

/** Stoppage is announced when the half's 45 minutes are up; until then the usual one is expected. */
function positionOf({ halfLengthsSec }: FootballTimeline, phase: FootballPhase): MatchPosition {
  const half = phase.period === 'h1' || phase.period === '' ? 1 : 2;
  const sec = 'sec' in phase ? phase.sec : 0;
  const announced = sec >= HALF_SEC;
  return { half, sec, lengthSec: (announced ? halfLengthsSec : usualLengths)[half - 1] ?? HALF_SEC };
}
const usualLengths = USUAL_STOPPAGE_SEC.map((stoppage) => HALF_SEC + stoppage);

function situationOf(
  timeline: FootballTimeline,
  entries: readonly FootballEntry[],
  phase: FootballPhase,
  rates: GoalRates,
  knowledge: FootballKnowledge,
): FootballSituation {
  const reds = scoreOf(entries, ['red-card']);
  const position = positionOf(timeline, phase);
  const { corners, cards } = expectedBeside(withRedCards(rates, reds));
  return {
    ...countedOf(entries, ['goal']),
    firstHalfOver: firstHalfOver(phase),
    remaining: remainingGoals(rates, reds, position),
    ...(knowledge.statistics && {
      beside: {
        corners: { ...countedOf(entries, CORNERS), remaining: remainingSteady(corners, position) },
        cards: { ...countedOf(entries, CARDS), remaining: remainingSteady(cards, position) },
      },
    }),
  };
}

const CORNERS = ['corner'] as const;
const CARDS = ['yellow-card', 'red-card'] as const;

function countedOf(entries: readonly FootballEntry[], kinds: readonly FootballEntryKind[]): Counted {
  return { score: scoreOf(entries, kinds), firstHalf: scoreOf(entries, kinds, 1) };
}

function viewOf(
  timeline: FootballTimeline,
  entries: readonly FootballEntry[],
  phase: FootballPhase,
  knowledge: FootballKnowledge,
): MatchView {
  const running = 'sec' in phase;
  const shown = running ? shownClockSec(phase.half, phase.sec) : standingClock(phase, timeline);
  const parts = [
    scoreOf(entries, ['goal'], 1),
    ...(isSecondHalf(phase) ? [scoreOf(entries, ['goal'], 2)] : []),
  ];
  return {
    period: phase.period,
    clockSec: shown,
    clockPerSec: running ? 1 : 0,
    score: [...scoreOf(entries, ['goal'])],
    parts: phase.period === '' ? [] : parts.map(([home, away]) => [home, away]),
    redCards: [...scoreOf(entries, ['red-card'])],
    incidents: entries.flatMap(incidentOf),
    ...(knowledge.statistics ? { stats: statisticsOf(entries) } : {}),
  };
}

function isSecondHalf({ period }: FootballPhase): boolean {
  return period === 'h2' || period === 'ft';
}

function standingClock({ period }: FootballPhase, { halfLengthsSec }: FootballTimeline): number {
  if (period === '') return 0;
  return period === 'ht' ? HALF_SEC : shownClockSec(2, halfLengthsSec[1]);
}

function incidentOf({ kind, half, sec, side, name }: FootballEntry): Incident[] {
  if (kind === 'shot' || kind === 'attack' || kind === 'dangerous-attack') return [];
  return [{ kind, atSec: shownClockSec(half, sec), side, ...(name === undefined ? {} : { name }) }];
}

function statisticsOf(entries: readonly FootballEntry[]): Record<string, [number, number]> {
  const count = (kind: FootballEntryKind): [number, number] => [...scoreOf(entries, [kind])];
  const [home, away] = count('attack');
  const possession = Math.round((100 * (home + 8)) / (home + away + 16));
  const [homeShots, awayShots] = count('shot');
  const [homeGoals, awayGoals] = count('goal');
  return {
    possession: [possession, 100 - possession],
    attacks: [home, away],
    'dangerous-attacks': count('dangerous-attack'),
    shots: [homeShots + homeGoals, awayShots + awayGoals],
    corners: count('corner'),
    'yellow-cards': count('yellow-card'),
  };
}

const LINES_PAST = 8;
/** More corners than a match has had. */
const MOST_COUNTED = 30;

function allFootballMarkets(goals: number): readonly MarketKey[] {
  const most = goals + LINES_PAST;
  const key = (type: string, specifiers: MarketKey['specifiers'] = {}): MarketKey => ({ type, specifiers });
  return [
    ...['1x2', 'double-chance', 'both-score', 'correct-score'].map((type) => key(type)),
    ...Array.from({ length: goals + 1 }, (_, at) => key('next-goal', { goal: String(at + 1) })),
    ...ladderKeys(TOTAL, 0, most),
    ...ladderKeys(HANDICAP, -most, most),
    ...(['home', 'away'] as const).flatMap((team) => ladderKeys(teamTotal(team), 0, most)),
    ...([1, 2] as const).flatMap((half) => [
      key('half-1x2', { half: String(half) }),
      ...ladderKeys(halfTotal(half), 0, most),
    ]),
  ];
}
