import type { SecurityEventsView, TwoFactorEnrolView } from '@paddock/contract/schemas';

import { query } from '../../../testing/query.ts';
import { sentTo } from '../../messages/messages.fixture.ts';
import { createIdentityFixture, PASSWORD, type IdentityPlatform } from '../identity.fixture.ts';
import {
  appOf,
  securityPlayer,
  signInAnswer,
  takeSecondStep,
  withTwoFactor,
  type SecurityPlayer,
} from './security.fixture.ts';

const STEP_MS = 30_000;
const ENROL_LIFETIME_MS = 15 * 60_000;

describe('two-factor sign-in', () => {
  let platform: IdentityPlatform;
  let ann: SecurityPlayer;
  const nowMs = () => platform.clock.nowMs();

  beforeAll(async () => {
    platform = await createIdentityFixture();
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    ann = await securityPlayer(platform);
  });

  const login = () => signInAnswer(platform, ann.email);
  const secondStep = (method: string, code: string) => takeSecondStep(platform, ann.email, { method, code });
  async function enrol(): Promise<TwoFactorEnrolView> {
    return (await ann.post('/two-factor/enrol')).body as TwoFactorEnrolView;
  }

  it('is on once a code of the app was confirmed, and not before [S3-22]', async () => {
    await ann.stepUp();
    const { secret, otpauth_url, qr } = await enrol();
    expect(new URL(otpauth_url).searchParams.get('secret')).toBe(secret);
    expect(otpauth_url).toContain(encodeURIComponent(ann.email));
    expect(qr.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
    expect((await ann.get()).two_factor).toMatchObject({ enabled_at_ms: null, recovery_codes_left: 0 });
    expect(await login()).toEqual({ user_id: ann.playerId });
    const confirmed = await ann.post('/two-factor/confirm', { code: appOf(secret)(nowMs()) });
    expect((confirmed.body as { recovery_codes: string[] }).recovery_codes).toHaveLength(10);
    const on = { enabled_at_ms: nowMs(), recovery_codes_left: 10 };
    expect((await ann.get()).two_factor).toEqual({ ...on, recovery_codes_kept: false });
    await ann.post('/two-factor/recovery-codes/kept');
    expect((await ann.get()).two_factor).toEqual({ ...on, recovery_codes_kept: true });
    expect((await ann.get()).protection_methods.enable_two_factor_auth).toBe(true);
  });

  it('asks for a code after the password, and takes each time step once', async () => {
    const { app } = await withTwoFactor(platform, ann);
    expect(await login()).toMatchObject({ user_id: null, two_step: { methods: ['totp', 'recovery'] } });
    // The code that switched it on is used up.
    expect(await secondStep('totp', app(nowMs()))).toMatchObject({ code: 'WRONG_CODE' });
    await platform.advance(STEP_MS);
    const code = app(nowMs());
    expect(await secondStep('totp', `${code.slice(0, 3)} ${code.slice(3)}`)).toEqual({
      user_id: ann.playerId,
    });
    expect(await secondStep('totp', code)).toMatchObject({ code: 'WRONG_CODE' });
  });

  it.each([
    [-2, false],
    [-1, true],
    [1, true],
    [2, false],
  ])('takes a code %s steps away: %s', async (steps, taken) => {
    const { app } = await withTwoFactor(platform, ann);
    await platform.advance(5 * STEP_MS);
    const answer = await secondStep('totp', app(nowMs() + steps * STEP_MS));
    expect(answer.user_id === ann.playerId).toBe(taken);
  });

  it('takes no older step after a newer one', async () => {
    const { app } = await withTwoFactor(platform, ann);
    await platform.advance(5 * STEP_MS);
    expect(await secondStep('totp', app(nowMs() + STEP_MS))).toEqual({ user_id: ann.playerId });
    expect(await secondStep('totp', app(nowMs()))).toMatchObject({ code: 'WRONG_CODE' });
  });

  it('gives one sign-in for one code, however many come at the same moment', async () => {
    const { app } = await withTwoFactor(platform, ann);
    await platform.advance(STEP_MS);
    const code = app(nowMs());
    const answers = await Promise.all(Array.from({ length: 4 }, () => secondStep('totp', code)));
    expect(answers.filter(({ user_id }) => user_id === ann.playerId)).toHaveLength(1);
  });

  it('stops guessing, also over many first steps, and lets the owner in again later', async () => {
    const { app } = await withTwoFactor(platform, ann);
    await platform.advance(STEP_MS);
    for (let n = 0; n < 5; n++) await secondStep('totp', '000000');
    expect(await secondStep('totp', app(nowMs()))).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await secondStep('recovery', 'AAAAA-AAAAA')).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await platform.advance(5 * 60_000);
    expect(await secondStep('totp', app(nowMs()))).toEqual({ user_id: ann.playerId });
  });

  it('keeps its keys sealed in the database', async () => {
    await ann.stepUp();
    const { secret } = await enrol();
    const rows = await query(
      platform.databaseUrl,
      `select encode(sealed_key, 'hex') as hex from identity_two_factor`,
    );
    const hex = Buffer.from(appSecretBytes(secret)).toString('hex');
    expect(JSON.stringify(rows)).not.toContain(hex);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('voids a key that another was asked for after, and one that waited too long', async () => {
    await ann.stepUp();
    const first = appOf((await enrol()).secret);
    const second = appOf((await enrol()).secret);
    expect(await ann.post('/two-factor/confirm', { code: first(nowMs()) })).toMatchObject({
      code: 'WRONG_CODE',
    });
    await platform.advance(ENROL_LIFETIME_MS);
    await ann.stepUp();
    expect(await ann.post('/two-factor/confirm', { code: second(nowMs()) })).toMatchObject({
      code: 'CODE_EXPIRED',
    });
  });

  it('gives no second key while it is on', async () => {
    await withTwoFactor(platform, ann);
    expect(await ann.post('/two-factor/enrol')).toMatchObject({ status: 409, code: 'TWO_FACTOR_STATE' });
    expect(await ann.post('/two-factor/confirm', { code: '123456' })).toMatchObject({
      code: 'TWO_FACTOR_STATE',
    });
  });

  describe('switching off', () => {
    const disable = (password: string, proof: object) => ann.post('/two-factor/disable', { password, proof });

    it('takes the password and a code, and tells the owner', async () => {
      const { app } = await withTwoFactor(platform, ann);
      await platform.advance(STEP_MS);
      const code = app(nowMs());
      expect(await disable('not my password', { method: 'totp', code })).toMatchObject({
        code: 'WRONG_PASSWORD',
      });
      expect(await disable(PASSWORD, { method: 'totp', code: '000000' })).toMatchObject({
        code: 'WRONG_CODE',
      });
      expect(await disable(PASSWORD, { method: 'totp', code })).toMatchObject({ status: 200 });
      expect(await login()).toEqual({ user_id: ann.playerId });
      expect((await ann.get()).two_factor).toMatchObject({ enabled_at_ms: null, recovery_codes_left: 0 });
      const { events } = await ann.get<SecurityEventsView>('/events');
      expect(events.map(({ kind }) => kind).slice(0, 2)).toEqual(['two-factor-off', 'two-factor-on']);
      const subjects = (await sentTo(platform.kernel.db, ann.email)).map(({ content }) => content.subject);
      expect(subjects).toContain('Two-factor sign-in was switched off on Paddock');
      expect(subjects).toContain('Two-factor sign-in was switched on on Paddock');
    });

    it('takes a recovery code instead of the app, and no other word', async () => {
      const { recoveryCodes } = await withTwoFactor(platform, ann);
      expect(await disable(PASSWORD, { method: 'recovery', code: 'AAAAA-AAAAA' })).toMatchObject({
        code: 'WRONG_CODE',
      });
      expect(await disable(PASSWORD, { method: 'recovery', code: recoveryCodes[3] })).toMatchObject({
        status: 200,
      });
    });

    it('is not to be had by a stolen session, not even one that was just confirmed', async () => {
      await withTwoFactor(platform, ann);
      expect(await disable('', { method: 'totp', code: '000000' })).toMatchObject({ code: 'INVALID_INPUT' });
      expect(await ann.post('/two-factor/disable', { proof: { method: 'totp', code: '1' } })).toMatchObject({
        code: 'INVALID_INPUT',
      });
      expect((await ann.get()).two_factor.enabled_at_ms).not.toBeNull();
    });

    it('stops guessing passwords', async () => {
      await withTwoFactor(platform, ann);
      for (let n = 0; n < 5; n++) await disable(`guess ${n}`, { method: 'totp', code: '000000' });
      expect(await disable(PASSWORD, { method: 'totp', code: '000000' })).toMatchObject({
        status: 429,
        code: 'TOO_MANY_REQUESTS',
      });
    });
  });

  function appSecretBytes(secret: string): Uint8Array {
    const bits = Array.from(secret, (letter) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    );
    return Uint8Array.from(bits.join('').match(/.{8}/g) ?? [], (byte) => parseInt(byte, 2));
  }
});
