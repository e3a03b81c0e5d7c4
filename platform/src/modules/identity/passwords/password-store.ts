import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';

/** What a player's password is checked against and made of. */
export interface PasswordFacts {
  readonly passwordHash: string;
  /** Empty without one. */
  readonly email: string;
  readonly language: string;
}

export async function findPassword(db: Database, playerId: PlayerId): Promise<PasswordFacts | undefined> {
  const { rows } = await sql<{ password_hash: string; email: string | null; language: string }>`
    select password_hash, email, language from identity_player join identity_person using (person_id)
      where player_id = ${playerId}`.execute(db);
  const row = rows[0];
  return row === undefined
    ? undefined
    : { passwordHash: row.password_hash, email: row.email ?? '', language: row.language };
}

/** Sets a password; with `insteadOf` only while that one stands. False when nothing was set. */
export async function setPassword(
  tx: Tx,
  playerId: PlayerId,
  { passwordHash, insteadOf }: { readonly passwordHash: string; readonly insteadOf?: string },
): Promise<boolean> {
  const { rows } = await sql`
    update identity_player set password_hash = ${passwordHash}
      where player_id = ${playerId} ${insteadOf === undefined ? sql`` : sql`and password_hash = ${insteadOf}`}
      returning player_id`.execute(tx);
  return rows.length === 1;
}

/** Who may be sent a link for a new password: the player of an address, and the address as they wrote it. */
export async function findByEmail(
  db: Database,
  emailKey: string,
): Promise<{ readonly playerId: PlayerId; readonly email: string } | undefined> {
  const { rows } = await sql<{ player_id: bigint; email: string }>`
    select player_id, email from identity_login
      join identity_player using (player_id) join identity_person using (person_id)
      where kind = 'email' and login_key = ${emailKey} and email is not null and email <> ''`.execute(db);
  const row = rows[0];
  return row === undefined ? undefined : { playerId: row.player_id.toString() as PlayerId, email: row.email };
}
