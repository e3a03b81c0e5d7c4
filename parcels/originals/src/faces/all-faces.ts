import { anyFace, type AnyFace } from './game-face.ts';

/**
 * The faces of our own games, by the code of their rules, a line each in alphabetical order. A game also has an address in
 * `parcel.json` (`own`) and its words under `games.<code>` of both dictionaries: `name`, `text` (one sentence), `rules` (a
 * rule a line) and whatever its face says.
 */
export const FACES: Readonly<Record<string, () => Promise<AnyFace>>> = {
  baccarat: async () => anyFace((await import('./baccarat/baccarat-face.ts')).BACCARAT_FACE),
  bingo: async () => anyFace((await import('./bingo/bingo-face.ts')).BINGO_FACE),
  blackjack: async () => anyFace((await import('./blackjack/blackjack-face.ts')).BLACKJACK_FACE),
  chest: async () => anyFace((await import('./chest/chest-face.ts')).CHEST_FACE),
  dice: async () => anyFace((await import('./dice/dice-face.tsx')).DICE_FACE),
  dragon: async () => anyFace((await import('./dragon/dragon-face.ts')).DRAGON_FACE),
  fortuna: async () => anyFace((await import('./fortuna/fortuna-face.ts')).FORTUNA_FACE),
  'hi-lo': async () => anyFace((await import('./hi-lo/hi-lo-face.ts')).HI_LO_FACE),
  keno: async () => anyFace((await import('./keno/keno-face.tsx')).KENO_FACE),
  limbo: async () => anyFace((await import('./limbo/limbo-face.tsx')).LIMBO_FACE),
  lottery: async () => anyFace((await import('./lottery/lottery-face.ts')).LOTTERY_FACE),
  memory: async () => anyFace((await import('./memory/memory-face.ts')).MEMORY_FACE),
  mines: async () => anyFace((await import('./mines/mines-face.ts')).MINES_FACE),
  plinko: async () => anyFace((await import('./plinko/plinko-face.tsx')).PLINKO_FACE),
  roulette: async () => anyFace((await import('./roulette/roulette-face.ts')).ROULETTE_FACE),
  safe: async () => anyFace((await import('./safe/safe-face.ts')).SAFE_FACE),
  scratch: async () => anyFace((await import('./scratch/scratch-face.ts')).SCRATCH_FACE),
  slot: async () => anyFace((await import('./slot/slot-face.ts')).SLOT_FACE),
  'video-poker': async () => anyFace((await import('./video-poker/video-poker-face.ts')).VIDEO_POKER_FACE),
  wheel: async () => anyFace((await import('./wheel/wheel-face.tsx')).WHEEL_FACE),
};
