import type { Score } from '../../results/index.ts';
import type { Distribution } from '../../simulation/match/lines.ts';
import type { ServeChances, Server } from './game-chances.ts';
import { createSetModel, nextSetServer, type SetModel } from './set-chances.ts';

/** How one set ends for who is to win the match: who takes it, who serves the next. */
interface SetWay {
  readonly homeWins: boolean;
  readonly next: Server;
  readonly chance: number;
}

/**
 * By how many sets the home side is ahead at the end, whoever serves first: what {@link MatchRests} says of a match that has not
 * begun, without its games, so that the hundreds of matches of a tournament cost little.
 */
export function finalSets(serve: ServeChances, bestOf: 3 | 5): Distribution {
  const model = createSetModel(serve);
  const needed = (bestOf + 1) / 2;
  const ways = { home: waysOf(model, 'home'), away: waysOf(model, 'away') };
  const chances = Array.from({ length: 2 * needed + 1 }, () => 0);

  function play(won: Score, server: Server, chance: number): void {
    if (Math.max(...won) === needed) {
      const at = needed + won[0] - won[1];
      chances[at] = (chances[at] ?? 0) + chance;
      return;
    }
    for (const way of ways[server])
      play(way.homeWins ? [won[0] + 1, won[1]] : [won[0], won[1] + 1], way.next, chance * way.chance);
  }
  play([0, 0], 'home', 0.5);
  play([0, 0], 'away', 0.5);
  return { least: -needed, chances };
}

/** Of a set that has not begun. */
function waysOf(model: SetModel, server: Server): readonly SetWay[] {
  const ends = model.endsFrom([0, 0], server);
  return ([true, false] as const).flatMap((homeWins) =>
    (['home', 'away'] as const).map((next) => ({
      homeWins,
      next,
      chance: ends
        .filter(({ games }) => games[0] > games[1] === homeWins && nextSetServer(server, games) === next)
        .reduce((sum, end) => sum + end.chance, 0),
    })),
  );
}
