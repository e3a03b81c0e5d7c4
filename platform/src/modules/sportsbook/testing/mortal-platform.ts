import type { FeedBody } from '@paddock/contract/schemas';

import { createTestPlatform } from '../../../testing/index.ts';
import { Crash, CrashPlan, crashingKernel } from './crashing-kernel.ts';
import { FeedDriver } from './feed-driver.ts';
import { composeSportsbook } from './compose-sportsbook.ts';
import type { SportsbookPlatform } from './sportsbook.fixture.ts';

/** A server that may die at any commit and is started again on the same database, with a feed that then starts over. */
export class MortalPlatform {
  platform: SportsbookPlatform;
  feed: FeedDriver;
  crashes = 0;
  #plan: CrashPlan;
  /** Names everything on offer again; run inside the snapshot after a restart. */
  onRestart: () => Promise<void> = () => Promise.resolve();

  private constructor(platform: SportsbookPlatform, plan: CrashPlan) {
    this.platform = platform;
    this.#plan = plan;
    this.feed = new FeedDriver(platform.modules.sportsbook, platform.clock);
  }

  static async start(): Promise<MortalPlatform> {
    const plan = new CrashPlan();
    const platform = await createTestPlatform((kernel) => composeSportsbook(crashingKernel(kernel, plan)));
    return new MortalPlatform(platform, plan);
  }

  get nowMs(): number {
    return this.platform.clock.nowMs();
  }

  /** Dies at one of the next commits. */
  arm(commits: number, at: 'before' | 'after'): void {
    this.#plan.arm(commits, at);
  }

  /** Sends a message; the feed sends it again when the server died before acknowledging it. */
  async send(body: FeedBody): Promise<void> {
    await this.survive(async () => {
      const outcome = await this.feed.send(body);
      if (outcome.status !== 'accepted') throw new Error(`${body.kind}: ${JSON.stringify(outcome)}`);
    });
  }

  /** Runs something until it was not ended by the server's death. */
  async survive<Result>(work: () => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        const result = await work();
        if (!this.#plan.dead) return result;
      } catch (error) {
        if (!this.#plan.dead && !(error instanceof Crash)) throw error;
      }
      await this.#restart();
    }
  }

  async #restart(): Promise<void> {
    this.crashes += 1;
    const { clock, databaseUrl, kernel, app } = this.platform;
    await kernel.scheduler.stop();
    await app.close();
    await kernel.db.destroy();
    const plan = new CrashPlan();
    this.#plan = plan;
    this.platform = await createTestPlatform((next) => composeSportsbook(crashingKernel(next, plan)), {
      databaseUrl,
      startMs: clock.nowMs() + 1_000,
    });
    const { epoch } = this.feed;
    this.feed = new FeedDriver(this.platform.modules.sportsbook, this.platform.clock);
    this.feed.epoch = epoch + 1;
    await this.feed.snapshot(() => this.onRestart());
  }
}
