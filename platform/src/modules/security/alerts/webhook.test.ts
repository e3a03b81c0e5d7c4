import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import { composeModules, type ProductModules } from '../../../compose.ts';
import { readSecurityWebhook } from '../../../kernel/config/security-webhook-config.ts';
import { createTestPlatform, query, type TestPlatform } from '../../../testing/index.ts';
import { writeFixtureRelease } from '../../site/testing/fixture-release.ts';
import { LOOK_EVERY_MS, TELL_EVERY_MS } from '../security.ts';
import { TRIES_MAX, waitAfter } from './webhook.ts';

const SECRET = 'a secret of thirty-two characters';

interface Posted {
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const posted: Posted[] = [];
let status = 200;
const server = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (part: string) => (body += part));
  request.on('end', () => {
    posted.push({ headers: request.headers, body });
    response.writeHead(status).end();
  });
});

const { siteDir, remove } = writeFixtureRelease();
let platform: TestPlatform<ProductModules>;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/alerts`;
  const securityWebhook = { url, secret: SECRET };
  platform = await createTestPlatform(composeModules, {
    config: { siteDir, feeds: ['push'], securityWebhook },
  });
});
afterAll(async () => {
  await platform.close();
  remove();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  posted.length = 0;
  status = 200;
});

async function attack(channel: 'sms' | 'email'): Promise<void> {
  platform.kernel.security.record({ kind: 'codes-drained', network: '203.0.113.0/24', code: channel });
  for (let ms = 0; posted.length === 0 && ms < 2 * LOOK_EVERY_MS; ms += TELL_EVERY_MS)
    await platform.advance(TELL_EVERY_MS);
}
const rowOf = async (subject: string) =>
  (
    await query(
      platform.databaseUrl,
      `select * from security_alert where subject = '${subject}' order by 1 desc`,
    )
  )[0];

describe('the security webhook', () => {
  it('is told of an alert once, signed with its time, with nothing but ids and networks', async () => {
    await attack('sms');
    await platform.advance(LOOK_EVERY_MS);
    expect(posted).toHaveLength(1);
    const { headers, body } = posted[0] as Posted;
    const stamp = String(headers['x-callback-timestamp']);
    expect(headers['x-callback-signature']).toBe(
      createHmac('sha256', SECRET).update(`${stamp}.${body}`).digest('base64url'),
    );
    expect(Math.abs(platform.clock.nowMs() - Number(stamp))).toBeLessThan(2 * LOOK_EVERY_MS);
    expect(JSON.parse(body)).toEqual({
      id: headers['idempotency-key'],
      atMs: expect.any(Number) as number,
      sinceMs: expect.any(Number) as number,
      rule: 'drained-budgets',
      subject: 'codes:sms',
      figure: 1,
      site: 'http://paddock.test',
    });
    expect(await rowOf('codes:sms')).toMatchObject({ tries: 1, next_try_at_ms: null, given_up_at_ms: null });
  });

  it('that takes nothing is told again, later each time, until it does', async () => {
    status = 503;
    await attack('email');
    expect(posted).toHaveLength(1);
    await platform.advance(waitAfter(0) - TELL_EVERY_MS);
    expect(posted).toHaveLength(1);
    await platform.advance(2 * TELL_EVERY_MS);
    expect(posted).toHaveLength(2);
    status = 204;
    await platform.advance(waitAfter(1) + TELL_EVERY_MS);
    expect(posted).toHaveLength(3);
    expect(new Set(posted.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect((await rowOf('codes:email')) as object).toMatchObject({ tries: 3, next_try_at_ms: null });
    expect([waitAfter(2), waitAfter(30)]).toEqual([40_000, 3_600_000]);
  });

  it('that never answers is given up in the end, and the alert stays', async () => {
    status = 500;
    await platform.leap(2 * 3_600_000);
    await attack('sms');
    for (let n = 0; n < TRIES_MAX + 5; n++) await platform.leap(3_600_000);
    const { tries, given_up_at_ms: givenUpAtMs } = (await rowOf('codes:sms')) as {
      tries: number;
      given_up_at_ms: string | null;
    };
    expect(tries).toBe(TRIES_MAX);
    expect(givenUpAtMs).not.toBeNull();
  });
});

describe('its configuration', () => {
  const read = (url: string, secret: string, isProduction = true) =>
    readSecurityWebhook({ SECURITY_WEBHOOK_URL: url, SECURITY_WEBHOOK_SECRET: secret }, isProduction);

  it('is an address that is encrypted on the way, and a secret', () => {
    expect(read('https://alerts.example', SECRET)).toEqual({ url: 'https://alerts.example', secret: SECRET });
    expect(read('', '')).toBeUndefined();
    expect(() => read('http://alerts.example', SECRET)).toThrow('SECURITY_WEBHOOK_URL');
    expect(() => read('https://alerts.example', 'short')).toThrow('SECURITY_WEBHOOK_SECRET');
  });
});
