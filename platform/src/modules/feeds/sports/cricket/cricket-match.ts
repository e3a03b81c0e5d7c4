import type { MarketKey, Side } from '../../results/index.ts';
import { mergeStops } from '../../simulation/match/bet-stops.ts';
import type { BetStop, SimulatedMatch } from '../../simulation/match/simulated-match.ts';
import {
  firstOversTotal,
  HANDICAP,
  linesBetween,
  ofInnings,
  overTotal,
  teamTotal,
  TOTAL,
  wicketFall,
  wicketsTotal,
} from './cricket-ladders.ts';
import { cricketPrices, type Advantages } from './cricket-prices.ts';
import {
  BALLS,
  firstOvers,
  inningsAt,
  NO_INNINGS,
  OVERS,
  runsOf,
  WICKETS,
  type CricketRecord,
} from './cricket-rules.ts';
import { momentAt, type CricketMoment } from './cricket-timeline.ts';
import { cricketView, type Squads } from './cricket-view.ts';

/** Bets stop while a ball is bowled that can end an innings. */
const BEFORE_BALL_SEC = 8;
const AFTER_BALL_SEC = 3;
const MOST_OF_BALL = 6;

/** A match from its moments and the advantages it is priced with. */
export function cricketMatch(
  moments: readonly [CricketMoment, ...CricketMoment[]],
  advantages: Advantages,
  squads: Squads,
): SimulatedMatch {
  const at = (elapsedSec: number) => momentAt(moments, elapsedSec);
  const recordAt = (elapsedSec: number): CricketRecord =>
    elapsedSec < 0 ? { sport: 'cricket', innings: [] } : recordOf(at(elapsedSec));
  const last = moments.at(-1) ?? moments[0];
  return {
    durationSec: last.atSec,
    stops: stopsOf(moments),
    turns: moments.map(({ atSec }) => atSec),
    driftSec: Infinity,
    viewAt: (elapsedSec) => cricketView(at(elapsedSec), squads, elapsedSec < 0),
    recordAt,
    pricesAt: (elapsedSec) => cricketPrices(recordAt(elapsedSec), advantages),
    modelAt: undefined,
    allMarkets: () => allCricketMarkets(last),
  };
}

function recordOf({ first, innings, superOver, isOver }: CricketMoment): CricketRecord {
  const superOverWinner: Side | undefined = superOver && (superOver[0] > superOver[1] ? 'home' : 'away');
  return {
    ...{ sport: 'cricket', first, innings },
    ...(superOverWinner && { superOverWinner }),
    ...(isOver && { end: 'finished' as const }),
  };
}

function stopsOf(moments: readonly CricketMoment[]): readonly BetStop[] {
  const windows = moments.flatMap((moment, at): readonly BetStop[] => {
    const next = moments[at + 1];
    if (next === undefined) return [];
    if (next.superOver !== undefined) return [{ fromSec: moment.atSec, toSec: next.atSec, reason: 'period' }];
    if (!canEnd(moment)) return [];
    return [{ fromSec: next.atSec - BEFORE_BALL_SEC, toSec: next.atSec + AFTER_BALL_SEC, reason: 'point' }];
  });
  return mergeStops(windows);
}

/** Whether the next ball can end the innings that runs. */
function canEnd({ innings }: CricketMoment): boolean {
  const { isOver, balls, wickets, runs } = innings.at(-1) ?? NO_INNINGS;
  const target = innings.length === 2 ? (innings[0]?.runs ?? 0) + 1 : Infinity;
  return !isOver && (balls === BALLS - 1 || wickets === WICKETS - 1 || target - runs <= MOST_OF_BALL);
}

/** What sides and matches usually come to; lines this far outside of that and of what came are never near even. */
const USUAL = { side: 160, total: 320, firstOvers: 48 } as const;
const BEYOND = { side: 100, total: 150, firstOvers: 45, stand: 100, over: 24 } as const;

/** Every market a match that comes to this may have offered. */
function allCricketMarkets(last: CricketMoment): readonly MarketKey[] {
  const [home, away] = runsOf(last);
  const around = (came: number, usual: number, beyond: number) =>
    [Math.max(0, Math.min(came, usual) - beyond), Math.max(came, usual) + beyond] as const;
  const sides = (['home', 'away'] as const).flatMap((side) => {
    const runs = last.innings[inningsAt(last, side) ?? 0]?.runs ?? 0;
    return linesBetween(teamTotal(side), ...around(runs, USUAL.side, BEYOND.side));
  });
  return [
    ...['winner', 'opening-stand', 'most-in-first-overs'].map((type) => ({ type, specifiers: {} })),
    ...linesBetween(TOTAL, ...around(home + away, USUAL.total, BEYOND.total)),
    ...linesBetween(HANDICAP, -Math.abs(home - away) - BEYOND.total, Math.abs(home - away) + BEYOND.total),
    ...sides,
    ...last.innings.flatMap((innings, at) => {
      const number = at + 1;
      const overs = Array.from({ length: OVERS }, (_, over) => over + 1);
      return [
        ...linesBetween(wicketsTotal(number), 0, WICKETS),
        ...linesBetween(
          firstOversTotal(number),
          ...around(firstOvers(innings).runs, USUAL.firstOvers, BEYOND.firstOvers),
        ),
        ...[0, ...innings.falls].slice(0, WICKETS).flatMap((from, wicket) => {
          const until = innings.falls[wicket] ?? innings.runs;
          return linesBetween(wicketFall(number, wicket + 1), from, until + BEYOND.stand);
        }),
        ...overs.flatMap((over) => [
          ...linesBetween(overTotal(number, over), 0, BEYOND.over),
          { type: 'over-wicket', specifiers: { ...ofInnings(number), over: String(over) } },
        ]),
      ];
    }),
  ];
}
