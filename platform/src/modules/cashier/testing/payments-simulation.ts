import { sql } from 'kysely';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { createIdempotency } from '../../../kernel/idempotency/idempotency.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/index.ts';
import { SeededRandom } from '../../../testing/seeded-random.ts';
import { GameActs } from '../../games/testing/game-acts.ts';
import type { CashierDependencies } from '../cashier-api.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { Crash, crashingAtWrites } from './crashing-database.ts';
import { COMPANY, createPaymentCompany, type PaymentCompany } from './payment-company.ts';
import { callback, nextAct, TASKS, type Scene } from './simulated-acts.ts';
import { composeMoney, openPlayer, type MoneyModules, type SimulatedPlayer } from './simulated-money.ts';
import { checkBothSides, checkEnded, checkEverything, checkPlayer } from './simulation-checks.ts';

/** Many, so that what is summed up for one of them stays short over a hundred thousand steps. */
const PLAYERS = 160;
const QUARTER_DAY_MS = 6 * 3_600_000;

/**
 * Players, a payment company, games, limits and crashes on the real cashier, wallet and limits, from one seed. Every step is
 * what somebody does; a step that crashed is tried again by whoever heard no answer, as browsers, companies and tasks do.
 */
export class PaymentsSimulation {
  readonly #platform: TestPlatform<MoneyModules>;
  readonly #players: readonly SimulatedPlayer[];
  readonly #scene: Scene;
  #crashes = 0;

  private constructor(
    random: SeededRandom,
    platform: TestPlatform<MoneyModules>,
    company: PaymentCompany,
    players: readonly SimulatedPlayer[],
    partsOf: (mayCrash: () => void) => CashierParts,
  ) {
    this.#platform = platform;
    this.#players = players;
    const parts = partsOf(() => this.#mayCrash());
    const games = new GameActs(random, parts.kernel, parts);
    this.#scene = { random, clock: platform.clock, company, parts, games };
  }

  static async start(seed: number): Promise<PaymentsSimulation> {
    const random = new SeededRandom(seed);
    let made: { kernel: Kernel; company: PaymentCompany; dependencies: CashierDependencies } | undefined;
    const platform = await createTestPlatform<MoneyModules>(
      (kernel) => {
        const company = createPaymentCompany(random, kernel.clock);
        const modules = composeMoney(kernel, company);
        made = { kernel, company, dependencies: modules.dependencies };
        return modules.modules;
      },
      { config: { sandbox: false } },
    );
    if (made === undefined) throw new Error('the platform was not composed');
    const { kernel, company, dependencies } = made;
    const players = await Promise.all(Array.from({ length: PLAYERS }, () => openPlayer(platform)));
    return new PaymentsSimulation(random, platform, company, players, (mayCrash) => {
      const db = crashingAtWrites(kernel.db, mayCrash);
      return {
        ...dependencies,
        kernel: { ...kernel, db, idempotency: createIdempotency(db, kernel.clock) },
        providersByName: new Map([[COMPANY, company.provider]]),
      };
    });
  }

  get crashes(): number {
    return this.#crashes;
  }

  /** How many rounds of games were played. */
  async rounds(): Promise<number> {
    const { rows } = await sql<{ n: bigint }>`select count(*) as n from games_round`.execute(
      this.#platform.kernel.db,
    );
    return Number(rows[0]?.n);
  }

  close(): Promise<void> {
    return this.#platform.close();
  }

  /** Now and then a transaction is cut off. */
  #mayCrash(): void {
    if (this.#scene.random.int(120) !== 0) return;
    this.#crashes += 1;
    throw new Crash('the process died here');
  }

  /** Somebody does something; then the player it touched is checked. */
  async step(): Promise<void> {
    const player = this.#scene.random.pick(this.#players);
    await this.#untilHeard(nextAct(this.#scene, player));
    await checkPlayer(this.#platform.kernel.db, player.playerId);
  }

  /** Whoever heard no answer asks again; a refusal is an answer. */
  async #untilHeard(work: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await work();
        return;
      } catch (error) {
        if (error instanceof PlatformError) return;
        if (!(error instanceof Crash)) throw error;
      }
    }
  }

  /** The company calms down, everything under way arrives; then both sides must have moved the very same money. */
  async finish(): Promise<void> {
    const { company, clock, parts, games } = this.#scene;
    for (let round = 0; round < 40; round++) {
      company.settleDown();
      for (let left = company.waiting(); left > 0; left--) await this.#untilHeard(callback(this.#scene));
      clock.advance(QUARTER_DAY_MS);
      for (const task of TASKS) await this.#untilHeard(() => task(parts));
      await games.endLeft();
    }
    await checkBothSides(parts, company.report());
    await checkEnded(this.#platform.kernel.db);
  }

  checkAll(): Promise<void> {
    return checkEverything(this.#platform.modules);
  }
}
