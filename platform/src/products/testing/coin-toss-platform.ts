import { inTransaction } from '../../kernel/database/database.ts';
import type { Kernel } from '../../kernel/module.ts';
import { productStakes } from '../../modules/products/index.ts';
import { sportsbookProduct } from '../../modules/sportsbook/index.ts';
import { composeSportsbook } from '../../modules/sportsbook/testing/compose-sportsbook.ts';
import { createTestPlatform, NO_WAGERING } from '../../testing/index.ts';
import { createCoinToss, type CoinToss, type TossStake } from './coin-toss.ts';
import { coinTossProduct } from './coin-toss-product.ts';

/** The smallest product on a real database, for whoever plays rounds of it. */
export interface CoinTossPlatform {
  /** A player with money. */
  newPlayer(): Promise<Pick<TossStake, 'playerId' | 'accountId'>>;
  readonly coinToss: CoinToss;
  stop(): Promise<void>;
}

export async function startCoinToss(databaseUrl: string): Promise<CoinTossPlatform> {
  const platform = await createTestPlatform(compose, { databaseUrl });
  const { kernel, clock, modules } = platform;
  const { wallet, coinToss } = modules;
  return {
    async newPlayer() {
      const playerId = kernel.ids.forNewPlayer();
      const atMs = clock.nowMs();
      const accountId = await inTransaction(kernel.db, async (tx) => {
        const main = await wallet.openAccounts(tx, { playerId, currency: 'EUR', atMs });
        const gift = { id: 'gift', actor: 'system', reason: 'money to play with' } as const;
        await wallet.adjust(tx, { ...gift, playerId, accountId: main, amountMinor: 1_000_000n, atMs });
        return main;
      });
      return { playerId, accountId };
    },
    coinToss,
    stop: () => platform.close(),
  };
}

function compose(kernel: Kernel) {
  const modules = composeSportsbook(kernel, [sportsbookProduct, coinTossProduct]);
  const { wallet, limits } = modules;
  const stakes = productStakes('coin-toss', { wallet, limits: limits.check, bonuses: NO_WAGERING });
  return { ...modules, coinToss: createCoinToss(kernel, stakes) };
}
