import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { OperatorId } from '../operators-api.ts';

export interface OperatorRecord {
  readonly operatorId: OperatorId;
  readonly name: string;
  readonly roles: readonly string[];
  readonly passwordHash: string;
  readonly passwordIsInitial: boolean;
  readonly totpSealed: Uint8Array;
  readonly disabledAtMs: number | null;
}

export interface Credentials {
  readonly passwordHash: string;
  /** Given out with the account: its owner has to choose another one first. */
  readonly passwordIsInitial: boolean;
  readonly totpSealed: Uint8Array;
}

interface OperatorRow {
  readonly operator_id: bigint;
  readonly name: string;
  readonly roles: string[];
  readonly password_hash: string;
  readonly password_is_initial: boolean;
  readonly totp_sealed: Buffer;
  readonly disabled_at_ms: bigint | null;
}

/** By name, or by id. */
export async function findOperator(
  db: Database | Tx,
  who: string | { readonly operatorId: OperatorId },
): Promise<OperatorRecord | undefined> {
  const matches = typeof who === 'string' ? sql`name = ${who}` : sql`operator_id = ${who.operatorId}`;
  const { rows } = await sql<OperatorRow>`
    select operator_id, name, roles, password_hash, password_is_initial, totp_sealed, disabled_at_ms
      from operators_operator where ${matches}`.execute(db);
  const row = rows[0];
  if (row === undefined) return undefined;
  return {
    operatorId: row.operator_id.toString() as OperatorId,
    name: row.name,
    roles: row.roles,
    passwordHash: row.password_hash,
    passwordIsInitial: row.password_is_initial,
    totpSealed: row.totp_sealed,
    disabledAtMs: row.disabled_at_ms === null ? null : Number(row.disabled_at_ms),
  };
}

export interface ListedOperator {
  readonly operatorId: OperatorId;
  readonly name: string;
  readonly roles: string[];
  readonly disabledAtMs: number | null;
  readonly lastSignInAtMs: number | null;
  readonly players: readonly PlayerId[];
}

export async function listOperators(db: Database): Promise<readonly ListedOperator[]> {
  const { rows } = await sql<{
    operator_id: bigint;
    name: string;
    roles: string[];
    disabled_at_ms: bigint | null;
    last_ms: bigint | null;
    players: string[];
  }>`
    select operator_id, name, roles, disabled_at_ms,
        (select max(created_at_ms) from operators_session s where s.operator_id = o.operator_id) as last_ms,
        array(select player_id::text from operators_own_player p
          where p.operator_id = o.operator_id order by player_id) as players
      from operators_operator o order by name`.execute(db);
  return rows.map((row) => ({
    operatorId: row.operator_id.toString() as OperatorId,
    name: row.name,
    roles: row.roles,
    disabledAtMs: row.disabled_at_ms === null ? null : Number(row.disabled_at_ms),
    lastSignInAtMs: row.last_ms === null ? null : Number(row.last_ms),
    players: row.players as PlayerId[],
  }));
}

/** False when the name is taken. */
export async function insertOperator(
  tx: Tx,
  name: string,
  operator: Credentials & { readonly roles: readonly string[]; readonly atMs: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into operators_operator (name, roles, password_hash, password_is_initial, totp_sealed, created_at_ms)
    values (
      ${name}, ${[...operator.roles]}, ${operator.passwordHash}, ${operator.passwordIsInitial},
      ${operator.totpSealed}, ${operator.atMs})
    on conflict do nothing returning operator_id`.execute(tx);
  return rows.length === 1;
}

/** New credentials; a disabled operator is let back in by them. */
export async function setCredentials(tx: Tx, operatorId: OperatorId, given: Credentials): Promise<void> {
  await sql`
    update operators_operator
      set password_hash = ${given.passwordHash}, password_is_initial = ${given.passwordIsInitial},
        totp_sealed = ${given.totpSealed}, totp_last_step = 0, disabled_at_ms = null
      where operator_id = ${operatorId}`.execute(tx);
}

/** False when the operator was given other credentials since they were looked at. */
export async function setOwnPassword(
  tx: Tx,
  { operatorId, passwordHash: known }: OperatorRecord,
  passwordHash: string,
): Promise<boolean> {
  const { rows } = await sql`
    update operators_operator set password_hash = ${passwordHash}, password_is_initial = false
      where operator_id = ${operatorId} and password_hash = ${known} returning operator_id`.execute(tx);
  return rows.length === 1;
}

export async function setRoles(tx: Tx, operatorId: OperatorId, roles: readonly string[]): Promise<void> {
  await sql`update operators_operator set roles = ${[...roles]} where operator_id = ${operatorId}`.execute(
    tx,
  );
}

export async function setDisabled(tx: Tx, operatorId: OperatorId, atMs: number): Promise<void> {
  await sql`
    update operators_operator set disabled_at_ms = coalesce(disabled_at_ms, ${atMs}::bigint)
      where operator_id = ${operatorId}`.execute(tx);
}

/**
 * Uses up a step of the authenticator, and with it every step before. False when it was used, or when the operator was
 * disabled or given other credentials since they were looked at.
 */
export async function takeStep(
  tx: Tx,
  { operatorId, passwordHash, totpSealed }: OperatorRecord,
  step: number,
): Promise<boolean> {
  const { rows } = await sql`
    update operators_operator set totp_last_step = ${step}
      where operator_id = ${operatorId} and totp_last_step < ${step} and disabled_at_ms is null
        and password_hash = ${passwordHash} and totp_sealed = ${totpSealed}
      returning operator_id`.execute(tx);
  return rows.length === 1;
}

/** Answers whether that changed anything. */
export async function linkPlayer(
  tx: Tx,
  { operatorId, playerId, atMs }: { operatorId: OperatorId; playerId: PlayerId; atMs: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into operators_own_player (operator_id, player_id, linked_at_ms)
    values (${operatorId}, ${playerId}, ${atMs}) on conflict do nothing returning player_id`.execute(tx);
  return rows.length === 1;
}

export async function unlinkPlayer(tx: Tx, operatorId: OperatorId, playerId: PlayerId): Promise<boolean> {
  const { rows } = await sql`
    delete from operators_own_player
      where operator_id = ${operatorId} and player_id = ${playerId} returning player_id`.execute(tx);
  return rows.length === 1;
}

export async function isLinked(
  db: Database | Tx,
  operatorId: OperatorId,
  playerId: PlayerId,
): Promise<boolean> {
  const { rows } = await sql`
    select from operators_own_player
      where operator_id = ${operatorId} and player_id = ${playerId}`.execute(db);
  return rows.length === 1;
}

export async function linkedPlayers(db: Database | Tx, operatorId: OperatorId): Promise<readonly PlayerId[]> {
  const { rows } = await sql<{ player_id: bigint }>`
    select player_id from operators_own_player where operator_id = ${operatorId}`.execute(db);
  return rows.map((row) => row.player_id.toString() as PlayerId);
}
