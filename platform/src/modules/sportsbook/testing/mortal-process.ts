import type { Kernel } from '../../../kernel/module.ts';
import { Crash, CrashPlan, crashingKernel } from './crashing-kernel.ts';

export type Fate = 'before' | 'after';

/** The fates a change pays for: a process is started anew for each death, so that `npm run simulate` runs both alone. */
export const fatesOf = (inChanges: Fate): readonly Fate[] =>
  process.env['SIMULATION_STEPS'] === undefined ? [inChanges] : ['before', 'after'];

/**
 * A process that may die at a commit, before it or before anybody heard of it, and is started again at once on the same
 * database. Whoever heard no answer asks again under the same key.
 */
export class MortalProcess {
  deaths = 0;
  readonly #restart: () => Promise<void>;
  #plan = new CrashPlan();

  /** @param restart starts the next one, a moment later: ids of two processes are told apart by the time */
  constructor(restart: () => Promise<void>) {
    this.#restart = restart;
  }

  /** The kernel of what dies, for as long as it lives. */
  readonly around = (kernel: Kernel): Kernel => crashingKernel(kernel, this.#plan);

  get isDead(): boolean {
    return this.#plan.dead;
  }

  arm(commits: number, at: Fate): void {
    this.#plan.arm(commits, at);
  }

  /** Does something, again after each death. */
  async survive<Result>(work: () => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        const result = await work();
        if (!this.isDead) return result;
      } catch (error) {
        if (!this.isDead && !(error instanceof Crash)) throw error;
      }
      await this.revive();
    }
  }

  /** Starts it again where it died. */
  async revive(): Promise<void> {
    if (!this.isDead) return;
    this.deaths += 1;
    this.#plan = new CrashPlan();
    await this.#restart();
  }

  /** What is answered well, whatever happens meanwhile. */
  async answered<Body>(ask: () => Promise<{ readonly status: number; readonly body: Body }>): Promise<Body> {
    const { status, body } = await this.survive(ask);
    if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
    return body;
  }

  /** Lets time pass, a step at a time, until it is so. */
  until(isSo: () => boolean | Promise<boolean>, step: () => Promise<void>, steps = 400): Promise<void> {
    return this.survive(async () => {
      for (let n = 0; n < steps; n++) {
        if (this.isDead || (await isSo())) return;
        await step();
      }
      throw new Error('it never came to that');
    });
  }

  /**
   * Tells a story with a death at its first commit, at its second, and so on until it ends before anything dies. Answers how
   * many commits it has.
   */
  async atEach(fate: Fate, story: (arm: () => void) => Promise<void>): Promise<number> {
    for (let commit = 1; ; commit++) {
      const before = this.deaths;
      await story(() => {
        this.arm(commit, fate);
      });
      if (this.deaths === before) {
        this.#plan.arm(0, fate);
        return commit - 1;
      }
    }
  }
}
