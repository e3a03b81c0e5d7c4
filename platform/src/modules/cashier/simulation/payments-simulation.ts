import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { PaymentId, PlayerId } from '@paddock/contract';

import { inTransaction } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { createIdempotency } from '../../../kernel/idempotency/idempotency.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/index.ts';
import { SeededRandom } from '../../../testing/seeded-random.ts';
import type { CashierDependencies } from '../cashier-api.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { receiveCallback } from '../callbacks/provider-messages.ts';
import { createDeposit } from '../deposits/deposits.ts';
import { expireDeposits, sendRefunds } from '../deposits/deposit-tasks.ts';
import { openPayment } from '../deposits/payment-page-routes.ts';
import { findPayment } from '../deposits/payments-store.ts';
import { instrumentsOf } from '../instruments-store.ts';
import { sendWithdrawals } from '../withdrawals/withdrawal-tasks.ts';
import { cancelWithdrawal, requestWithdrawal, stepOf } from '../withdrawals/withdrawals.ts';
import { Crash, crashingDatabase } from './crashing-database.ts';
import { COMPANY, createPaymentCompany, type PaymentCompany } from './payment-company.ts';
import { composeMoney, openPlayer, type MoneyModules, type SimulatedPlayer } from './simulated-money.ts';
import { checkBothSides, checkEnded, checkEverything, checkPlayer } from './simulation-checks.ts';

/** Many, so that what is summed up for one of them stays short over a hundred thousand steps. */
const PLAYERS = 160;
const [DEPOSIT_24H, SELF_EXCLUSION] = [20, 30];

/**
 * Players, a payment company, limits and crashes on the real cashier, wallet and limits, from one seed. Every step is
 * what somebody does; a step that crashed is tried again by whoever heard no answer, as browsers, companies and tasks do.
 */
export class PaymentsSimulation {
  readonly #random: SeededRandom;
  readonly #platform: TestPlatform<MoneyModules>;
  readonly #company: PaymentCompany;
  readonly #parts: CashierParts;
  readonly #players: readonly SimulatedPlayer[];
  #crashes = 0;

  private constructor(
    random: SeededRandom,
    platform: TestPlatform<MoneyModules>,
    company: PaymentCompany,
    players: readonly SimulatedPlayer[],
    parts: (strike: () => void) => CashierParts,
  ) {
    this.#random = random;
    this.#platform = platform;
    this.#company = company;
    this.#players = players;
    this.#parts = parts(() => this.#strike());
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
    return new PaymentsSimulation(random, platform, company, players, (strike) => {
      const db = crashingDatabase(kernel.db, strike);
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

  close(): Promise<void> {
    return this.#platform.close();
  }

  /** Now and then a transaction is cut off. */
  #strike(): void {
    if (this.#random.int(120) !== 0) return;
    this.#crashes += 1;
    throw new Crash('the process died here');
  }

  /** Somebody does something; then the player it touched is checked. */
  async step(): Promise<void> {
    const player = this.#random.pick(this.#players);
    const work = this.#choose(player);
    await this.#untilHeard(work);
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

  #choose(player: SimulatedPlayer): () => Promise<unknown> {
    const choice = this.#random.int(100);
    if (choice < 12) return this.#deposit(player);
    if (choice < 16) return this.#open(player);
    if (choice < 34) return () => this.#act();
    if (choice < 52) return this.#callback();
    if (choice < 72) return this.#bet(player);
    if (choice < 84) return this.#withdraw(player);
    if (choice < 86) return this.#cancel(player);
    if (choice < 94) return this.#decide(player);
    if (choice < 95) return this.#limit(player);
    return this.#task();
  }

  #act(): Promise<void> {
    this.#company.act();
    return Promise.resolve();
  }

  #deposit(player: SimulatedPlayer): () => Promise<unknown> {
    const key = randomUUID();
    const amount = `${1 + this.#random.int(60)}.00`;
    const { playerId, accountId } = player;
    const goesOn = this.#random.int(4) > 0;
    return async () => {
      const answer = await createDeposit(this.#parts, {
        playerId,
        key,
        language: 'en',
        request: { accountId, methodId: 'sim-card', amount },
      });
      const { id } = answer.body as { id?: PaymentId };
      if (id === undefined) return;
      if (!player.deposits.includes(id)) player.deposits.push(id);
      if (goesOn) await this.#openPage(playerId, id);
    };
  }

  #open({ playerId, deposits }: SimulatedPlayer): () => Promise<unknown> {
    // Mostly what was just asked for; now and then an old link is opened.
    const paymentId = deposits.at(-1 - this.#random.int(this.#random.int(4) === 0 ? 40 : 2));
    return async () => {
      if (paymentId !== undefined) await this.#openPage(playerId, paymentId);
    };
  }

