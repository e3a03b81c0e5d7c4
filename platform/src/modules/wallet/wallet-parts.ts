import { CURRENCIES } from '@paddock/contract';

import type { Kernel } from '../../kernel/module.ts';
import type { WalletDependencies } from './wallet-api.ts';

/** What the wallet's routes work with: the kernel, and every dependency with its default. */
export type WalletParts = { readonly kernel: Kernel } & Required<
  Omit<WalletDependencies, 'openHolds' | 'bonuses'>
>;

export function walletParts(kernel: Kernel, dependencies: WalletDependencies): WalletParts {
  return {
    betNumbers: () => Promise.resolve(() => null),
    rate: () => Promise.resolve(undefined),
    currencies: () => [...CURRENCIES.keys()],
    mayPlay: () => Promise.resolve(true),
    hasFirstDepositBonus: () => Promise.resolve(false),
    playerOfCookie: () => Promise.resolve(undefined),
    ...dependencies,
    kernel,
  };
}
