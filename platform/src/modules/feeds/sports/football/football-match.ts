import type { MarketKey, Side } from '../../results/index.ts';
import { ladderKeys } from '../../simulation/match/lines.ts';
import type { SimulatedMatch } from '../../simulation/match/simulated-match.ts';
import { expectedBeside } from './football-generator.ts';
import {
  footballPrices,
  halfTotal,
  HANDICAP,
  teamTotal,
  TOTAL,
  type FootballSituation,
} from './football-prices.ts';
import { CARDS, CORNERS, countedOf, scoreOf } from './entry-counts.ts';
import { pitchAfter, type Lineups } from './football-lineups.ts';
import { viewOf } from './football-view.ts';
import { modelOf } from './football-model.ts';
import { intervalKeys, intervalPrices, intervalsRecord } from './intervals.ts';
import type { ScorersSituation } from './scorer-chances.ts';
import { scorerPrices } from './scorer-prices.ts';
import { SCORER_TYPES, scorersRecord } from './scorer-results.ts';
import { ruledKeys, ruledPrices } from './ruled-prices.ts';
import {
  elapsedAt,
  HALF_TIME_SEC,
  phaseAt,
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
const LOUD: ReadonlySet<FootballEntryKind> = new Set([
  'goal',
  'red-card',
  'yellow-card',
  'corner',
  'substitution',
]);
/** Who plays is told so long before the kick-off; markets of scorers open then. */
const LINEUPS_FROM_SEC = -3600;
/** Ends of the intervals within a half. */
const INTERVAL_ENDS_SEC = [900, 1800] as const;

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
  const { lineups, halfLengthsSec } = timeline;
  const [first, second] = halfLengthsSec;
  const periodTurns = [0, first, first + HALF_TIME_SEC, first + HALF_TIME_SEC + second];
  const intervalTurns = ([1, 2] as const).flatMap((half) =>
    INTERVAL_ENDS_SEC.map((sec) => elapsedAt(timeline, half, sec)),
  );
  const loudTurns = entries.filter(({ kind }) => LOUD.has(kind)).map(({ at }) => at);
  return {
    durationSec: first + HALF_TIME_SEC + second,
    stops: stopsOf(timeline),
    turns: [...periodTurns, ...intervalTurns, ...loudTurns].toSorted((a, b) => a - b),
    driftSec: DRIFT_SEC,
    viewAt: (elapsedSec) => viewOf(timeline, until(elapsedSec), phaseAt(timeline, elapsedSec), knowledge),
    recordAt: (elapsedSec) => recordOf(timeline, until(elapsedSec), phaseAt(timeline, elapsedSec), knowledge),
    pricesAt(elapsedSec) {
      const phase = phaseAt(timeline, elapsedSec);
      if (phase.period === 'ft') return [];
      const told = until(elapsedSec);
      const position = positionOf(timeline, phase);
      const ratesNow = withRedCards(rates, scoreOf(told, ['red-card']));
      const situation = situationOf(told, phase, position, rates, knowledge);
      const isDeep = knowledge.statistics && elapsedSec >= ALL_FROM_SEC;
      const markets = [
        ...footballPrices(situation),
        ...(isDeep ? ruledPrices(situation) : []),
        ...(isDeep ? intervalPrices(intervalsRecord(told, phase), ratesNow, position) : []),
        ...(lineups !== undefined && isDeep && elapsedSec >= LINEUPS_FROM_SEC
          ? scorerPrices(scorersSituation(timeline, lineups, told, ratesNow, position))
          : []),
      ];
      return knowledge.nextGoal ? markets : markets.filter(({ type }) => type !== 'next-goal');
    },
    modelAt(elapsedSec) {
      const phase = phaseAt(timeline, elapsedSec);
      return modelOf(situationOf(until(elapsedSec), phase, positionOf(timeline, phase), rates, knowledge));
    },
    allMarkets: () => [
      ...allFootballMarkets(until(Infinity).filter(({ kind }) => kind === 'goal').length),
      ...(knowledge.statistics ? [...ruledKeys(MOST_COUNTED), ...intervalKeys(MOST_COUNTED)] : []),
      ...(lineups === undefined ? [] : SCORER_TYPES.map((type) => ({ type, specifiers: {} }))),
    ],
  };
}

function firstHalfOver({ period }: FootballPhase): boolean {
  return period === 'ht' || period === 'h2' || period === 'ft';
}

function recordOf(
  { lineups }: FootballTimeline,
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
      intervals: intervalsRecord(entries, phase),
    }),
    ...(lineups !== undefined && { scorers: scorersRecord(lineups, entries) }),
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
function scorersSituation(
  { halfLengthsSec }: FootballTimeline,
  lineups: Lineups,
  entries: readonly FootballEntry[],
  rates: GoalRates,
  position: MatchPosition,
): ScorersSituation {
  const { half, lengthSec } = position;
  const goals = entries.filter(({ kind, isOwn }) => kind === 'goal' && isOwn !== true);
  return {
    pitch: pitchAfter(lineups, entries),
    scorers: goals.flatMap(({ player }) => player ?? []),
    ...{ rates, position },
    secondHalfSec: half === 2 ? lengthSec : (usualLengths[1] ?? halfLengthsSec[1]),
  };
}

const usualLengths = USUAL_STOPPAGE_SEC.map((stoppage) => HALF_SEC + stoppage);

function situationOf(
  entries: readonly FootballEntry[],
  phase: FootballPhase,
  position: MatchPosition,
  rates: GoalRates,
  knowledge: FootballKnowledge,
): FootballSituation {
  const reds = scoreOf(entries, ['red-card']);
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
