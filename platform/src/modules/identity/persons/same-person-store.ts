import { sql } from 'kysely';
import type { PersonId, PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import { PREPARED } from '../../../kernel/database/prepared.ts';

/** Who stands behind a player; the same for joined accounts. @throws Error for an unknown player. */
export async function personOf(db: Database | Tx, playerId: PlayerId): Promise<PersonId> {
  const { rows } = await sql<{ same_id: bigint }>`
    ${PREPARED} select same_id from identity_player join identity_person using (person_id)
      where player_id = ${playerId}::bigint`.execute(db);
  if (rows[0] === undefined) throw new Error(`player ${playerId} has no person`);
  return rows[0].same_id.toString() as PersonId;
}

/** Every account of a person, the oldest first. */
export async function playersOf(db: Database | Tx, personId: PersonId): Promise<readonly PlayerId[]> {
  const { rows } = await sql<{ player_id: bigint }>`
    ${PREPARED} select player_id from identity_person join identity_player using (person_id)
      where same_id = ${personId}::bigint order by register_no`.execute(db);
  return rows.map((row) => row.player_id.toString() as PlayerId);
}

/** Joins two persons: all accounts of the second are of the first from now on. */
export async function mergePersons(tx: Tx, kept: PersonId, merged: PersonId): Promise<void> {
  await sql`
    update identity_person set same_id = ${kept}::bigint where same_id = ${merged}::bigint`.execute(tx);
}

/** Makes one account a person of its own; the others stay who they were. */
export async function separatePlayer(tx: Tx, playerId: PlayerId, personId: PersonId): Promise<void> {
  await sql`
    update identity_person set same_id = ${personId}::bigint
      where person_id = (select person_id from identity_player where player_id = ${playerId}::bigint)`.execute(
    tx,
  );
}

/** Holds a person until the transaction ends. */
export async function lockPerson(tx: Tx, playerId: PlayerId): Promise<void> {
  const personId = await personOf(tx, playerId);
  await sql`
    select 1 from identity_person where same_id = ${personId}::bigint order by person_id for update`.execute(
    tx,
  );
}