  async #openPage(playerId: PlayerId, paymentId: PaymentId): Promise<void> {
    const payment = await findPayment(this.#parts.kernel.db, playerId, paymentId);
    if (payment !== undefined) await openPayment(this.#parts, payment);
  }

  #callback(): () => Promise<unknown> {
    const message = this.#company.nextMessage();
    return async () => {
      if (message !== undefined) await receiveCallback(this.#parts, COMPANY, {}, Buffer.from(message));
    };
  }

  /** Stakes something; sometimes ends an older bet instead. */
  #bet({ playerId, accountId, bets }: SimulatedPlayer): () => Promise<unknown> {
    const { kernel } = this.#parts;
    const { wallet, limits } = this.#parts;
    const older = this.#random.int(2) === 0 ? bets.shift() : undefined;
    const betId = older ?? kernel.ids.forPlayer<'bet'>(playerId);
    const stakeMinor = BigInt(100 + this.#random.int(3_000));
    const targetMinor = BigInt(this.#random.int(2) * this.#random.int(6_000));
    const atMs = kernel.clock.nowMs();
    const money = { playerId, betId, atMs };
    return () =>
      inTransaction(kernel.db, async (tx) => {
        if (older !== undefined) {
          await wallet.settleBet(tx, { ...money, revision: 1, targetMinor, reason: '' });
          return;
        }
        await wallet.holdStake(tx, { ...money, accountId, stakeMinor });
        await limits.admitStake(tx, { ...money, accountId, currency: 'EUR', stakeMinor });
      }).then(() => {
        if (older === undefined && !bets.includes(betId)) bets.push(betId);
      });
  }

  #withdraw(player: SimulatedPlayer): () => Promise<unknown> {
    const { playerId, accountId } = player;
    const key = randomUUID();
    const amount = `${1 + this.#random.int(40)}.00`;
    const which = this.#random.int(2);
    let instrumentId: string | undefined;
    return async () => {
      const instruments = await instrumentsOf(this.#parts.kernel.db, playerId, 'EUR');
      instrumentId ??= instruments[which % Math.max(1, instruments.length)]?.id;
      if (instrumentId === undefined) return;
      const answer = await requestWithdrawal(this.#parts, {
        playerId,
        key,
        language: 'en',
        request: { accountId, instrumentId, amount },
      });
      const { id } = answer.body as { id?: PaymentId };
      if (id !== undefined && !player.withdrawals.includes(id)) player.withdrawals.push(id);
    };
  }

  #cancel({ playerId, withdrawals }: SimulatedPlayer): () => Promise<unknown> {
    const id = withdrawals.at(-1);
    return () => (id === undefined ? Promise.resolve() : cancelWithdrawal(this.#parts, playerId, id));
  }

  #decide({ playerId, withdrawals }: SimulatedPlayer): () => Promise<unknown> {
    const id = withdrawals.at(-1 - this.#random.int(4));
    const event = this.#random.int(4) === 0 ? 'reject' : 'approve';
    const facts = { event, by: 'operator:sim', reason: '', atMs: this.#parts.kernel.clock.nowMs() } as const;
    return () => (id === undefined ? Promise.resolve() : stepOf(this.#parts, playerId, id, facts));
  }

  /** Sets a limit on deposits, and now and then begins a break, by the SQL that the commands end in. */
  #limit({ playerId }: SimulatedPlayer): () => Promise<unknown> {
    const { db, clock } = this.#parts.kernel;
    const isBreak = this.#random.int(5) === 0;
    const type = isBreak ? SELF_EXCLUSION : DEPOSIT_24H;
    const value = isBreak ? 1 : (50 + this.#random.int(1_000)) * 100;
    const endsAtMs = isBreak ? clock.nowMs() + 3_600_000 : null;
    return () =>
      inTransaction(db, (tx) =>
        sql`
          insert into limits_limit (player_id, limit_type, state, value, currency, set_at_ms, ends_at_ms)
          values (${playerId}, ${type}, 'active', ${value}, ${isBreak ? null : 'EUR'}, ${clock.nowMs()}, ${endsAtMs})
          on conflict (player_id, limit_type, state) do update
            set value = excluded.value, ends_at_ms = excluded.ends_at_ms`.execute(tx),
      );
  }

  /** Time passes and the scheduler runs. */
  #task(): () => Promise<unknown> {
    this.#platform.clock.advance(1 + this.#random.int(600_000));
    const tasks = [expireDeposits, sendRefunds, sendWithdrawals];
    const task = this.#random.pick(tasks);
    return () => task(this.#parts);
  }

  /** The company calms down, everything under way arrives; then both sides must have moved the very same money. */
  async finish(): Promise<void> {
    const day = 24 * 3_600_000;
    for (let round = 0; round < 40; round++) {
      this.#company.settleDown();
      for (let left = this.#company.waiting(); left > 0; left--) await this.#untilHeard(this.#callback());
      this.#platform.clock.advance(day / 4);
      for (const task of [expireDeposits, sendRefunds, sendWithdrawals]) {
        await this.#untilHeard(() => task(this.#parts));
      }
    }
    await checkBothSides(this.#parts, this.#company.report());
    await checkEnded(this.#platform.kernel.db);
  }

  checkAll(): Promise<void> {
    return checkEverything(this.#platform.modules);
  }
}
