import type { PlayerId } from '@paddock/contract';

import { inTransaction } from '../../../kernel/database/database.ts';
import { createTestPlatform, MESSAGES_ALONE, type TestPlatform } from '../../../testing/index.ts';
import { createMessages, type Messages } from '../index.ts';
import { sentTo } from '../messages.fixture.ts';
import { createUnsubscribing, STOP_PATH } from './unsubscribing.ts';

describe('ending marketing letters [S2-52]', () => {
  let platform: TestPlatform<{ messages: Messages }>;
  const onBreak = new Set<PlayerId>();

  beforeAll(async () => {
    platform = await createTestPlatform((kernel) => ({
      messages: createMessages(kernel, {
        ...MESSAGES_ALONE,
        mayOffer: (_db, playerId) => Promise.resolve(!onBreak.has(playerId)),
      }),
    }));
  });
  afterAll(() => platform.close());

  const announce = (to: string, playerId: PlayerId | null = null) =>
    inTransaction(platform.kernel.db, (tx) =>
      platform.modules.messages.send(tx, {
        channel: 'email',
        to,
        language: 'en',
        playerId,
        template: 'announcement',
        params: { title: 'News', text: 'Something new.', path: '/' },
      }),
    );
  const tokenOf = (address: string) => createUnsubscribing(platform.kernel).tokenOf(address);
  const post = (token: string) =>
    platform.app.inject({
      method: 'POST',
      url: `${STOP_PATH}?token=${encodeURIComponent(token)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });

  it('is one click of a mail program, for that address alone, however it is written', async () => {
    await announce('ann@example.com');
    expect(await sentTo(platform.kernel.db, 'ann@example.com')).toHaveLength(1);
    expect((await post(tokenOf('Ann@Example.com'))).json()).toEqual({ stopped: true });
    await announce('ann@example.com');
    await announce('bea@example.com');
    expect(await sentTo(platform.kernel.db, 'ann@example.com')).toHaveLength(1);
    expect(await sentTo(platform.kernel.db, 'bea@example.com')).toHaveLength(1);
  });

  it('is done for a player on a break, also of what waits already (rules §9)', async () => {
    const { db, ids } = platform.kernel;
    const playerId = ids.forNewPlayer();
    await announce('ivo@example.com', playerId);
    onBreak.add(playerId);
    await announce('ivo@example.com', playerId);
    await platform.advance(2_000);
    const sent = await sentTo(db, 'ivo@example.com');
    expect(sent.map(({ state, failure }) => [state, failure])).toEqual([
      ['dead', 'the player takes a break'],
    ]);
    onBreak.clear();
    await announce('ivo@example.com', playerId);
    await platform.advance(2_000);
    expect((await sentTo(db, 'ivo@example.com')).map(({ state }) => state)).toEqual(['sent', 'dead']);
  });

  it('does not end codes and notices', async () => {
    await post(tokenOf('cid@example.com'));
    await inTransaction(platform.kernel.db, (tx) =>
      platform.modules.messages.send(tx, {
        channel: 'email',
        to: 'cid@example.com',
        language: 'en',
        template: 'code',
        params: { purpose: 'sign-in', code: '123456', minutes: 10 },
      }),
    );
    expect(await sentTo(platform.kernel.db, 'cid@example.com')).toHaveLength(1);
  });

  it('may be asked for twice, and by a page without a body', async () => {
    const token = tokenOf('dan@example.com');
    expect((await post(token)).statusCode).toBe(200);
    const again = await platform.app.inject({ method: 'POST', url: `${STOP_PATH}?token=${token}` });
    expect(again.json()).toEqual({ stopped: true });
  });

  it('carries no address and is not to be forged', async () => {
    const token = tokenOf('eve@example.com');
    expect(token).not.toContain('eve');
    const [hash = '', signature = ''] = token.split('.');
    for (const forged of [
      hash,
      `${hash}.`,
      `${signature}.${hash}`,
      `x${hash}.${signature}`,
      `${hash}.${hash}`,
    ]) {
      expect((await post(forged)).json()).toMatchObject({ code: 'LINK_INVALID' });
    }
    await announce('eve@example.com');
    expect(await sentTo(platform.kernel.db, 'eve@example.com')).toHaveLength(1);
  });

  it('is not burnt by a scanner that opens the link: opening only leads to the page', async () => {
    const token = tokenOf('fay@example.com');
    const opened = await platform.app.inject({ url: `${STOP_PATH}?token=${token}` });
    expect([opened.statusCode, opened.headers.location]).toEqual([
      302,
      `/user/stopnewsletter?token=${token}`,
    ]);
    await announce('fay@example.com');
    expect(await sentTo(platform.kernel.db, 'fay@example.com')).toHaveLength(1);
  });
});
