// What a process that is killed at each boundary begins with: it loads this, and not the whole product that the door of
// `platform/src/testing` leads to.
import type { Kernel } from '../../../kernel/module.ts';
import { alwaysProven, NUMBERED_BY_ID } from '../../../testing/named-player.ts';
import { tellNobody } from '../../../testing/tell-nobody.ts';
import { WALLET_ALONE } from '../../../testing/wallet-alone.ts';
import type { RequirePlayer } from '../../identity/index.ts';
import { createLimits, type Limits } from '../../limits/index.ts';
import { createOperators, type Operators } from '../../operators/index.ts';
import { createWallet, type Wallet, type WalletDependencies } from '../../wallet/index.ts';
import type { Cashier } from '../cashier-api.ts';

/** What moves money, and nothing else. */
export type MoneyModules = {
  readonly wallet: Wallet;
  readonly limits: Limits;
  readonly operators: Operators;
  readonly cashier: Cashier;
};

/** What the cashier stands on, for players in euro. */
export function composeAround(
  kernel: Kernel,
  requirePlayer: RequirePlayer,
  { products, prizes }: Pick<WalletDependencies, 'products' | 'prizes'> = WALLET_ALONE,
): Omit<MoneyModules, 'cashier'> {
  return {
    wallet: createWallet(kernel, { ...WALLET_ALONE, requirePlayer, products, prizes }),
    operators: createOperators(kernel, { playerNumbers: NUMBERED_BY_ID }),
    limits: createLimits(kernel, {
      requirePlayer,
      proofOf: alwaysProven,
      rate: () => Promise.resolve(undefined),
      currencyOf: () => Promise.resolve('EUR'),
      restrict: () => Promise.resolve([]),
      tellInbox: tellNobody,
      signOut: () => Promise.resolve(),
      timeZoneHours: () => Promise.resolve(0),
    }),
  };
}
