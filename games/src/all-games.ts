import type { AnyGame } from './rules/game.ts';

/** Every game by `code@version`, a line each, loaded when it is asked for. An old version keeps its line. */
const GAMES: Readonly<Record<string, () => Promise<AnyGame>>> = {
  'baccarat@1': async () => (await import('./baccarat/baccarat.ts')).BACCARAT,
  'bingo@1': async () => (await import('./bingo/bingo.ts')).BINGO,
  'blackjack@1': async () => (await import('./blackjack/blackjack.ts')).BLACKJACK,
  'chest@1': async () => (await import('./chest/chest.ts')).CHEST,
  'dice@1': async () => (await import('./dice/dice.ts')).DICE,
  'dragon@1': async () => (await import('./dragon/dragon.ts')).DRAGON,
  'fortuna@1': async () => (await import('./fortuna/fortuna.ts')).FORTUNA,
  'hi-lo@1': async () => (await import('./hi-lo/hi-lo.ts')).HI_LO,
  'keno@1': async () => (await import('./keno/keno.ts')).KENO,
  'limbo@1': async () => (await import('./limbo/limbo.ts')).LIMBO,
  'lottery@1': async () => (await import('./lottery/lottery.ts')).LOTTERY,
  'memory@1': async () => (await import('./memory/memory.ts')).MEMORY,
  'mines@1': async () => (await import('./mines/mines.ts')).MINES,
  'plinko@1': async () => (await import('./plinko/plinko.ts')).PLINKO,
  'roulette@1': async () => (await import('./roulette/roulette.ts')).ROULETTE,
  'safe@1': async () => (await import('./safe/safe.ts')).SAFE,
  'scratch@1': async () => (await import('./scratch/scratch.ts')).SCRATCH,
  'slot@1': async () => (await import('./slot/slot.ts')).SLOT,
  'video-poker@1': async () => (await import('./video-poker/video-poker.ts')).VIDEO_POKER,
  'wheel@1': async () => (await import('./wheel/wheel.ts')).WHEEL,
};

/** Codes and versions that a round can be recomputed of. */
export const allGames = (): readonly { readonly code: string; readonly version: number }[] =>
  Object.keys(GAMES).map((key) => {
    const [code = '', version] = key.split('@');
    return { code, version: Number(version) };
  });

/** Loads the rules that a round was played by; undefined where there are none of that code and version. */
export async function loadGame(code: string, version: number): Promise<AnyGame | undefined> {
  const key = `${code}@${String(version)}`;
  return Object.hasOwn(GAMES, key) ? await GAMES[key]?.() : undefined;
}
