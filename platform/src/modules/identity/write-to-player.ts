import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import type { Tx } from '../../kernel/database/database.ts';
import type { SendMessage, TemplateCall } from '../messages/index.ts';

/**
 * Queues a message to a player in their language: by e-mail, else by SMS to the bound phone. Whoever has neither is told
 * by the site alone.
 */
export async function writeToPlayer(
  sendMessage: SendMessage,
  tx: Tx,
  playerId: PlayerId,
  call: TemplateCall,
): Promise<void> {
  const { rows } = await sql<{ email: string | null; phone: string | null; language: string }>`
    select email, language,
        (select login_key from identity_login l
          where l.kind = 'phone' and l.player_id = identity_player.player_id limit 1) as phone
      from identity_player join identity_person using (person_id)
      where player_id = ${playerId}`.execute(tx);
  const { email = null, phone = null, language = 'en' } = rows[0] ?? {};
  if (email !== null && email !== '')
    await sendMessage(tx, { ...call, channel: 'email', to: email, language, playerId });
  else if (phone !== null) await sendMessage(tx, { ...call, channel: 'sms', to: phone, language, playerId });
}
