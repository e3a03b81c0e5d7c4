import type { Score } from '../../results/index.ts';
import type { FairMarket, FairSelection } from '../../simulation/match/simulated-match.ts';
import { twoWay, yesNo } from '../../simulation/match/two-way.ts';
import { deuceChance, holdChance, otherSide, tieBreakChance, type Server } from './game-chances.ts';
import { isTieBreakSet } from './match-rest.ts';
import { mixEnds, nextSetServer, type SetEnd, type SetModel } from './set-chances.ts';
import { MOST_GAMES, RACES } from './tennis-offer.ts';
import { SET_SCORES } from './tennis-results.ts';
import { isTieBreak, type TennisMoment } from './tennis-timeline.ts';

/** How the running set can end, from its games and the points of the running game. */
export function currentSetEnds(now: TennisMoment, model: SetModel): readonly SetEnd[] {
  const [home, away] = now.games;
  const next = otherSide(now.server);
  const homeWins = isTieBreak(now)
    ? tieBreakChance(model.serve, now.server, ...now.points)
    : homeGameChance(now, model);
  return mixEnds(homeWins, model.endsFrom([home + 1, away], next), model.endsFrom([home, away + 1], next));
}

function homeGameChance({ server, points }: TennisMoment, { serve }: SetModel): number {
  if (server === 'home') return holdChance(serve.home, points[0], points[1]);
  return 1 - holdChance(serve.away, points[1], points[0]);
}

/** Below this chance that it is played the next set is not bet on. */
const LEAST_PLAYED = 0.02;

/** How the set after the running one ends, given that it is played (it is void otherwise). */
export function followingSet(
  won: Score,
  bestOf: 3 | 5,
  server: Server,
  current: readonly SetEnd[],
  model: SetModel,
): readonly SetEnd[] | undefined {
  const served = { home: 0, away: 0 };
  for (const { games, chance } of current) {
    const sets = games[0] > games[1] ? won[0] + 1 : won[1] + 1;
    if (sets < bestOf / 2) served[nextSetServer(server, games)] += chance;
  }
  const played = served.home + served.away;
  if (played < LEAST_PLAYED) return undefined;
  return mixEnds(served.home / played, model.endsFrom([0, 0], 'home'), model.endsFrom([0, 0], 'away'));
}

/** How the games of a set come out. */
export function setMarkets(set: string, ends: readonly SetEnd[]): readonly FairMarket[] {
  const tieBreak = ends.reduce((sum, { games, chance }) => sum + (isTieBreakSet(games) ? chance : 0), 0);
  const scores = new Map(ends.map(({ games, chance }) => [games.join(':'), chance]));
  const selections = SET_SCORES.map((score): FairSelection => [score, scores.get(score) ?? 0]);
  return [
    { type: 'set-correct-score', specifiers: { set }, selections, core: true },
    yesNo('set-tie-break', { set }, tieBreak),
  ];
}

/** The game that is played and the one after it, and who is first to have so many of this set. */
export function gameMarkets(now: TennisMoment, model: SetModel): readonly FairMarket[] {
  if (isTieBreak(now)) return [];
  const { games, points, server } = now;
  const set = String(now.sets.length + 1);
  const game = games[0] + games[1] + 1;
  const { serve } = model;
  const [own, others] = server === 'home' ? points : [points[1], points[0]];
  const home = homeGameChance(now, model);
  const next = otherSide(server);
  const races = RACES.filter((count) => Math.max(...games) < count);
  return [
    ...gameOf(set, game, home, deuceChance(serve[server], own, others)),
    ...gameOf(set, game + 1, homeHolds(model, next), deuceChance(serve[next])),
    ...races.map((count) => {
      const chance =
        home * raceChance(model, count, [games[0] + 1, games[1]], next) +
        (1 - home) * raceChance(model, count, [games[0], games[1] + 1], next);
      return twoWay('set-race', { set, points: String(count) }, chance);
    }),
  ];
}

function gameOf(set: string, game: number, home: number, deuce: number): readonly FairMarket[] {
  if (game > MOST_GAMES) return [];
  const specifiers = { set, game: String(game) };
  return [twoWay('game-winner', specifiers, home), yesNo('game-deuce', specifiers, deuce)];
}

/** That the home side wins a game this side serves. */
function homeHolds({ serve }: SetModel, server: Server): number {
  return server === 'home' ? holdChance(serve.home) : 1 - holdChance(serve.away);
}

/** That the home side is first to have so many games, `server` serving the next one. */
function raceChance(model: SetModel, count: number, [home, away]: Score, server: Server): number {
  if (home >= count) return 1;
  if (away >= count) return 0;
  const wins = homeHolds(model, server);
  const next = otherSide(server);
  return (
    wins * raceChance(model, count, [home + 1, away], next) +
    (1 - wins) * raceChance(model, count, [home, away + 1], next)
  );
}
