import type { Score, Side } from '../../results/index.ts';
import type { Random } from '../../simulation/random/random.ts';
import { otherSide, tieBreakServer, type ServeChances, type Server } from './game-chances.ts';
import { isSetOver } from './set-chances.ts';

/** A game as it was played, a tie-break among them. */
export interface GamePlayed {
  readonly winner: Side;
  readonly deuce: boolean;
}

/** The match right after a point, or before the first one. */
export interface TennisMoment {
  /** Seconds after the start on the feed clock. */
  readonly at: number;
  readonly sets: readonly Score[];
  readonly games: Score;
  /** Points of the game or tie-break being played. */
  readonly points: Score;
  /** Who serves the game; in a tie-break, who began it. */
  readonly server: Server;
  /** Games as they were played, by set; the last are those of the running set. */
  readonly played: readonly (readonly GamePlayed[])[];
  /** Rest before the next point: changes of ends, the break between sets. */
  readonly restSec: number;
  readonly end?: 'finished' | 'broken-off';
}

export interface TennisTimeline {
  readonly bestOf: 3 | 5;
  readonly moments: readonly TennisMoment[];
}

const POINT_SEC = 24;
const POINT_SPREAD_SEC = 22;
const CHANGE_OF_ENDS_SEC = 75;
const BETWEEN_SETS_SEC = 110;
/** Of a hundred matches one or two end by retirement. */
const RETIREMENT = 0.012;

const START = { at: 0, sets: [], games: [0, 0], points: [0, 0], played: [[]], restSec: 0 } as const;

/** Plays a match point by point. */
export function playTennis(serve: ServeChances, bestOf: 3 | 5, random: Random): TennisTimeline {
  const first: Server = random.chance(0.5) ? 'home' : 'away';
  const retiresAfter = random.chance(RETIREMENT) ? 20 + random.int(100) : Infinity;
  let now: TennisMoment = { ...START, server: first };
  const moments = [now];
  while (now.end === undefined) {
    now = nextMoment(now, serve, bestOf, random);
    if (moments.length >= retiresAfter && now.end === undefined) now = { ...now, end: 'broken-off' };
    moments.push(now);
  }
  return { bestOf, moments };
}

export function isTieBreak({ games }: TennisMoment): boolean {
  return games[0] === 6 && games[1] === 6;
}

/** Who serves the next point. */
export function pointServer(moment: TennisMoment): Server {
  const played = moment.points[0] + moment.points[1];
  return isTieBreak(moment) ? tieBreakServer(moment.server, played) : moment.server;
}

function nextMoment(now: TennisMoment, serve: ServeChances, bestOf: 3 | 5, random: Random): TennisMoment {
  const server = pointServer(now);
  const homeWins = random.chance(server === 'home' ? serve.home : 1 - serve.away);
  const at = now.at + now.restSec + POINT_SEC + random.int(POINT_SPREAD_SEC);
  const points = plusOne(now.points, homeWins);
  const needed = isTieBreak(now) ? 7 : 4;
  if (Math.max(...points) < needed || Math.abs(points[0] - points[1]) < 2) {
    return { ...now, at, points, restSec: 0 };
  }
  const game: GamePlayed = { winner: homeWins ? 'home' : 'away', deuce: Math.min(...points) >= 3 };
  const played = [...now.played.slice(0, -1), [...(now.played.at(-1) ?? []), game]];
  return afterGame({ ...now, at, points: [0, 0], played }, plusOne(now.games, homeWins), bestOf);
}

function afterGame(now: TennisMoment, games: Score, bestOf: 3 | 5): TennisMoment {
  const server = otherSide(now.server);
  if (!isSetOver(games)) {
    const restSec = (games[0] + games[1]) % 2 === 1 ? CHANGE_OF_ENDS_SEC : 0;
    return { ...now, games, server, restSec };
  }
  const sets = [...now.sets, games];
  const won = sets.filter(([home, away]) => home > away).length;
  const over = Math.max(won, sets.length - won) > bestOf / 2;
  return {
    at: now.at,
    restSec: BETWEEN_SETS_SEC,
    sets,
    games: [0, 0],
    points: [0, 0],
    server,
    played: [...now.played, []],
    ...(over ? { end: 'finished' } : {}),
  };
}

function plusOne([home, away]: Score, homeWins: boolean): Score {
  return homeWins ? [home + 1, away] : [home, away + 1];
}
