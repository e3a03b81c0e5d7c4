import type { Score, Side } from '../../results/index.ts';
import type { Distribution } from '../../simulation/match/lines.ts';
import type { Count } from '../rules/part-chances.ts';
import type { Server } from './game-chances.ts';
import { nextSetServer, type SetEnd, type SetModel } from './set-chances.ts';

const COUNTS = ['total', 'lead', 'home', 'away'] as const satisfies readonly Count[];
const GAMES_OF: Readonly<Record<Count, (games: Score) => number>> = {
  total: ([home, away]) => home + away,
  lead: ([home, away]) => home - away,
  home: ([home]) => home,
  away: ([, away]) => away,
};

/** Chances by number of games, of the matches that one side wins. */
type Counted = ReadonlyMap<number, number>;

/** What a match still comes to from a set on. */
export interface MatchRest {
  /** Chances of the final scores in sets, `2:1`. */
  readonly scores: ReadonlyMap<string, number>;
  /** That no set to come has a tie-break. */
  readonly noTieBreak: number;
  /** Games of the sets to come, by who wins the match. */
  readonly games: Readonly<Record<Count, Readonly<Record<Side, Counted>>>>;
}

/** The rest of a match from any set on. What follows a set that has not begun is the same each time, and kept. */
export class MatchRests {
  readonly #bestOf: 3 | 5;
  readonly #model: SetModel;
  readonly #known = new Map<string, MatchRest>();

  constructor(bestOf: 3 | 5, model: SetModel) {
    this.#bestOf = bestOf;
    this.#model = model;
  }

  /** With a set under way that ends so; `server` served its first game. */
  from(won: Score, server: Server, ends: readonly SetEnd[]): MatchRest {
    const rest = new Mixture();
    for (const { games, chance } of ends) {
      const [home, away]: Score = games[0] > games[1] ? [won[0] + 1, won[1]] : [won[0], won[1] + 1];
      const after = this.#after([home, away], nextSetServer(server, games));
      rest.add(games, chance, after);
    }
    return rest;
  }

  #after(won: Score, server: Server): MatchRest {
    const winner: Side = won[0] > won[1] ? 'home' : 'away';
    if (Math.max(...won) > this.#bestOf / 2) return nothingMore(won, winner);
    const key = `${won.join(':')} ${server}`;
    const known = this.#known.get(key) ?? this.from(won, server, this.#model.endsFrom([0, 0], server));
    this.#known.set(key, known);
    return known;
  }
}

const NO_GAMES: Counted = new Map([[0, 1]]);
const NEVER: Counted = new Map();

function nothingMore(won: Score, winner: Side): MatchRest {
  const games = { home: winner === 'home' ? NO_GAMES : NEVER, away: winner === 'away' ? NO_GAMES : NEVER };
  return {
    scores: new Map([[won.join(':'), 1]]),
    noTieBreak: 1,
    games: { total: games, lead: games, home: games, away: games },
  };
}

/** One set's ends with what follows each. */
class Mixture implements MatchRest {
  readonly scores = new Map<string, number>();
  noTieBreak = 0;
  readonly games = Object.fromEntries(
    COUNTS.map((count) => [count, { home: new Map<number, number>(), away: new Map<number, number>() }]),
  ) as Record<Count, Record<Side, Map<number, number>>>;

  add(set: Score, chance: number, after: MatchRest): void {
    for (const [score, part] of after.scores) plus(this.scores, score, chance * part);
    if (!isTieBreakSet(set)) this.noTieBreak += chance * after.noTieBreak;
    for (const count of COUNTS) {
      const own = GAMES_OF[count](set);
      for (const side of ['home', 'away'] as const)
        for (const [more, part] of after.games[count][side])
          plus(this.games[count][side], own + more, chance * part);
    }
  }
}

function plus<Key>(chances: Map<Key, number>, key: Key, chance: number): void {
  chances.set(key, (chances.get(key) ?? 0) + chance);
}

export function isTieBreakSet([home, away]: Score): boolean {
  return home + away === 13;
}

/** Games of the whole match, where so many sets are over. @param winner of those matches that this side wins alone */
export function gamesOf(
  { games }: MatchRest,
  count: Count,
  over: readonly Score[],
  winner?: Side,
): Distribution {
  const before = over.reduce((sum, set) => sum + GAMES_OF[count](set), 0);
  const sides = winner === undefined ? (['home', 'away'] as const) : [winner];
  const all = new Map<number, number>();
  for (const side of sides) for (const [more, chance] of games[count][side]) plus(all, before + more, chance);
  const least = Math.min(...all.keys());
  const chances = Array.from(
    { length: Math.max(...all.keys()) - least + 1 },
    (_, at) => all.get(least + at) ?? 0,
  );
  return { least, chances };
}
