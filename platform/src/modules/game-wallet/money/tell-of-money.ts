import { tellPlayer } from '../../live/index.ts';
import type { GameWalletParts } from '../game-wallet-api.ts';
import type { TransactionResult } from './once.ts';

/** Tells the player's open pages that their balance has moved, unless it was a repeat. */
export function tellOfMoney(
  { kernel }: Pick<GameWalletParts, 'kernel'>,
  { playerId, isRepeat }: TransactionResult,
): void {
  if (!isRepeat) tellPlayer(kernel.bus, playerId, { kind: 'accounts' });
}
