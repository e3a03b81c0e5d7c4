import type { Kernel } from '../../kernel/module.ts';
import type { WalletDependencies } from './wallet-api.ts';

/** What the wallet's routes work with. */
export interface WalletParts extends Omit<WalletDependencies, 'openHolds' | 'bonuses' | 'prizes'> {
  readonly kernel: Kernel;
}
