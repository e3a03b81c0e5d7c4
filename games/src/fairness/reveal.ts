import { loadGame } from '../all-games.ts';
import type { GameBet, GameRound } from '../rules/game.ts';
import { playMoves } from '../rules/play.ts';
import { commitmentTo, isServerSeed } from './commitment.ts';
import { drawsOf, type RoundSeeds } from './draws.ts';

/** A round as its player can write it down. */
export interface WrittenRound {
  readonly game: string;
  readonly version: number;
  readonly seeds: RoundSeeds;
  readonly stakeMinor: bigint;
  readonly choice: unknown;
  readonly moves: readonly unknown[];
}

export type Recomputed =
  | { readonly kind: 'recomputed'; readonly round: GameRound<unknown, unknown> }
  /** What of it cannot be: the game is none of ours, the seeds, bet or moves are none of this game's. */
  | { readonly kind: 'impossible'; readonly what: 'game' | 'seeds' | 'bet' | 'moves' };

/** Whether a seed that was revealed is the one its commitment was shown for (rules §12). */
export const verify = (serverSeed: string, commitment: string): boolean =>
  isServerSeed(serverSeed) && commitmentTo(serverSeed) === commitment.trim().toLowerCase();

/** Plays a round anew from its seeds, bet and moves, by the rules of its version. */
export async function recompute(written: WrittenRound): Promise<Recomputed> {
  const { seeds, stakeMinor } = written;
  const game = await loadGame(written.game, written.version);
  if (game === undefined) return impossible('game');
  if (!isServerSeed(seeds.serverSeed) || !isNonce(seeds.nonce)) return impossible('seeds');
  const bet: GameBet<unknown> | undefined =
    stakeMinor > 0n ? game.readBet(stakeMinor, written.choice) : undefined;
  if (bet === undefined) return impossible('bet');
  const played = playMoves(game, drawsOf(seeds), bet, written.moves);
  return played === undefined ? impossible('moves') : { kind: 'recomputed', round: played.round };
}

const isNonce = (nonce: number): boolean => Number.isSafeInteger(nonce) && nonce >= 0;

const impossible = (what: 'game' | 'seeds' | 'bet' | 'moves'): Recomputed => ({ kind: 'impossible', what });
