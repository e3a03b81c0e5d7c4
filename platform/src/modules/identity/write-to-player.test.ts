import { sql } from 'kysely';

import { inTransaction } from '../../kernel/database/database.ts';
import { sentTo } from '../messages/messages.fixture.ts';
import { createIdentityFixture, signUp, type IdentityPlatform } from './identity.fixture.ts';

describe('a word to a player', () => {
  let platform: IdentityPlatform;
  beforeAll(async () => {
    platform = await createIdentityFixture();
  });
  afterAll(() => platform.close());

  const write = async (playerId: Awaited<ReturnType<typeof signUp>>['playerId']) => {
    const message = {
      template: 'request-answered',
      params: { requestId: '4711', path: '/office/support/4711', step: 'asks' },
    } as const;
    await inTransaction(platform.kernel.db, (tx) => platform.modules.identity.write(tx, playerId, message));
  };

  it('goes to the mailbox in the player’s language, else to the bound phone, else nowhere', async () => {
    const { db } = platform.kernel;
    const { playerId } = await signUp(platform.app, { email: 'word@example.com', language: 'ru' });
    await write(playerId);
    const [mail] = await sentTo(db, 'word@example.com');
    expect(mail?.content.subject).toMatch(/^Нам нужен ваш ответ/);

    await sql`update identity_person set email = null where email = 'word@example.com'`.execute(db);
    await sql`
      insert into identity_login (kind, login_key, player_id)
      values ('phone', '+4915112345678', ${playerId}::bigint)`.execute(db);
    await write(playerId);
    expect(await sentTo(db, '+4915112345678')).toHaveLength(1);

    await sql`delete from identity_login where player_id = ${playerId}::bigint`.execute(db);
    await write(playerId);
    expect(await sentTo(db, '+4915112345678')).toHaveLength(1);
  });
});
