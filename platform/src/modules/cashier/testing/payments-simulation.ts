import { sql } from 'kysely';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { createIdempotency } from '../../../kernel/idempotency/idempotency.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/index.ts';
import { SeededRandom } from '../../../testing/seeded-random.ts';
import { GameActs } from '../../games/testing/game-acts.ts';
import { LottoActs } from '../../lotto/testing/lotto-acts.ts';
import { TableActs } from '../../shared-rounds/testing/table-acts.ts';
import { TotoActs } from '../../toto/testing/toto-acts.ts';
import { PrizeActs } from '../../tournaments/testing/prize-acts.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { Crash, crashingAtWrites } from './crashing-database.ts';
import { COMPANY, createPaymentCompany, type PaymentCompany } from './payment-company.ts';
import { callback, nextAct, TASKS, type Scene } from './simulated-acts.ts';
import type { MoneyModules } from './compose-around.ts';
import { composeMoney, openPlayer, type SimulatedPlayer } from './simulated-money.ts';
import { checkBothSides, checkEnded, checkEverything, checkPlayer } from './simulation-checks.ts';

/** Many, so that what is summed up for one of them stays short over a hundred thousand steps. */
const PLAYERS = 160;
const QUARTER_DAY_MS = 6 * 3_600_000;

/** What came of the acts of products: coupons and tickets are those that won. */
export interface Played {
  readonly rounds: number;
  readonly bets: number;
  readonly prizes: number;
  readonly coupons: number;
  readonly tickets: number;
  /** Tickets of subscriptions. */
  readonly subscribed: number;
}

/** What the acts of products are handed. */
type Beside = Omit<ReturnType<typeof composeMoney>, 'modules' | 'dependencies'>;

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
    beside: Beside,
  ) {
    this.#platform = platform;
    this.#players = players;
    const parts = partsOf(() => this.#mayCrash());
    const games = new GameActs(random, parts.kernel, parts);
    const { clock } = platform;
    const tables = new TableActs(random, parts.kernel, clock, beside.tables);
    const toto = new TotoActs(random, parts.kernel, beside.pools);
    const lotto = new LottoActs(random, parts.kernel, beside.lotteries);
    const prizes = new PrizeActs(random, parts.kernel, platform.modules.wallet);
    this.#scene = { random, clock, company, parts, games, tables, toto, lotto, prizes, players };
  }

  static async start(seed: number): Promise<PaymentsSimulation> {
    const random = new SeededRandom(seed);
    let made:
      | ({ kernel: Kernel; company: PaymentCompany } & Omit<ReturnType<typeof composeMoney>, 'modules'>)
      | undefined;
    const platform = await createTestPlatform<MoneyModules>(
      (kernel) => {
        const company = createPaymentCompany(random, kernel.clock);
        const { modules, ...others } = composeMoney(kernel, company);
        made = { kernel, company, ...others };
        return modules;
      },
      { config: { sandbox: false, lotto: { kind: 'stand-in' } } },
    );
    if (made === undefined) throw new Error('the platform was not composed');
    const { kernel, company, dependencies, ...beside } = made;
    const players = await Promise.all(Array.from({ length: PLAYERS }, () => openPlayer(platform)));
    const partsOf = (mayCrash: () => void): CashierParts => {
      const db = crashingAtWrites(kernel.db, mayCrash);
      return {
        ...dependencies,
        kernel: { ...kernel, db, idempotency: createIdempotency(db, kernel.clock) },
        providersByName: new Map([[COMPANY, company.provider]]),
      };
    };
    return new PaymentsSimulation(random, platform, company, players, partsOf, beside);
  }

  get crashes(): number {
    return this.#crashes;
  }

  /** How many rounds of games were played, bets at shared tables, coupons and tickets ended, and prizes paid. */
  async played(): Promise<Played> {
    const { rows } = await sql<{ [Name in keyof Played]: bigint }>`
      select (select count(*) from games_round) as rounds,
          (select count(*) from shared_rounds_bet where ended_at_ms is not null and not is_taken_back) as bets,
          (select count(*) from tournaments_entry where paid_at_ms is not null) as prizes,
          (select count(*) from toto_coupon where paid_minor > 0 and not is_void) as coupons,
          (select count(*) from lotto_ticket where paid_minor > 0 and not is_void) as tickets,
          (select count(*) from lotto_ticket where subscription_id is not null) as subscribed`.execute(
      this.#platform.kernel.db,
    );
    const [counted] = rows;
    if (counted === undefined) throw new Error('nothing was counted');
    return {
      rounds: Number(counted.rounds),
      bets: Number(counted.bets),
      prizes: Number(counted.prizes),
      coupons: Number(counted.coupons),
      tickets: Number(counted.tickets),
      subscribed: Number(counted.subscribed),
    };
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
    const { company, clock, parts, games, tables, toto, lotto, prizes } = this.#scene;
    for (let round = 0; round < 40; round++) {
      company.settleDown();
      for (let left = company.waiting(); left > 0; left--) await this.#untilHeard(callback(this.#scene));
      clock.advance(QUARTER_DAY_MS);
      for (const task of TASKS) await this.#untilHeard(() => task(parts));
      await games.endLeft();
      await this.#untilHeard(() => tables.pass(1_000));
      for (const run of [toto.run, lotto.run, prizes.pay]) await this.#untilHeard(run);
    }
    await checkBothSides(parts, company.report());
    await checkEnded(this.#platform.kernel.db);
  }

  checkAll(): Promise<void> {
    return checkEverything(this.#platform.modules);
  }
}
