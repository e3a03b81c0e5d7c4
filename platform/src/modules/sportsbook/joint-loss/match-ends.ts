import { MARKET_TYPES } from '@paddock/contract';

import {
  addScores,
  decideMarket,
  setScores,
  type MarketKey,
  type MatchRecord,
  type OutcomeResult,
  type Score,
} from '../../feeds/index.ts';
import { basketballScores } from './basketball-scores.ts';

/** A market of a match with its results by outcome. */
export type DecidedMarkets = ReadonlyMap<string, readonly OutcomeResult[]>;

export interface MarketOfMatch extends MarketKey {
  readonly marketId: string;
  readonly sport: string;
  /** Outcomes somebody bet on. */
  readonly outcomes: readonly string[];
  /** The highest score at which one of the bets was struck; of tennis in sets. */
  readonly score: Score;
}

/** Types that a list of final scores does not tell apart: the order of goals, and parts of a basketball match. */
const UNTOLD = new Set(['next-goal', 'half-total basketball', 'quarter-winner']);
const MOST_GOALS = 14;
/** Both halves are told apart, so there are many more ends of as many goals. */
const MOST_GOALS_BY_HALF = 7;

/** True for a market whose results follow from an end of `matchEnds`. */
export function isToldByEnds({ sport, type }: MarketOfMatch): boolean {
  if (sport !== 'football' && sport !== 'tennis' && sport !== 'basketball') return false;
  return (
    !UNTOLD.has(type) &&
    !UNTOLD.has(`${type} ${sport}`) &&
    MARKET_TYPES.get(type)?.sports.includes(sport) === true
  );
}

/**
 * How these markets of one match can end together: each entry is one possible end, decided by the rules that settle
 * bets. Ends that no bookmaker would price are left out, which can only make a worst case smaller, never larger.
 */
export function matchEnds(markets: readonly MarketOfMatch[]): readonly DecidedMarkets[] {
  return recordsOf(markets).map(
    (record) => new Map(markets.map((market) => [market.marketId, decideMarket(market, record) ?? []])),
  );
}

function recordsOf(markets: readonly MarketOfMatch[]): readonly MatchRecord[] {
  const from = markets.reduce<Score>(
    ([home, away], { score }) => [Math.max(home, score[0]), Math.max(away, score[1])],
    [0, 0],
  );
  switch (markets[0]?.sport) {
    case 'football':
      return footballEnds(markets, from);
    case 'basketball':
      return basketballScores(markets, from).map((score) => ({
        sport: 'basketball',
        periods: [score, [0, 0], [0, 0], [0, 0]],
        periodsOver: 4,
        end: 'finished',
      }));
    case 'tennis':
      return tennisEnds(markets, from);
    default:
      return [];
  }
}

function footballEnds(markets: readonly MarketOfMatch[], from: Score): readonly MatchRecord[] {
  const byHalf = markets.some(({ specifiers }) => specifiers['half'] !== undefined);
  const lines = markets.map(({ specifiers }) => Math.abs(Number(specifiers['line'] ?? 0)) + 2);
  const highest = Math.max(5, Math.max(...from) + 4, ...lines);
  const most = Math.ceil(Math.min(highest, byHalf ? MOST_GOALS_BY_HALF : MOST_GOALS));
  return upTo([most, most])
    .filter(([home, away]) => home >= from[0] && away >= from[1])
    .flatMap((score) =>
      (byHalf ? upTo(score) : [NO_GOALS]).map((firstHalf) => ({
        sport: 'football',
        score,
        firstHalf,
        firstHalfOver: true,
        goals: 'unknown',
        end: 'finished',
      })),
    );
}

const NO_GOALS: Score = [0, 0];

/** Every score of as many goals or fewer. */
function upTo([home, away]: Score): readonly Score[] {
  return Array.from({ length: (home + 1) * (away + 1) }, (_, at) => [
    at % (home + 1),
    Math.floor(at / (home + 1)),
  ]);
}

/** Every score of a set; of five sets fewer, or there would be a million ends. */
const ALL_SETS: readonly Score[] = [...[0, 1, 2, 3, 4].map((games): Score => [6, games]), [7, 5], [7, 6]];
const SOME_SETS: readonly Score[] = [
  [6, 0],
  [6, 3],
  [7, 6],
];

function tennisEnds(markets: readonly MarketOfMatch[], from: Score): readonly MatchRecord[] {
  const isLong = markets.some(
    ({ specifiers, outcomes }) =>
      Number(specifiers['set'] ?? 0) > 3 || outcomes.some((outcome) => /^3:|:3$/.test(outcome)),
  );
  const bestOf = isLong ? 5 : 3;
  const won = isLong ? SOME_SETS : ALL_SETS;
  const scores = [...won, ...won.map(([home, away]): Score => [away, home])];
  const final = new Set(setScores(bestOf));
  const ends: MatchRecord[] = [];
  function play(sets: readonly Score[]): void {
    const result = addScores(sets.map(([home, away]) => (home > away ? [1, 0] : [0, 1])));
    // The sets that were over already went as they went.
    if (sets.length === from[0] + from[1] && (result[0] !== from[0] || result[1] !== from[1])) return;
    if (final.has(result.join(':')))
      ends.push({ sport: 'tennis', bestOf, sets, current: [0, 0], end: 'finished' });
    else for (const set of scores) play([...sets, set]);
  }
  play([]);
  return ends;
}
