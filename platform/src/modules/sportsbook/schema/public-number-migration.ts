import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import { addPublicNumber } from '../../../kernel/public-numbers/public-numbers.ts';

/** The number people know a bet by. Answers that are kept to be said again tell it too, as the API now promises. */
export async function numberBets(db: Database): Promise<void> {
  await addPublicNumber(db, 'sportsbook_bet', 'bet');
  await sql`
    update idempotency_key k set answer = jsonb_set(k.answer, '{bet,number}', to_jsonb(b.public_number::text))
      from sportsbook_bet b
      where k.operation = 'sportsbook.place' and k.principal = 'player:' || b.player_id
        and k.answer #>> '{bet,id}' = b.id::text`.execute(db);
}
