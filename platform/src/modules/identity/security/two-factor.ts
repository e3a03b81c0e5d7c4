import { MINUTE_MS } from '@paddock/contract';
import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { createTryBudget, type TryBudget } from '../abuse/try-budgets.ts';
import { TOTP_KEY_BYTES, totpStepOf } from './totp.ts';

/** How long a new key waits for its first code. */
const ENROL_LIFETIME_MS = 15 * MINUTE_MS;
/**
 * Wrong codes of one player, of an app or on paper, wherever they are asked for: 288 a day, one chance in about 1,150
 * to hit one of the three codes that count, for someone who knows the password already.
 */
const CODE_BUDGET = { burst: 5, refillMs: 5 * MINUTE_MS };

export interface TwoFactor {
  /** Since when two-factor is on; null while it is not. */
  since(db: Database | Tx, playerId: PlayerId): Promise<number | null>;
  /** A new key that waits for its first code; one that waited before is void. @throws TWO_FACTOR_STATE when on. */
  enrol(playerId: PlayerId): Promise<{ readonly key: Uint8Array<ArrayBuffer>; readonly expiresAtMs: number }>;
  /** Switches on with the first code of the waiting key. @throws TWO_FACTOR_STATE, CODE_EXPIRED. */
  confirm(tx: Tx, playerId: PlayerId, code: string): Promise<boolean>;
  /** True for a code of the player's app that was not used before. */
  verify(db: Database | Tx, playerId: PlayerId, code: string): Promise<boolean>;
  remove(tx: Tx, playerId: PlayerId): Promise<void>;
  /** Counts tries of codes: take before, give back after a right one. */
  readonly budget: TryBudget;
}

interface TwoFactorRow {
  readonly sealed_key: Buffer;
  readonly started_at_ms: bigint;
  readonly enabled_at_ms: bigint | null;
}

/** What keys of apps are sealed as, each for its player: whoever reads a copy of the database makes no codes. */
export const APP_KEY = 'identity.two-factor';

/** Codes of an authenticator app (RFC 6238). Keys lie sealed in the database; a time step is good once. */
export function createTwoFactor(kernel: Kernel): TwoFactor {
  const { db: pool, clock, randomBytes, secrets } = kernel;

  async function find(db: Database | Tx, playerId: PlayerId): Promise<TwoFactorRow | undefined> {
    const { rows } = await sql<TwoFactorRow>`
      select sealed_key, started_at_ms, enabled_at_ms from identity_two_factor
        where player_id = ${playerId}`.execute(db);
    return rows[0];
  }

  /** Uses up the code's time step and all before; false when that was done already. */
  async function takeStep(db: Database | Tx, playerId: PlayerId, row: TwoFactorRow, code: string) {
    const nowMs = clock.nowMs();
    const step = totpStepOf(secrets.open(APP_KEY, playerId, row.sealed_key), code, nowMs);
    if (step === undefined) return false;
    const { rows } = await sql`
      update identity_two_factor set last_step = ${step}, enabled_at_ms = coalesce(enabled_at_ms, ${nowMs})
        where player_id = ${playerId} and last_step < ${step} and sealed_key = ${row.sealed_key}
        returning player_id`.execute(db);
    return rows.length === 1;
  }

  return {
    budget: createTryBudget(kernel, 'two-factor', CODE_BUDGET),
    async since(db, playerId) {
      const enabledAtMs = (await find(db, playerId))?.enabled_at_ms ?? null;
      return enabledAtMs === null ? null : Number(enabledAtMs);
    },
    async enrol(playerId) {
      const key = new Uint8Array(randomBytes(TOTP_KEY_BYTES));
      const nowMs = clock.nowMs();
      const { rows } = await sql`
        insert into identity_two_factor as f (player_id, sealed_key, started_at_ms)
          values (${playerId}, ${secrets.seal(APP_KEY, playerId, key)}, ${nowMs})
          on conflict (player_id) do update
            set sealed_key = excluded.sealed_key, started_at_ms = excluded.started_at_ms, last_step = 0
            where f.enabled_at_ms is null
          returning player_id`.execute(pool);
      if (rows.length === 0) throw new PlatformError('TWO_FACTOR_STATE');
      return { key, expiresAtMs: nowMs + ENROL_LIFETIME_MS };
    },
    async confirm(tx, playerId, code) {
      const row = await find(tx, playerId);
      if (row === undefined || row.enabled_at_ms !== null) throw new PlatformError('TWO_FACTOR_STATE');
      if (Number(row.started_at_ms) + ENROL_LIFETIME_MS <= clock.nowMs())
        throw new PlatformError('CODE_EXPIRED');
      return takeStep(tx, playerId, row, code);
    },
    async verify(db, playerId, code) {
      const row = await find(db, playerId);
      if (row === undefined || row.enabled_at_ms === null) return false;
      return takeStep(db, playerId, row, code);
    },
    async remove(tx, playerId) {
      await sql`delete from identity_two_factor where player_id = ${playerId}`.execute(tx);
    },
  };
}
