import type { AccountId, BetId, PaymentId, PlayerId } from '@paddock/contract';

import { inTransaction } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import {
  CASHIER_ALONE,
  NO_FREE_ROUNDS,
  NO_TICKETS,
  NO_WAGERING,
  NUMBERED_BY_ID,
  STAKES_ALONE,
  tellNobody,
  type TestPlatform,
} from '../../../testing/index.ts';
import { createGames, gamesProduct } from '../../games/index.ts';
import { createLotto, lottoProduct, type LottoDependencies } from '../../lotto/index.ts';
import { productStakes } from '../../products/index.ts';
import {
  createSharedRounds,
  sharedRoundsProduct,
  type SharedRoundsDependencies,
} from '../../shared-rounds/index.ts';
import { FEW } from '../../shared-rounds/testing/table-acts.ts';
import { createToto, totoProduct } from '../../toto/index.ts';
import { NO_MATCHES } from '../../toto/testing/simulated-matches.ts';
import type { PoolDependencies } from '../../toto/testing/toto-acts.ts';
import { prizeFacts } from '../../tournaments/index.ts';
import { TOURNAMENT_TABLES } from '../../tournaments/testing/prize-acts.ts';
import type { CashierDependencies } from '../cashier-api.ts';
import { createCashier } from '../index.ts';
import { composeAround, type MoneyModules } from './compose-around.ts';
import type { PaymentCompany } from './payment-company.ts';

/** A player with what the simulation remembers of them. */
export interface SimulatedPlayer {
  readonly playerId: PlayerId;
  readonly accountId: AccountId;
  readonly deposits: PaymentId[];
  readonly withdrawals: PaymentId[];
  readonly bets: BetId[];
}

/** The money modules over a simulated company, and what the cashier was given. */
export function composeMoney(kernel: Kernel, company: PaymentCompany) {
  const requirePlayer = () => Promise.reject(new PlatformError('UNAUTHENTICATED'));
  const around = composeAround(kernel, requirePlayer, {
    products: [STAKES_ALONE, gamesProduct, sharedRoundsProduct, totoProduct, lottoProduct],
    prizes: prizeFacts,
  });
  const { wallet, limits, operators } = around;
  const dependencies: CashierDependencies = {
    wallet,
    ...CASHIER_ALONE,
    limits: limits.check,
    operators,
    requirePlayer,
    mayDeposit: (tx, playerId) => limits.check.mayPlay(tx, playerId, kernel.clock.nowMs()),
    providers: [company.provider],
  };
  const cashier = createCashier(kernel, dependencies);
  const stakesOf = (product: string) =>
    productStakes(product, { wallet, limits: limits.check, bonuses: NO_WAGERING });
  const everybody = {
    requirePlayer,
    isBanned: () => false,
    currencyOf: async (...account: Parameters<typeof wallet.account>) =>
      (await wallet.account(...account))?.currency,
  };
  const playing = { ...everybody, isClosed: () => false, began: () => undefined };
  // Their tables, and their rules in the audit; who plays is among the acts.
  const games = createGames(kernel, {
    ...playing,
    stakes: stakesOf('games'),
    freeRounds: NO_FREE_ROUNDS,
  });
  const tables: SharedRoundsDependencies = {
    ...playing,
    operators,
    playerNumbers: NUMBERED_BY_ID,
    stakes: stakesOf('shared-rounds'),
  };
  const sharedRounds = createSharedRounds(kernel, tables, FEW);
  const pools: PoolDependencies = {
    ...everybody,
    isSportClosed: () => false,
    tellInbox: tellNobody,
    stakes: stakesOf('toto'),
    gifts: NO_TICKETS,
  };
  const toto = createToto(kernel, { ...pools, operators, events: NO_MATCHES });
  const lotteries: LottoDependencies = {
    ...everybody,
    operators,
    requireConsent: requirePlayer,
    tellInbox: tellNobody,
    stakes: stakesOf('lotto'),
    gifts: NO_TICKETS,
  };
  const lotto = createLotto(kernel, lotteries);
  const modules = { ...around, cashier, games, sharedRounds, tournaments: TOURNAMENT_TABLES, toto, lotto };
  return { modules, dependencies, tables, pools, lotteries };
}

/** A player with accounts and nothing on them. */
export async function openPlayer({ kernel, modules }: TestPlatform<MoneyModules>): Promise<SimulatedPlayer> {
  const playerId = kernel.ids.forNewPlayer();
  const atMs = kernel.clock.nowMs();
  const accountId = await inTransaction(kernel.db, (tx) =>
    modules.wallet.openAccounts(tx, { playerId, currency: 'EUR', atMs }),
  );
  return { playerId, accountId, deposits: [], withdrawals: [], bets: [] };
}
