import { composeGameWallet, type BesideGameWallet } from './compose-game-wallet.ts';
import { composeSharedRounds } from './compose-shared-rounds.ts';
import type { Kernel } from './kernel/index.ts';

/** Products whose rounds others decide: a table that many share, and games of other companies. */
export function composeRounds(kernel: Kernel, modules: BesideGameWallet) {
  return {
    sharedRounds: composeSharedRounds(kernel, modules),
    gameWallet: composeGameWallet(kernel, modules),
  };
}
