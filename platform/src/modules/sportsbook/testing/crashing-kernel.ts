import type { IsolationLevel } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import { createIdempotency } from '../../../kernel/idempotency/idempotency.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { aroundWrites } from '../../../testing/around-writes.ts';

/** Thrown where the process "died". */
export class Crash extends Error {}

/** A server that dies at a chosen commit: just before it, or just after it when nobody has heard of it yet. */
export class CrashPlan {
  dead = false;
  #commits = 0;
  #at: 'before' | 'after' = 'before';

  /** Dies at the `commits`-th transaction from now on. */
  arm(commits: number, at: 'before' | 'after'): void {
    this.#commits = commits;
    this.#at = at;
  }

  /** Whoever is dead begins nothing. */
  requireAlive(): void {
    if (this.dead) throw new Crash('the process is dead');
  }

  /** Counts a commit; answers where it dies, if it is the one. */
  next(): 'before' | 'after' | undefined {
    this.requireAlive();
    if (this.#commits === 0) return undefined;
    this.#commits -= 1;
    return this.#commits === 0 ? this.#at : undefined;
  }

  die(): Crash {
    this.dead = true;
    return new Crash('the process died');
  }
}

/** The kernel of a server that can die. Once dead it does nothing to the database any more, as after kill -9. */
export function crashingKernel(kernel: Kernel, plan: CrashPlan): Kernel {
  const db = crashingDatabase(kernel.db, plan);
  return { ...kernel, db, idempotency: createIdempotency(db, kernel.clock) };
}

function crashingDatabase(db: Database, plan: CrashPlan): Database {
  const transaction = () => ({
    // Only audits ask for this, and they are no part of what dies.
    setIsolationLevel: (level: IsolationLevel) => db.transaction().setIsolationLevel(level),
    async execute<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
      plan.requireAlive();
      let death: ReturnType<CrashPlan['next']>;
      const result = await db.transaction().execute(async (tx) => {
        const done = await work(tx);
        // One that undoes itself is no commit.
        death = plan.next();
        if (death === 'before') throw plan.die();
        return done;
      });
      if (death === 'after') throw plan.die();
      return result;
    },
  });
  /** A statement of its own that writes is a transaction, too. */
  const executor = () =>
    aroundWrites(db, async (write) => {
      const death = plan.next();
      if (death === 'before') throw plan.die();
      const result = await write();
      if (death === 'after') throw plan.die();
      return result;
    });
  return new Proxy(db, {
    get(target, name) {
      if (name === 'transaction') return transaction;
      if (plan.dead) throw new Crash('the process is dead');
      if (name === 'getExecutor') return executor;
      return bound(target, name);
    },
  });
}

function bound(target: object, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name, target);
  return typeof value === 'function' ? (value.bind(target) as unknown) : value;
}
