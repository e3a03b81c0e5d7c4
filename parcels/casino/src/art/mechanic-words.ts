import { baccarat } from './mechanics/baccarat.ts';
import { bingo } from './mechanics/bingo.ts';
import { blackjack } from './mechanics/blackjack.ts';
import { chest } from './mechanics/chest.ts';
import { crash } from './mechanics/crash.ts';
import { dice } from './mechanics/dice.ts';
import { dragon } from './mechanics/dragon.ts';
import { fortuna } from './mechanics/fortuna.ts';
import { hiLo } from './mechanics/hi-lo.ts';
import { keno } from './mechanics/keno.ts';
import { limbo } from './mechanics/limbo.ts';
import { liveRoulette } from './mechanics/live-roulette.ts';
import { lottery } from './mechanics/lottery.ts';
import { memory } from './mechanics/memory.ts';
import { mines } from './mechanics/mines.ts';
import { plinko } from './mechanics/plinko.ts';
import { poker } from './mechanics/poker.ts';
import { roulette } from './mechanics/roulette.ts';
import { safe } from './mechanics/safe.ts';
import { scratch } from './mechanics/scratch.ts';
import { show } from './mechanics/show.ts';
import { sicBo } from './mechanics/sic-bo.ts';
import { slot } from './mechanics/slot.ts';
import { videoPoker } from './mechanics/video-poker.ts';
import { wheel } from './mechanics/wheel.ts';
import type { Mechanic } from './mechanics/mechanic.ts';

/** Ways to play with a scene of their own, by the tail of our own game's address where we have one. */
export const MECHANICS: Readonly<Record<string, Mechanic>> = {
  roulette,
  'live-roulette': liveRoulette,
  blackjack,
  baccarat,
  'hi-lo': hiLo,
  'video-poker': videoPoker,
  poker,
  'sic-bo': sicBo,
  dice,
  limbo,
  plinko,
  wheel,
  crash,
  mines,
  keno,
  lottery,
  bingo,
  slot,
  scratch,
  chest,
  fortuna,
  memory,
  safe,
  dragon,
  show,
};

/** Words of names, sections and tags that say how a game is played, the more special first. */
const WORDS: readonly (readonly [word: string, mechanic: string])[] = [
  ['live roulette', 'live-roulette'],
  ['roulette', 'roulette'],
  ['blackjack', 'blackjack'],
  ['baccarat', 'baccarat'],
  ['punto banco', 'baccarat'],
  ['dragon tiger', 'baccarat'],
  ['andar bahar', 'hi-lo'],
  ['sic bo', 'sic-bo'],
  ['video poker', 'video-poker'],
  ['poker', 'poker'],
  ['hold em', 'poker'],
  ['holdem', 'poker'],
  ['hi lo', 'hi-lo'],
  ['plinko', 'plinko'],
  ['mines', 'mines'],
  ['limbo', 'limbo'],
  ['keno', 'keno'],
  ['bingo', 'bingo'],
  ['lotto', 'lottery'],
  ['lottery', 'lottery'],
  ['scratch', 'scratch'],
  ['scratchcards', 'scratch'],
  ['crash', 'crash'],
  ['crash games', 'crash'],
  ['dice', 'dice'],
  ['craps', 'dice'],
  ['wheel', 'wheel'],
  ['game shows', 'show'],
  ['tvgames', 'show'],
];

/** How a game is played, where that makes a better picture than its name does. */
export function mechanicOf(texts: readonly string[]): string | undefined {
  const all = texts.map((text) => ` ${text.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ')} `);
  return WORDS.find(([word]) => all.some((text) => text.includes(` ${word} `)))?.[1];
}
