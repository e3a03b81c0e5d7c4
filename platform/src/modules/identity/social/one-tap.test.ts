import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';

import type { IdentityPlatform } from '../identity.fixture.ts';
import { SESSION_COOKIE } from '../sessions/session-cookie.ts';
import { aBrowser, ORIGIN, REGISTRATION, registerNewcomer, startSocial } from './social.fixture.ts';
import type { TestBrowser } from './test-browser.testing.ts';

const ONE_TAP = '/social-api/oauth/google-one-tap';
const BOUNDARY = 'one-tap-boundary';

function formOf(fields: Readonly<Record<string, string>>): Buffer {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`);
}

describe('one-tap', () => {
  let platform: IdentityPlatform;
  let browser: TestBrowser;
  let people = 0;
  const issuer = `${ORIGIN}/sandbox/oidc`;

  beforeAll(async () => {
    platform = await startSocial({ social: { providers: [], oneTap: 'sandbox' } });
  });
  afterAll(() => platform.close());
  beforeEach(() => {
    browser = aBrowser(platform);
  });

  const begin = async (seen: TestBrowser) =>
    (await seen.ask('GET', `${ONE_TAP}/clientId`)).json<{ clientId: string; nonce: string }>();
  async function credentialOf(nonce: string, person = `someone-tap-${++people}`, fault = 'none') {
    const query = `person=${person}&nonce=${nonce}&fault=${fault}`;
    const answer = await browser.ask('GET', `/sandbox/one-tap/credential?${query}`);
    return answer.json<{ credential: string }>().credential;
  }
  const send = (seen: TestBrowser, credential: string, over: Readonly<Record<string, string>> = {}) =>
    seen.ask('POST', ONE_TAP, {
      payload: formOf({
        credential,
        g_csrf_token: seen.cookies.get('g_csrf_token') ?? '',
        language: 'en',
        currency: 'EUR',
        countryId: '276',
        ...over,
      }),
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    });

  it('gives the client id and what binds the prompt to this browser [S7-38]', async () => {
    const answer = await platform.app.inject(`${ONE_TAP}/clientId`);
    expect(answer.json()).toMatchObject({ clientId: 'paddock', script: '/sandbox/one-tap.js' });
    expect(answer.cookies.map(({ name, httpOnly }) => [name, httpOnly ?? false])).toEqual([
      ['one_tap', true],
      ['g_csrf_token', false],
    ]);
  });

  it('registers with what the page knew, and signs in the next time [S7-39, S3-17]', async () => {
    const { nonce } = await begin(browser);
    const person = `someone-tap-known-${++people}`;
    const first = await send(browser, await credentialOf(nonce, person));
    expect(first.json()).toEqual({ redirectUrl: '/en/registration/social?returnUrl=%2F' });
    expect((await browser.ask('GET', REGISTRATION)).json()).toMatchObject({
      countryId: 276,
      currency: 'EUR',
    });
    await registerNewcomer(browser);
    const again = aBrowser(platform);
    const next = await begin(again);
    const signedIn = await send(again, await credentialOf(next.nonce, person), {
      language: 'ru',
      returnUrl: '/live',
    });
    expect(signedIn.json()).toEqual({ redirectUrl: '/ru/live' });
    expect(again.cookies.has(SESSION_COOKIE)).toBe(true);
  });

  it('takes a credential once', async () => {
    const { nonce } = await begin(browser);
    const credential = await credentialOf(nonce);
    expect((await send(browser, credential)).status).toBe(200);
    expect((await send(browser, credential)).json()).toMatchObject({ code: 'SOCIAL_EXPIRED' });
  });

  it('refuses a form that does not repeat the cookie (login CSRF)', async () => {
    const { nonce } = await begin(browser);
    const credential = await credentialOf(nonce);
    for (const token of ['', 'x', 'A'.repeat(43)]) {
      const answer = await send(browser, credential, { g_csrf_token: token });
      expect(answer.json()).toMatchObject({ code: 'SOCIAL_REFUSED' });
    }
    expect((await send(aBrowser(platform), credential)).json()).toMatchObject({ code: 'SOCIAL_REFUSED' });
  });

  it('refuses a credential of another browser, whose nonce is not ours', async () => {
    const victim = aBrowser(platform);
    await begin(victim);
    const { nonce } = await begin(browser);
    const answer = await send(victim, await credentialOf(nonce));
    expect(answer.json()).toMatchObject({ code: 'SOCIAL_REFUSED' });
  });

  it('refuses forged, unsigned, foreign and expired credentials', async () => {
    const { nonce } = await begin(browser);
    const nowSec = Math.floor(platform.clock.nowMs() / 1_000);
    const claims = { iss: issuer, aud: 'paddock', sub: 'ada', nonce, iat: nowSec, exp: nowSec + 300 };
    const { privateKey } = await generateKeyPair('RS256');
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'sandbox' })
      .sign(privateKey);
    const bad = [
      '',
      'x.y.z',
      'x'.repeat(8_000),
      new UnsecuredJWT(claims).encode(),
      forged,
      await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from('paddock')),
      // Signed by the company itself, for another site or in another's name.
      await credentialOf(nonce, 'ada', 'wrong-audience'),
      await credentialOf(nonce, 'ada', 'wrong-issuer'),
    ];
    for (const credential of bad) {
      const answer = await send(browser, credential);
      expect(answer.json()).toMatchObject({ code: 'SOCIAL_REFUSED' });
    }
    const old = await credentialOf(nonce);
    platform.clock.advance(301_000);
    expect((await send(browser, old)).json()).toMatchObject({ code: 'SOCIAL_REFUSED' });
    expect(browser.cookies.has(SESSION_COOKIE)).toBe(false);
  });

  it.each([
    ['JSON', 'application/json', Buffer.from('{}'), [415]],
    [
      'half a form',
      `multipart/form-data; boundary=${BOUNDARY}`,
      Buffer.from(`--${BOUNDARY}\r\nContent-`),
      [400],
    ],
    ['a file', `multipart/form-data; boundary=${BOUNDARY}`, fileForm(), [400, 422]],
    [
      'a long field',
      `multipart/form-data; boundary=${BOUNDARY}`,
      formOf({ credential: 'x'.repeat(100_000) }),
      [400, 422],
    ],
    ['no boundary', 'multipart/form-data', Buffer.from('x'), [400, 415]],
  ])('refuses %s with a code', async (_name, type, payload, statuses) => {
    const answer = await browser.ask('POST', ONE_TAP, { payload, headers: { 'content-type': type } });
    expect(statuses).toContain(answer.status);
  });

  it('returns nobody to another site', async () => {
    const { nonce } = await begin(browser);
    const answer = await send(browser, await credentialOf(nonce), { returnUrl: '//evil.example' });
    expect(answer.json()).toEqual({ redirectUrl: '/en/registration/social?returnUrl=%2F' });
  });
});

it('is not there where no company is configured for it', async () => {
  const platform = await startSocial();
  expect((await platform.app.inject(`${ONE_TAP}/clientId`)).statusCode).toBe(404);
  await platform.close();
});

function fileForm(): Buffer {
  return Buffer.from(
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="credential"; filename="a"\r\n\r\nx\r\n--${BOUNDARY}--\r\n`,
  );
}
