import type { Ratio } from '@paddock/contract';

import { sharedDraws, type SharedSeeds } from '../fairness/chain.ts';
import type { GameBet } from '../rules/game.ts';
import { pocketBy, ROULETTE, type RouletteChoice, type RouletteTable } from './roulette.ts';

export { paidIn } from './roulette.ts';

/** What a spin of the live table came to. */
export interface LiveSpin {
  /** Where the ball fell, 0 to 36. */
  readonly pocket: number;
}

const TABLE: RouletteTable = 'la-partage';

/**
 * One wheel that a whole table of players shares, with la partage. A bet is one of roulette; where the ball falls follows
 * from the hash of the round and the salt of its chain, the same for all (rules §12).
 */
export const LIVE_ROULETTE = {
  code: 'live-roulette',
  version: 1,
  table: TABLE,
  readBet(stakeMinor: bigint, value: unknown): GameBet<RouletteChoice> | undefined {
    const bet = ROULETTE.readBet(stakeMinor, value);
    return bet?.choice.table === TABLE ? bet : undefined;
  },
  spin: (seeds: SharedSeeds): LiveSpin => ({ pocket: pocketBy(sharedDraws(seeds)) }),
  returnOf: (choice: RouletteChoice): Ratio => ROULETTE.returnOf(choice),
  mostMinor: (bet: GameBet<RouletteChoice>): bigint => ROULETTE.mostMinor(bet),
} as const;
