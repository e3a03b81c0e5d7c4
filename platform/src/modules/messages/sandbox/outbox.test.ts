import type { OutboxView } from '@paddock/contract/schemas';

import { inTransaction } from '../../../kernel/database/database.ts';
import { createTestPlatform, MESSAGES_ALONE, type TestPlatform } from '../../../testing/index.ts';
import { createMessages, type Messages, type OutgoingMessage } from '../index.ts';

const CODE = { template: 'code', params: { purpose: 'sign-in', code: '123456', minutes: 10 } } as const;

async function start(sandbox: boolean): Promise<TestPlatform<{ messages: Messages }>> {
  return createTestPlatform((kernel) => ({ messages: createMessages(kernel, MESSAGES_ALONE) }), {
    config: { sandbox },
  });
}

describe("the sandbox's outbox", () => {
  let platform: TestPlatform<{ messages: Messages }>;

  beforeAll(async () => {
    platform = await start(true);
    await send({ channel: 'email', to: 'ann@example.com', language: 'ru', ...CODE });
    await send({ channel: 'sms', to: '+491701234567', language: 'en', ...CODE });
    await send({
      channel: 'email',
      to: 'eve@example.com',
      language: 'en',
      template: 'announcement',
      params: { title: '<img src=x onerror=alert(1)>', text: '"quoted" & more', path: '/' },
    });
    await send({ channel: 'email', to: 'nobody@example.com', language: 'en', decoy: true, ...CODE });
  });
  afterAll(() => platform.close());

  const send = (message: OutgoingMessage) =>
    inTransaction(platform.kernel.db, (tx) => platform.modules.messages.send(tx, message));
  const json = async (query = '') =>
    (await platform.app.inject({ url: `/sandbox/outbox.json${query}` })).json<OutboxView>().messages;

  it('tells what was sent, newest first, with codes and whole links', async () => {
    expect((await json()).map(({ to }) => to)).toEqual([
      'eve@example.com',
      '+491701234567',
      'ann@example.com',
    ]);
    const [sms] = await json(`?to=${encodeURIComponent('+491701234567')}`);
    expect(sms).toMatchObject({ channel: 'sms', code: '123456', link: null, state: 'waiting' });
    expect(sms?.text).toMatch(/\n@paddock\.test #123456$/);
    expect((await json('?to=eve@example.com'))[0]).toMatchObject({
      link: 'http://paddock.test/en',
      code: null,
    });
    expect(await json('?to=unknown@example.com')).toEqual([]);
  });

  it('is a page in both languages that runs nothing and escapes everything', async () => {
    const page = await platform.app.inject({ url: '/sandbox/outbox?lang=en' });
    expect(page.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).toContain('<b>123456</b>');
    expect(page.body).toContain('&#60;img src=x');
    expect(page.body).not.toContain('<img');
    const russian = await platform.app.inject({
      url: '/sandbox/outbox?to=ann@example.com',
      headers: { 'accept-language': 'ru-RU,ru;q=0.9' },
    });
    expect(russian.body).toContain('<h1>Исходящие</h1>');
    expect(russian.body).not.toContain('+491701234567');
    const style = await platform.app.inject({ url: '/sandbox/outbox.css' });
    expect(style.headers['content-type']).toContain('text/css');
  });

  it('does not exist outside sandbox mode', async () => {
    const real = await start(false);
    for (const url of ['/sandbox/outbox', '/sandbox/outbox.json', '/sandbox/outbox.css'])
      expect((await real.app.inject({ url })).statusCode).toBe(404);
    expect(real.logged).toContainEqual(
      expect.objectContaining({ level: 'warn', message: expect.stringContaining('no carrier') as string }),
    );
    await real.close();
  });
});
