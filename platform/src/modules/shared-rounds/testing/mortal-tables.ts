import type { SharedBetView } from '@paddock/contract/schemas';

import { Crash, CrashPlan, crashingKernel } from '../../sportsbook/testing/crashing-kernel.ts';
import {
  createTablesFixture,
  type Answer,
  type TablePlayer,
  type TablesFixture,
} from '../shared-rounds.fixture.ts';

export type Fate = 'before' | 'after';
/** How often time is looked at, and for how long at most. */
const STEP_MS = 500;
const STEPS = 400;

/**
 * Tables of a process that may die at a commit, before it or before anybody heard of it, and is started again at once on the
 * same database. Whoever heard no answer asks again under the same key.
 */
export class MortalTables {
  deaths = 0;
  readonly tables: TablesFixture;
  readonly #plan: { now: CrashPlan };

  private constructor(tables: TablesFixture, plan: { now: CrashPlan }) {
    this.tables = tables;
    this.#plan = plan;
  }

  static async start(game: string): Promise<MortalTables> {
    const plan = { now: new CrashPlan() };
    const tables = await createTablesFixture({}, game, (kernel) => crashingKernel(kernel, plan.now));
    return new MortalTables(tables, plan);
  }

  arm(commits: number, at: Fate): void {
    this.#plan.now.arm(commits, at);
  }

  /** Does something, again after each death. */
  async survive<Result>(work: () => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        const result = await work();
        if (!this.#plan.now.dead) return result;
      } catch (error) {
        if (!this.#plan.now.dead && !(error instanceof Crash)) throw error;
      }
      this.deaths += 1;
      this.#plan.now = new CrashPlan();
      await this.tables.restart();
    }
  }

  /** What is answered well, whatever happens meanwhile. */
  async answered(ask: () => Promise<Answer<SharedBetView>>): Promise<SharedBetView> {
    const { status, body } = await this.survive(ask);
    if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
    return body;
  }

  /** Lets time pass until it is so. */
  until(isSo: () => boolean | Promise<boolean>): Promise<void> {
    return this.survive(async () => {
      for (let step = 0; step < STEPS; step++) {
        if (this.#plan.now.dead || (await isSo())) return;
        await this.tables.platform.advance(STEP_MS);
      }
      throw new Error('it never came to that');
    });
  }

  /** Lets the round be played to its end, the bets be paid, and the next one open. */
  async untilNext(number: number, players: readonly TablePlayer[]): Promise<void> {
    await this.until(() => this.tables.view().round.betsOn === number + 1);
    await this.until(async () => {
      const bets = await Promise.all(players.map((player) => this.tables.bets(player)));
      return bets.every(({ status, body }) => status === 200 && body.bets.every(({ paid }) => paid !== null));
    });
  }
}
