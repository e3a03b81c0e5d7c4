import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';
import type { UserData } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../../kernel/database/database.ts';

/** What is known of the person behind a player, and whether a register vouched for the name. */
export interface KnownData {
  readonly data: UserData;
  readonly isConfirmed: boolean;
}

const day = (column: string) => sql.raw(`to_char(${column}, 'YYYY-MM-DD')`);

export async function readUserData(db: Database | Tx, playerId: PlayerId): Promise<KnownData> {
  const { rows } = await sql<UserData & { readonly is_confirmed: boolean }>`
    select ${day('birth_date')} as date_birthday, document_type_id, inn, name, passport,
      ${day('passport_date')} as passport_date, ${day('passport_end_date')} as passport_end_date,
      registration_address, surname, register_confirmed_at_ms is not null as is_confirmed
    from identity_player join identity_person using (person_id) left join identity_user_data using (player_id)
    where player_id = ${playerId}::bigint`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`player ${playerId} has no person`);
  const { is_confirmed: isConfirmed, ...data } = row;
  return { data, isConfirmed };
}

/** Locks the player's row, so that a lock by verification and a change cannot pass each other. */
export async function lockPlayer(tx: Tx, playerId: PlayerId): Promise<void> {
  await sql`select 1 from identity_player where player_id = ${playerId}::bigint for update`.execute(tx);
}

/** Writes the whole of it. What a person is recognised by is noted by `Persons.recognise` beside. */
export async function writeUserData(tx: Tx, playerId: PlayerId, data: UserData, atMs: number): Promise<void> {
  await sql`
    update identity_person set name = ${data.name}, surname = ${data.surname},
      birth_date = ${data.date_birthday}::date, registration_address = ${data.registration_address}
    where person_id = (select person_id from identity_player where player_id = ${playerId}::bigint)`.execute(
    tx,
  );
  await sql`
    insert into identity_user_data (
      player_id, document_type_id, passport, passport_date, passport_end_date, inn, changed_at_ms)
    values (${playerId}::bigint, ${data.document_type_id}, ${data.passport}, ${data.passport_date}::date,
      ${data.passport_end_date}::date, ${data.inn}, ${atMs}::bigint)
    on conflict (player_id) do update set document_type_id = excluded.document_type_id,
      passport = excluded.passport, passport_date = excluded.passport_date,
      passport_end_date = excluded.passport_end_date, inn = excluded.inn,
      changed_at_ms = excluded.changed_at_ms`.execute(tx);
}
