import { generateKeyPairSync } from 'node:crypto';
import { HOUR_MS } from '@paddock/contract';
import type { GameCompaniesView, GameCompanyKeyAnswer } from '@paddock/contract/schemas';

import { operatorWith } from '../../operators/operators.fixture.ts';
import { createWalletFixture, type Answer, type WalletFixture } from '../game-wallet.fixture.ts';
import { resealCompanyKeys } from './reseal-company-keys.ts';

const NOVA = {
  code: 'nova',
  name: 'Nova Play',
  adapter: 'paddock',
  launchUrl: 'https://nova.example/launch',
  currencies: ['EUR'],
  addresses: ['198.51.100.0/24'],
  isActive: true,
  reason: 'the contract of today',
};

describe('game companies as operators keep them', () => {
  let fixture: WalletFixture;
  let bearer: Readonly<Record<string, string>>;
  beforeAll(async () => {
    fixture = await createWalletFixture();
    ({ bearer } = await operatorWith(fixture.platform, 'ann', 'admin'));
  });
  afterAll(() => fixture.platform.close());

  async function ask<Body>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer<Body>> {
    const url = `/operator-api/game-companies${path}`;
    const answer = await fixture.platform.app.inject({ method, url, headers: bearer, ...(body && { body }) });
    const json = answer.body === '' ? {} : answer.json<Body & { code?: string }>();
    return { status: answer.statusCode, body: json as Body & { code?: string } };
  }
  const shown = async (code: string) =>
    (await ask<GameCompaniesView>('GET', '')).body.companies.find((one) => one.code === code);

  it('are added and changed, and keep the shape they call in', async () => {
    expect((await ask('POST', '', NOVA)).status).toBe(204);
    const { reason: _, ...kept } = NOVA;
    expect(await shown('nova')).toEqual({
      ...{ ...kept, keys: [], promotions: [], aggregator: null },
      ...{ mostWin: null, mostWinTimes: null, pictureOrigins: [] },
    });
    expect((await ask('POST', '', { ...NOVA, name: 'Nova', isActive: false })).status).toBe(204);
    expect(await shown('nova')).toMatchObject({ name: 'Nova', isActive: false });
    const other = await ask('POST', '', { ...NOVA, adapter: 'hub88' });
    expect(other.body).toMatchObject({ code: 'INVALID_INPUT', details: [{ at: '/adapter' }] });
    await ask('POST', '', NOVA);
  });

  it.each([
    [{ code: 'paddock' }, 'COMPANY_OWN'],
    [{ currencies: ['XXX'] }, 'CURRENCY_UNSUPPORTED'],
    [{ addresses: ['198.51.100.0/33'] }, 'INVALID_INPUT'],
    [{ addresses: ['1.2.3'] }, 'INVALID_INPUT'],
    [{ launchUrl: 'javascript:alert(1)' }, 'INVALID_INPUT'],
    [{ launchUrl: 'http://paddock.test/games' }, 'INVALID_INPUT'],
    [{ pictureOrigins: ['http://paddock.test'] }, 'INVALID_INPUT'],
    [{ pictureOrigins: ['https://cdn.example/'] }, 'INVALID_INPUT'],
    [{ pictureOrigins: ['https://*'] }, 'INVALID_INPUT'],
    [{ mostWin: '0.00' }, 'AMOUNT_INVALID'],
    [{ launchUrl: 'https://:80' }, 'INVALID_INPUT'],
    [{ launchUrl: 'https://*/' }, 'INVALID_INPUT'],
    [{ launchUrl: 'https://nova.example;sandbox/' }, 'INVALID_INPUT'],
    [{ launchUrl: 'https://nova.example,a/' }, 'INVALID_INPUT'],
    [{ reason: '' }, 'INVALID_INPUT'],
  ])('are refused with %j: %s', async (over, code) => {
    expect((await ask('POST', '', { ...NOVA, ...over })).body.code).toBe(code);
  });

  it('have a secret that is shown once, signs at once, and no more after its end', async () => {
    await ask('POST', '', { ...NOVA, addresses: [] });
    const key = { keyId: 'k1', algorithm: 'hmac-sha256', reason: 'their first key' };
    const { status, body } = await ask<GameCompanyKeyAnswer>('POST', '/nova/keys', key);
    expect(status).toBe(201);
    expect(body.secret).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await shown('nova'))).not.toContain(body.secret ?? '?');
    expect((await ask('POST', '/nova/keys', key)).body.code).toBe('KEY_TAKEN');
    const secret = Buffer.from(body.secret ?? '');
    const over = { key: { algorithm: 'hmac-sha256', secret }, keyName: 'nova.k1' } as const;
    const session = 'a'.repeat(43);
    const code = async () => (await fixture.send('balance', { session }, over)).body.code;
    expect(await code()).toBe('GAME_SESSION_UNKNOWN');
    const end = '/nova/keys/k1/end';
    const atMs = fixture.platform.clock.nowMs() + HOUR_MS;
    expect((await ask('POST', end, { atMs, reason: 'the next one is in use' })).status).toBe(204);
    expect(await code()).toBe('GAME_SESSION_UNKNOWN');
    expect((await ask('POST', end, { reason: 'it was lost' })).status).toBe(204);
    expect(await code()).toBe('GAME_SIGNATURE');
    expect((await ask('POST', end, { atMs, reason: 'back again' })).body.code).toBe('NOT_FOUND');
  });

  it('have keys of RSA alone that are keys, of 2048 bits or more', async () => {
    const pem = (modulusLength: number) =>
      generateKeyPairSync('rsa', {
        modulusLength,
        publicKeyEncoding: { type: 'spki', format: 'pem' },
        privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      }).publicKey;
    const add = (keyId: string, publicKey?: string) =>
      ask('POST', '/nova/keys', { keyId, algorithm: 'rsa-sha256', publicKey, reason: 'a key' });
    expect((await add('r1', pem(2048))).body).toEqual({ keyId: 'r1', secret: null });
    expect((await add('r2', pem(1024))).body.code).toBe('INVALID_INPUT');
    expect((await add('r2', 'a key')).body.code).toBe('INVALID_INPUT');
    expect((await add('r2')).body.code).toBe('INVALID_INPUT');
  });

  it('agree on promotions', async () => {
    const untilMs = fixture.platform.clock.nowMs() + HOUR_MS;
    const spring = { promotion: 'spring', kind: 'free-round-win', most: '50.00', untilMs };
    expect((await ask('POST', '/nova/promotions', { ...spring, reason: 'of spring' })).status).toBe(204);
    expect((await shown('nova'))?.promotions).toEqual([{ ...spring, paid: '0.00' }]);
    expect((await ask('POST', '/nobody/promotions', { ...spring, reason: 'x y z' })).body.code).toBe(
      'NOT_FOUND',
    );
    const free = { ...spring, most: '0.00', reason: 'for nothing' };
    expect((await ask('POST', '/nova/promotions', free)).body.code).toBe('AMOUNT_INVALID');
  });

  it('are nobody’s business without the right', async () => {
    const sue = await operatorWith(fixture.platform, 'sue', 'support');
    bearer = sue.bearer;
    expect((await ask('GET', '')).body.code).toBe('FORBIDDEN');
    expect((await ask('POST', '', NOVA)).body.code).toBe('FORBIDDEN');
    expect(
      (await ask('POST', '/nova/keys', { keyId: 'k7', algorithm: 'hmac-sha256', reason: 'mine' })).body.code,
    ).toBe('FORBIDDEN');
  });

  it('keep their secrets under the current data key', async () => {
    const { kernel } = fixture.platform;
    expect(await resealCompanyKeys(kernel.db, kernel.secrets)).toEqual({ anew: 0, unreadable: [] });
    const underAnother = { ...kernel.secrets, isSealedByCurrent: () => false };
    expect(await resealCompanyKeys(kernel.db, underAnother)).toEqual({ anew: 2, unreadable: [] });
    const session = 'a'.repeat(43);
    expect((await fixture.send('balance', { session })).body.code).toBe('GAME_SESSION_UNKNOWN');
  });
});
