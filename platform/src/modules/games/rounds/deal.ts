import { drawsOf, playMove, playMoves, type AnyGame, type GameBet, type Played } from '@paddock/games';

import type { Kernel } from '../../../kernel/module.ts';
import { openServerSeed } from '../seeds/server-seed.ts';
import type { OwnGames } from './own-games.ts';
import type { RoundRecord } from './round-store.ts';

/** A round dealt from its seeds and played to where it stands, and how it is played on. */
export interface DealtRound extends Played<unknown, unknown> {
  readonly game: AnyGame;
  readonly bet: GameBet<unknown>;
  /** The round after one more move; undefined for what cannot be done now. */
  after(move: unknown): Played<unknown, unknown> | undefined;
}

export type DealtFrom = Pick<
  RoundRecord,
  'game' | 'version' | 'choice' | 'moves' | 'firstStakeMinor' | 'seed'
>;

/** @throws Error for a record that its game does not read: it was written by the same rules. */
export async function deal(
  { kernel, games }: { readonly kernel: Pick<Kernel, 'secrets'>; readonly games: OwnGames },
  record: DealtFrom,
): Promise<DealtRound> {
  const { clientSeed, nonce } = record.seed;
  const game = await games.at(record);
  const bet = game.readBet(record.firstStakeMinor, record.choice);
  const draws = drawsOf({ serverSeed: openServerSeed(kernel, record.seed), clientSeed, nonce });
  const played = bet && playMoves(game, draws, bet, record.moves);
  if (bet === undefined || played === undefined) throw new Error(`a kept round of ${record.game} is none`);
  return { ...played, game, bet, after: (move) => playMove(game, draws, bet, played, move) };
}
