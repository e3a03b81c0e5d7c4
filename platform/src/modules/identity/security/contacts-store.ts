import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';

/** Where a player can be reached. */
export interface Contacts {
  /** Null for someone who registered without one, or whose data were erased. */
  readonly email: string | null;
  /** Bound phone, as `+` and digits; null without one. */
  readonly phone: string | null;
  readonly language: string;
}

export async function findContacts(db: Database | Tx, playerId: PlayerId): Promise<Contacts> {
  const { rows } = await sql<Contacts>`
    select nullif(p.email, '') as email,
      (select login_key from identity_login l where l.kind = 'phone' and l.player_id = pl.player_id limit 1) as phone,
      pl.language
      from identity_player pl join identity_person p using (person_id)
      where pl.player_id = ${playerId}`.execute(db);
  return rows[0] ?? { email: null, phone: null, language: 'en' };
}

/** Binds a phone in the place of the one before; false when it belongs to another account. */
export async function bindPhone(tx: Tx, playerId: PlayerId, phone: string): Promise<boolean> {
  if (!(await replaceLogin(tx, playerId, 'phone', phone))) return false;
  await writePhone(tx, playerId, phone);
  return true;
}

export async function unbindPhone(tx: Tx, playerId: PlayerId): Promise<void> {
  await sql`delete from identity_login where kind = 'phone' and player_id = ${playerId}`.execute(tx);
  await writePhone(tx, playerId, null);
}

/** Gives a player another e-mail address; false when it belongs to another account. */
export async function changeEmail(
  tx: Tx,
  playerId: PlayerId,
  { email, emailKey }: { readonly email: string; readonly emailKey: string },
): Promise<boolean> {
  if (!(await replaceLogin(tx, playerId, 'email', emailKey))) return false;
  await sql`
    update identity_person set email = ${email}
      where person_id = (select person_id from identity_player where player_id = ${playerId})`.execute(tx);
  return true;
}

async function replaceLogin(tx: Tx, playerId: PlayerId, kind: 'email' | 'phone', key: string) {
  const { rows } = await sql`
    insert into identity_login as l (kind, login_key, player_id) values (${kind}, ${key}, ${playerId})
      on conflict (kind, login_key) do update set player_id = l.player_id where l.player_id = excluded.player_id
      returning player_id`.execute(tx);
  if (rows.length === 0) return false;
  await sql`
    delete from identity_login
      where kind = ${kind} and player_id = ${playerId} and login_key <> ${key}`.execute(tx);
  return true;
}

async function writePhone(tx: Tx, playerId: PlayerId, phone: string | null): Promise<void> {
  await sql`
    update identity_person set phone = ${phone}
      where person_id = (select person_id from identity_player where player_id = ${playerId})`.execute(tx);
}
