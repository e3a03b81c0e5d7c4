import { MINUTE_MS } from '@paddock/contract';

import { createSecrets } from '../../../kernel/crypto/secrets.ts';
import { testRing } from '../../../testing/test-ring.ts';
import { readGrant, signGrant } from './grant.ts';
import { GRANT_PATH } from './give-grant.ts';
import { ORIGIN, startGrantSite, type GrantSite } from './grants.fixture.ts';

describe('grants of overrides, attacked,', () => {
  let site: GrantSite['site'];
  let desk: GrantSite;
  beforeAll(async () => {
    desk = await startGrantSite();
    ({ site } = desk);
  });
  afterAll(() => site.close());

  it('ask before they give anything, so that no link that is followed, by whomever, does', async () => {
    const link = desk.tokenOf(await desk.give());
    for (const language of ['en', 'ru']) {
      const { app } = site.platform;
      const page = await app.inject({
        url: `${GRANT_PATH}?grant=${link}`,
        headers: { 'accept-language': language },
      });
      expect([page.statusCode, page.headers['set-cookie']]).toEqual([200, undefined]);
      expect(page.body).toContain(`<html lang="${language}"`);
      expect(page.body).toMatch(/ UTC[ ,].*Ada .*http:\/\/127\.0\.0\.1:9101, https:\/\/dev\.example/);
      expect(page.body).toContain(`<input type="hidden" name="grant" value="${link}">`);
      expect(page.headers).toMatchObject({
        'referrer-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'cache-control': 'private, no-store',
      });
    }
    expect((await desk.audit()).at(-1)?.event).toBe('granted');
    expect((await desk.open(link)).statusCode).toBe(303);
    expect((await desk.look(link)).json()).toMatchObject({ code: 'OVERRIDE_GRANT_INVALID' });
  });

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
  ])('are not put into a browser by a page of another site: %j', async (headers) => {
    const link = desk.tokenOf(await desk.give());
    const answer = await desk.open(link, headers);
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined]);
    expect(answer.json()).toMatchObject({ code: 'FOREIGN_REQUEST' });
    const own = await desk.open(link, { origin: 'https://bets.example', 'sec-fetch-site': 'same-origin' });
    expect(own.statusCode).toBe(303);
  });

  it('are refused when forged, signed elsewhere, widened, or used in another form', async () => {
    const { secrets } = site.platform.kernel;
    const genuine = readGrant(secrets, 'link', desk.tokenOf(await desk.give()));
    if (genuine === undefined) throw new Error('the grant is not ours');
    const widened = Buffer.from(JSON.stringify({ ...genuine, origins: ['https://evil.example'] }));
    const [, signature = ''] = signGrant(secrets, 'link', genuine).split('.');
    const cookie = signGrant(secrets, 'cookie', genuine);
    const tokens = [
      'nothing',
      `${widened.toString('base64url')}.${signature}`,
      signGrant(createSecrets(testRing()), 'link', genuine),
      cookie,
    ];
    for (const token of tokens) {
      const answer = await desk.open(token);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.json()).toMatchObject({ code: 'OVERRIDE_GRANT_INVALID' });
      expect((await desk.audit()).at(-1)).toMatchObject({
        event: 'refused',
        developer: null,
        reason: 'not signed by this site',
      });
    }
    for (const text of [...tokens.slice(0, 3), signGrant(secrets, 'link', genuine)]) {
      desk.expectNoOverrides(await desk.documentWith(text));
    }
  });

  it('change no document through storage’s keys, queries or cookies of any spelling', async () => {
    const taken = await desk.takeUp();
    const [payload = '', signature = ''] = taken.split('.');
    const without = {
      ...(JSON.parse(Buffer.from(payload, 'base64url').toString()) as object),
      untilMs: 9e15,
    };
    const longer = `${Buffer.from(JSON.stringify(without)).toString('base64url')}.${signature}`;
    const spelt = Buffer.from(signature, 'base64url');
    const map = encodeURIComponent(JSON.stringify({ imports: { '@paddock/footer': `${ORIGIN}/evil.js` } }));
    const cookies = [
      longer,
      `${payload}.`,
      payload,
      `.${signature}`,
      `${payload}.${signature}.`,
      `${payload}.${signature}.more`,
      '.',
      `${payload}.${spelt.toString('hex')}`,
      `${payload}.${signature}=`,
      `${payload}.${signature.toUpperCase()}`,
      `${payload}=.${signature}`,
      'a'.repeat(3_000),
      '__proto__',
    ];
    for (const cookie of cookies) {
      desk.expectNoOverrides(
        await site.platform.app.inject({
          url: `/en/live?imo=${map}&importmap-overrides=1&reset-overrides&grant=${taken}`,
          headers: {
            cookie: `__Host-override_grant=${cookie}; import-map-override:@paddock/footer=${ORIGIN}/evil.js`,
          },
        }),
      );
    }
  });

  it('keep the audit short when somebody tries keys, or one that is used up', async () => {
    const used = desk.tokenOf(await desk.give());
    await desk.open(used);
    await site.platform.advance(MINUTE_MS);
    const before = (await desk.audit()).length;
    await Promise.all(Array.from({ length: 50 }, (_, at) => desk.open(`guess${at}`)));
    expect(await desk.audit()).toHaveLength(before + 20);
    await Promise.all(
      Array.from({ length: 50 }, (_, at) => (at % 2 === 0 ? desk.look(used) : desk.open(used))),
    );
    expect(await desk.audit()).toHaveLength(before + 40);
  });
});
