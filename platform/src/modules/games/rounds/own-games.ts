import type { AnyGame } from '@paddock/games';
import { allGames, loadGame } from '@paddock/games/all-games';

export interface GameVersion {
  readonly code: string;
  readonly version: number;
}

/** Our own games by their code and version; those of earlier versions are there for the rounds that were bet on them. */
export interface OwnGames {
  /** Those that take bets: of each code the last version. */
  readonly current: readonly GameVersion[];
  /** The one that takes bets under a code. */
  named(code: string): Promise<AnyGame | undefined>;
  /** The rules a round was bet on. @throws Error where there are none */
  at(round: { readonly game: string; readonly version: number }): Promise<AnyGame>;
}

/** @param more games of tests */
export function ownGames(more: readonly AnyGame[] = []): OwnGames {
  const load = async (code: string, version: number): Promise<AnyGame | undefined> =>
    more.find((game) => game.code === code && game.version === version) ?? (await loadGame(code, version));
  const last = new Map<string, number>();
  for (const { code, version } of [...allGames(), ...more])
    last.set(code, Math.max(version, last.get(code) ?? 0));
  return {
    current: [...last].map(([code, version]) => ({ code, version })),
    async named(code) {
      const version = last.get(code);
      return version === undefined ? undefined : load(code, version);
    },
    async at({ game: code, version }) {
      const game = await load(code, version);
      if (game === undefined) throw new Error(`no rules of ${code} in version ${version}`);
      return game;
    },
  };
}
