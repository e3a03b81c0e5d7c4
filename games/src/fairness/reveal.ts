import { loadGame } from '../all-games.ts';
import type { GameBet, GameRound } from '../rules/game.ts';
import { lottoGame, type LottoGame } from '../lotto/lotto-round.ts';
import { playMoves } from '../rules/play.ts';
import { isHash, sharedDraws, type SharedSeeds } from './chain.ts';
import { commitmentTo, isServerSeed } from './commitment.ts';
import { drawsOf, type Draws, type RoundSeeds } from './draws.ts';
import { sharedGame, type SharedGame } from './shared-games.ts';

/** A round as its player can write it down. */
export interface WrittenRound {
  readonly game: string;
  readonly version: number;
  /** Those of the player's own round, or of one that many players share (a spin of the live table). */
  readonly seeds: RoundSeeds | SharedSeeds;
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
  const { stakeMinor } = written;
  const shared = sharedGame(written.game, written.version);
  if (shared !== undefined) return recomputeShared(shared, written);
  const lotto = lottoGame(written.game, written.version);
  if (lotto !== undefined) return recomputeTicket(lotto, written);
  const game = await loadGame(written.game, written.version);
  if (game === undefined) return impossible('game');
  const draws = drawsBy(written.seeds);
  if (draws === undefined) return impossible('seeds');
  const bet: GameBet<unknown> | undefined =
    stakeMinor > 0n ? game.readBet(stakeMinor, written.choice) : undefined;
  if (bet === undefined) return impossible('bet');
  const played = playMoves(game, draws, bet, written.moves);
  return played === undefined ? impossible('moves') : { kind: 'recomputed', round: played.round };
}

/** A bet in a round that many share: it has a hash and a salt, and no seeds of its player's. */
function recomputeShared(game: SharedGame, { seeds, stakeMinor, choice, moves }: WrittenRound): Recomputed {
  if (!('hash' in seeds) || !isHash(seeds.hash)) return impossible('seeds');
  const round = stakeMinor > 0n ? game.round(seeds, { stakeMinor, choice }, moves) : 'bet';
  return typeof round === 'string' ? impossible(round) : { kind: 'recomputed', round };
}

/** A ticket in a draw: its client seed is the public value, its nonce the number of the draw. */
function recomputeTicket(game: LottoGame, { seeds, stakeMinor, choice, moves }: WrittenRound): Recomputed {
  if ('hash' in seeds || drawsBy(seeds) === undefined) return impossible('seeds');
  if (moves.length > 0) return impossible('moves');
  const round = stakeMinor > 0n ? game.round(seeds, { stakeMinor, choice }) : 'bet';
  return typeof round === 'string' ? impossible(round) : { kind: 'recomputed', round };
}

function drawsBy(seeds: RoundSeeds | SharedSeeds): Draws | undefined {
  if ('hash' in seeds) return isHash(seeds.hash) ? sharedDraws(seeds) : undefined;
  const isNonce = Number.isSafeInteger(seeds.nonce) && seeds.nonce >= 0;
  return isNonce && isServerSeed(seeds.serverSeed) ? drawsOf(seeds) : undefined;
}

const impossible = (what: 'game' | 'seeds' | 'bet' | 'moves'): Recomputed => ({ kind: 'impossible', what });
