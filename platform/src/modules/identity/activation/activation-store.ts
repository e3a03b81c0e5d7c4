import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';

/** Which of a player's addresses are known to be theirs. */
export interface ActivationFacts {
  /** The e-mail of the person; null without one. */
  readonly email: string | null;
  readonly isEmailConfirmed: boolean;
  /** A number that was told and not proved yet; null when there is none or it is proved. */
  readonly toldPhone: string | null;
  /** A number becomes a login when a code proved it. */
  readonly isPhoneConfirmed: boolean;
  readonly language: string;
  readonly registeredAtMs: number;
}

export async function findActivation(
  db: Database | Tx,
  playerId: PlayerId,
): Promise<ActivationFacts | undefined> {
  const { rows } = await sql<{
    email: string | null;
    email_confirmed: boolean;
    phone: string | null;
    phone_confirmed: boolean;
    language: string;
    registered_at_ms: bigint;
  }>`
    select nullif(person.email, '') as email, person.phone, player.language, player.registered_at_ms,
        exists (
          select 1 from identity_login join identity_confirmed_email confirmed using (player_id)
            where player_id = player.player_id and kind = 'email' and login_key = confirmed.email_key
        ) as email_confirmed,
        exists (
          select 1 from identity_login where player_id = player.player_id and kind = 'phone'
        ) as phone_confirmed
      from identity_player player join identity_person person using (person_id)
      where player.player_id = ${playerId}`.execute(db);
  const row = rows[0];
  if (row === undefined) return undefined;
  return {
    email: row.email,
    isEmailConfirmed: row.email_confirmed,
    toldPhone: row.phone_confirmed ? null : row.phone,
    isPhoneConfirmed: row.phone_confirmed,
    language: row.language,
    registeredAtMs: Number(row.registered_at_ms),
  };
}

/** Remembers that an address is the player's. @param emailKey as it is among the logins */
export async function confirmEmail(
  tx: Tx,
  playerId: PlayerId,
  { emailKey, atMs }: { readonly emailKey: string; readonly atMs: number },
): Promise<void> {
  await sql`
    insert into identity_confirmed_email (player_id, email_key, at_ms) values (${playerId}, ${emailKey}, ${atMs})
      on conflict (player_id) do update set email_key = excluded.email_key, at_ms = excluded.at_ms`.execute(
    tx,
  );
}
