import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import type { Database } from '../../../kernel/database/database.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { termsOf } from './registration-terms.ts';

/** What an account without a name may become: nothing, the main account, an additional one (S4-06). */
export type ConvertStatus = 0 | 1 | 2;

/**
 * The status of S4-06. An account was opened lightly when it has no name; where the site lets players complete those, it
 * becomes the main one, or an additional one if an account with a name is reached by the same phone or e-mail.
 */
export async function convertFieldsOf(
  parts: Pick<IdentityParts, 'kernel' | 'registrationTerms'>,
  { playerId }: { readonly playerId: PlayerId },
): Promise<{ readonly convert: ConvertStatus }> {
  if (termsOf(parts, {}).convert !== true) return { convert: 0 };
  return { convert: await convertStatus(parts.kernel.db, playerId) };
}

/** Letters are lowered by bytes (`collate "C"`): a database in Turkish would make another letter of I. */
async function convertStatus(db: Database, playerId: PlayerId): Promise<ConvertStatus> {
  const { rows } = await sql<{ is_named: boolean; has_other: boolean }>`
    select me.name is not null as is_named,
        exists (
          select 1 from identity_login mine join identity_person other
            on (mine.kind = 'phone' and other.phone = mine.login_key)
              or (mine.kind = 'email' and lower(other.email collate "C") = mine.login_key)
          where mine.player_id = ${playerId} and other.name is not null and other.person_id <> me.person_id
        ) as has_other
      from identity_player join identity_person me using (person_id) where player_id = ${playerId}`.execute(
    db,
  );
  const row = rows[0];
  if (row === undefined || row.is_named) return 0;
  return row.has_other ? 2 : 1;
}
