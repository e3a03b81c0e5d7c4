import type { Score } from '../../results/index.ts';
import { holdChance, otherSide, tieBreakChance, type ServeChances, type Server } from './game-chances.ts';

/** A way a set can end, and its chance. */
export interface SetEnd {
  readonly games: Score;
  readonly chance: number;
}

export function isSetOver([home, away]: Score): boolean {
  const [most, least] = home > away ? [home, away] : [away, home];
  return (most === 6 && least <= 4) || most === 7;
}

/** Who serves the next set: serves alternate over all games, a tie-break counting as one. */
export function nextSetServer(firstServer: Server, [home, away]: Score): Server {
  return (home + away) % 2 === 0 ? firstServer : otherSide(firstServer);
}

/** Chances of how a set ends from any score in games; made once for a match. */
export interface SetModel {
  /** From a score at which a new game begins, `server` serving it. */
  endsFrom(games: Score, server: Server): readonly SetEnd[];
  readonly serve: ServeChances;
}

export function createSetModel(serve: ServeChances): SetModel {
  const hold = { home: holdChance(serve.home), away: holdChance(serve.away) };
  const known = new Map<string, readonly SetEnd[]>();

  function endsFrom(games: Score, server: Server): readonly SetEnd[] {
    const key = `${games[0]}:${games[1]}:${server}`;
    const found = known.get(key) ?? compute(games, server);
    known.set(key, found);
    return found;
  }

  function compute([home, away]: Score, server: Server): readonly SetEnd[] {
    if (isSetOver([home, away])) return [{ games: [home, away], chance: 1 }];
    const homeWins = home === 6 && away === 6 ? tieBreakChance(serve, server) : homeGame(server);
    const next = otherSide(server);
    return mixEnds(homeWins, endsFrom([home + 1, away], next), endsFrom([home, away + 1], next));
  }

  function homeGame(server: Server): number {
    return server === 'home' ? hold.home : 1 - hold.away;
  }

  return { endsFrom, serve };
}

/** The ends of two branches, the first taken with `chance`. */
export function mixEnds(chance: number, one: readonly SetEnd[], other: readonly SetEnd[]): readonly SetEnd[] {
  const mixed = new Map<string, SetEnd>();
  const add = (ends: readonly SetEnd[], weight: number) => {
    for (const end of ends) {
      const key = end.games.join(':');
      const before = mixed.get(key)?.chance ?? 0;
      mixed.set(key, { games: end.games, chance: before + weight * end.chance });
    }
  };
  add(one, chance);
  add(other, 1 - chance);
  return [...mixed.values()];
}
