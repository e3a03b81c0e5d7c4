import { sql } from 'kysely';

import type { Kernel } from '../../../kernel/module.ts';

export interface BudgetRules {
  /** Tries that may come at once. */
  readonly burst: number;
  /** Time in which one try grows back. */
  readonly refillMs: number;
}

/** What a try was given: how many are left after it, or how long until the next one. */
export type Taken =
  | { readonly taken: true; readonly left: number }
  | { readonly taken: false; readonly retryAfterMs: number };

/** Counts tries by key: an address, an account. Kept in the database, so that all nodes spend the same budget. */
export interface TryBudget {
  /** Takes one try; false when the budget is spent. */
  take(key: string): Promise<boolean>;
  /** Takes one try and tells what is left of it. */
  takeOne(key: string): Promise<Taken>;
  /** What `takeOne` would answer; nothing is taken. */
  look(key: string): Promise<Taken>;
  /** Gives one back: the try was honest. */
  giveBack(key: string): Promise<void>;
  /** Forgets keys whose budget is full again. */
  forgetFull(): Promise<void>;
}

/** Keys are stored as keyed hashes: who tried from where is nobody's to read. */
export function createTryBudget(
  { db, clock, secrets }: Pick<Kernel, 'db' | 'clock' | 'secrets'>,
  name: string,
  { burst, refillMs }: BudgetRules,
): TryBudget {
  const hashOf = (key: string) => secrets.lasting.sign(`identity.budget.${name}`, key);

  async function takeOne(key: string): Promise<Taken> {
    const nowMs = clock.nowMs();
    // A clock set back, as a second replay's on the same data, lets nothing grow and takes nothing away.
    const grown = sql`b.tokens + greatest(0, excluded.at_ms - b.at_ms) / ${refillMs}::float8`;
    const { rows } = await sql<{ tokens: number }>`
      insert into identity_budget as b (name, key_hash, tokens, at_ms)
      values (${name}, ${hashOf(key)}, ${burst - 1}, ${nowMs})
      on conflict (name, key_hash) do update
        set tokens = least(${burst}, ${grown}) - 1,
            at_ms = excluded.at_ms
        where ${grown} >= 1
      returning tokens`.execute(db);
    const row = rows[0];
    return row === undefined
      ? { taken: false, retryAfterMs: waitMs(await tokensOf(key)) }
      : { taken: true, left: row.tokens };
  }

  /** What a key has now: all of it when it was never taken from. */
  async function tokensOf(key: string): Promise<number> {
    const { rows } = await sql<{ tokens: number; at_ms: bigint }>`
      select tokens, at_ms from identity_budget where name = ${name} and key_hash = ${hashOf(key)}`.execute(
      db,
    );
    const row = rows[0];
    if (row === undefined) return burst;
    return Math.min(burst, row.tokens + Math.max(0, clock.nowMs() - Number(row.at_ms)) / refillMs);
  }

  /** Until one has grown; a moment at least, as another may have taken the last just now. */
  const waitMs = (tokens: number): number => Math.max(1_000, Math.ceil((1 - tokens) * refillMs));

  return {
    takeOne,
    take: async (key) => (await takeOne(key)).taken,
    async look(key) {
      const tokens = await tokensOf(key);
      return tokens >= 1 ? { taken: true, left: tokens - 1 } : { taken: false, retryAfterMs: waitMs(tokens) };
    },
    async giveBack(key) {
      await sql`
        update identity_budget set tokens = least(${burst}, tokens + 1)
          where name = ${name} and key_hash = ${hashOf(key)}`.execute(db);
    },
    async forgetFull() {
      await sql`
        delete from identity_budget
          where name = ${name} and at_ms <= ${clock.nowMs() - burst * refillMs}`.execute(db);
    },
  };
}
