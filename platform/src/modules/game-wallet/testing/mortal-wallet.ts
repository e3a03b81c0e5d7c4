import type { Kernel } from '../../../kernel/module.ts';
import { createNumberDesk } from '../../../kernel/public-numbers/number-desk.ts';
import { gameByCode, NO_WAGERING, requireNamedPlayer } from '../../../testing/index.ts';
import { productStakes, riskOf } from '../../products/index.ts';
import { Crash, CrashPlan, crashingKernel } from '../../sportsbook/testing/crashing-kernel.ts';
import { createCompanies } from '../companies/companies.ts';
import { createGameOrigins } from '../companies/game-origins.ts';
import type { GameWalletParts } from '../game-wallet-api.ts';
import type { WalletFixture } from '../game-wallet.fixture.ts';
import { withMoneyAtOnce } from '../money/at-once.ts';
import { gameWalletProduct } from '../product.ts';

/** One process of the wallet: what it remembers is gone with it. */
interface Life {
  readonly plan: CrashPlan;
  readonly parts: GameWalletParts;
}

/**
 * The wallet of a fixture as processes that may die at a commit, before it or before anybody heard of it, and are started
 * again on the same database. The company that heard no answer sends the same call again.
 */
export class MortalWallet {
  deaths = 0;
  readonly #fixture: WalletFixture;
  #life: Life;

  constructor(fixture: WalletFixture) {
    this.#fixture = fixture;
    this.#life = this.#begin();
  }

  /** Dies at one of the next commits, or never. */
  arm(commits: number, at: 'before' | 'after'): void {
    this.#life.plan.arm(commits, at);
  }

  /** Does something, again after each death. */
  async survive<Result>(work: (parts: GameWalletParts) => Promise<Result>): Promise<Result> {
    for (;;) {
      const { parts, plan } = this.#life;
      try {
        const result = await work(parts);
        if (!plan.dead) return result;
      } catch (error) {
        if (!plan.dead && !(error instanceof Crash)) throw error;
      }
      this.deaths += 1;
      this.#life = this.#begin();
    }
  }

  #begin(): Life {
    const plan = new CrashPlan();
    const { kernel, modules } = this.#fixture.platform;
    return { plan, parts: partsOf(crashingKernel(kernel, plan), modules) };
  }
}

function partsOf(kernel: Kernel, modules: WalletFixture['platform']['modules']): GameWalletParts {
  const { wallet, limits, operators } = modules;
  return withMoneyAtOnce({
    kernel,
    operators,
    requirePlayer: requireNamedPlayer,
    siteSessionOf: () => Promise.resolve('test'),
    siteSessionsEndedSince: () => Promise.resolve([]),
    stakesOfGame: () => ({}),
    stakes: productStakes('game-wallet', { wallet, limits: limits.check, bonuses: NO_WAGERING }),
    gameRefusal: () => Promise.resolve(undefined),
    stopCompanies: () => undefined,
    acceptCatalogue: () => Promise.reject(new Error('no catalogue stands here')),
    gameNamed: gameByCode,
    began: () => undefined,
    isBanned: () => false,
    mayPlay: limits.check.mayPlay,
    countryOf: () => Promise.resolve(undefined),
    hours: limits.session,
    accounts: wallet.accounts,
    spendableCall: wallet.spendableCall,
    payPrize: wallet.payPromotion,
    companies: createCompanies(kernel),
    gameOrigins: createGameOrigins(kernel.db, () => undefined),
    ask: () => Promise.reject(new Error('no aggregator stands here')),
    numbers: createNumberDesk(kernel.db, 'game_wallet_round', 'bet'),
    risk: riskOf(kernel.config.dataDir, gameWalletProduct),
  });
}
