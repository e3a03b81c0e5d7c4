import { sql } from 'kysely';
import type { AmountMinor, PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { TransactionKey } from './transaction-store.ts';

/** A win that waits for an operator, as its company called it. */
export interface NewHeldWin extends TransactionKey {
  /** Of the call: another one under the name is not what the operator decided on. */
  readonly fingerprint: string;
  readonly playerId: PlayerId;
  readonly game: string;
  /** The company's name of it. */
  readonly round: string;
  readonly currency: string;
  readonly wonMinor: AmountMinor;
  /** What stands staked in the round. */
  readonly stakedMinor: AmountMinor;
  readonly atMs: number;
}

export interface HeldWin extends NewHeldWin {
  /** Null until an operator decides. */
  readonly isAllowed: boolean | null;
  readonly decidedAtMs: number | null;
}

interface HeldWinRow {
  readonly company: string;
  readonly reference: string;
  readonly fingerprint: string;
  readonly player_id: bigint;
  readonly game: string;
  readonly round: string;
  readonly currency: string;
  readonly won_minor: bigint;
  readonly staked_minor: bigint;
  readonly at_ms: bigint;
  readonly is_allowed: boolean | null;
  readonly decided_at_ms: bigint | null;
}

const toHeldWin = (row: HeldWinRow): HeldWin => ({
  company: row.company,
  reference: row.reference,
  fingerprint: row.fingerprint,
  playerId: row.player_id.toString() as PlayerId,
  game: row.game,
  round: row.round,
  currency: row.currency,
  wonMinor: row.won_minor,
  stakedMinor: row.staked_minor,
  atMs: Number(row.at_ms),
  isAllowed: row.is_allowed,
  decidedAtMs: row.decided_at_ms === null ? null : Number(row.decided_at_ms),
});

/**
 * Keeps a win that is held, as it was called last while nobody has decided. Answers whether it is new: repeats are told to
 * nobody.
 */
export async function keepHeldWin(db: Database, win: NewHeldWin): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    insert into game_wallet_held_win as held (company, reference, fingerprint, player_id, game, round, currency, won_minor,
        staked_minor, at_ms)
      values (${win.company}, ${win.reference}, ${win.fingerprint}, ${win.playerId}, ${win.game}, ${win.round},
        ${win.currency}, ${win.wonMinor}, ${win.stakedMinor}, ${win.atMs})
      on conflict (company, reference) do update
        set fingerprint = excluded.fingerprint, player_id = excluded.player_id, game = excluded.game,
          round = excluded.round, currency = excluded.currency, won_minor = excluded.won_minor,
          staked_minor = excluded.staked_minor, is_allowed = null, decided_at_ms = null
        where held.fingerprint <> excluded.fingerprint and held.is_allowed is distinct from false
      returning xmax = 0 as is_new`.execute(db);
  return rows[0]?.is_new ?? false;
}

export async function readHeldWin(
  tx: Tx,
  { company, reference }: TransactionKey,
): Promise<HeldWin | undefined> {
  const { rows } = await sql<HeldWinRow>`
    select company, reference, fingerprint, player_id, game, round, currency, won_minor, staked_minor, at_ms, is_allowed,
        decided_at_ms
      from game_wallet_held_win where company = ${company} and reference = ${reference} for update`.execute(
    tx,
  );
  return rows[0] === undefined ? undefined : toHeldWin(rows[0]);
}

/** Held wins of a company: those that wait first, then what was decided last. */
export async function heldWinsOf(db: Database, company: string, limit: number): Promise<readonly HeldWin[]> {
  const { rows } = await sql<HeldWinRow>`
    select company, reference, fingerprint, player_id, game, round, currency, won_minor, staked_minor, at_ms, is_allowed,
        decided_at_ms
      from game_wallet_held_win where company = ${company}
      order by decided_at_ms desc nulls first, at_ms desc limit ${limit}`.execute(db);
  return rows.map(toHeldWin);
}

export async function decideHeldWin(
  tx: Tx,
  { company, reference }: TransactionKey,
  { isAllowed, atMs }: { readonly isAllowed: boolean; readonly atMs: number },
): Promise<void> {
  await sql`
    update game_wallet_held_win set is_allowed = ${isAllowed}, decided_at_ms = ${atMs}
      where company = ${company} and reference = ${reference}`.execute(tx);
}
