/** @jest-environment node */
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

import type { CaptchaValue } from './captcha-types.ts';
import type { SharedUtils } from '../page/shared-utils.ts';
import { ok, problem, type SeenRequest } from '../testing/test-server.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';

const UPDATE = 'GET /web-api/captcha/update';
const VALIDATE = 'POST /web-api/captcha/validate';
const FINGERPRINT = 'POST /web-api/auth/fingerprint';
const LOGIN = 'POST /web-api/auth/login';
const REQUEST = { login: 'ann@example.org', password: 'right horse', save: true };

describe('a call that is refused for want of something', () => {
  let world: TestWorld;
  let shared: SharedUtils;
  let passes: number;

  beforeEach(() => {
    world = createTestWorld();
    passes = 0;
    world.server.on(UPDATE, async () => {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: 1,
        counter: 20,
        deriveKey,
        data: { expiresAtMs: world.timing.nowMs() + 1, max: 40 },
        hmacSignatureSecret: 'a',
        hmacKeySignatureSecret: 'b',
      });
      return ok({ challenge, expires_at_ms: 0 });
    });
    world.server.on(VALIDATE, () => ok({ pass: `pass-${++passes}`, expires_at_ms: 0 }));
    world.server.on(FINGERPRINT, () => ok({ token: 'fresh', expires_at_ms: world.timing.nowMs() + 1_000 }));
    shared = world.open();
  });
  afterEach(() => world.close());

  const captchaOf = ({ headers }: SeenRequest) => headers['x-captcha'];
  /** Refuses the login with these captcha numbers, one a call, then lets it through. */
  function refuseWith(...codes: readonly number[]): void {
    const left = [...codes];
    world.server.on(LOGIN, () => {
      const captchaCode = left.shift();
      if (captchaCode !== undefined) return problem('CAPTCHA_REQUIRED', { captchaCode });
      world.userId = '7';
      return ok({ user_id: '7' });
    });
  }

  it.each([100, 111, 112, 113])('is repeated with a captcha for the number %i [S7-04]', async (code) => {
    refuseWith(code);
    expect(await shared.auth.signIn('password', REQUEST)).toEqual({ ok: true, userId: '7' });
    expect(world.server.seen(LOGIN).map(captchaOf)).toEqual([undefined, 'pass-1']);
    const [validated] = world.server.seen(VALIDATE);
    expect(validated?.body).toMatchObject({ captcha: { solution: { counter: 20 } } });
  });

  it('does as much work as the refusal asks for', async () => {
    let asked = 0;
    world.server.on(LOGIN, () =>
      ++asked === 1 ? problem('CAPTCHA_REQUIRED', { captchaCode: 100, level: 3 }) : ok({ user_id: '7' }),
    );
    await shared.auth.signIn('password', REQUEST);
    expect(world.server.seen(UPDATE).map(({ target }) => target)).toEqual([
      '/web-api/captcha/update?level=3',
    ]);
  });

  it('is repeated with another captcha once, when the first came too late [S7-04]', async () => {
    refuseWith(100, 112);
    expect(await shared.auth.signIn('password', REQUEST)).toMatchObject({ ok: true });
    expect(world.server.seen(LOGIN).map(captchaOf)).toEqual([undefined, 'pass-1', 'pass-2']);
  });

  it('stays refused when captchas do not help', async () => {
    refuseWith(100, 112, 112, 112);
    expect(await shared.auth.signIn('password', REQUEST)).toMatchObject({
      ok: false,
      problem: { code: 'CAPTCHA_REQUIRED' },
    });
    expect(world.server.seen(LOGIN)).toHaveLength(3);
  });

  it.each([
    ['cannot be had', UPDATE],
    ['is not taken', VALIDATE],
  ])('stays refused when the captcha %s', async (_name, route) => {
    refuseWith(100);
    world.server.on(route, () => problem('TOO_MANY_REQUESTS'));
    expect(await shared.auth.signIn('password', REQUEST)).toMatchObject({
      ok: false,
      problem: { code: 'CAPTCHA_REQUIRED' },
    });
    expect(shared.captcha.captcha$.snapshot()).toEqual({ status: 'idle' });
  });

  it('tells truthfully how far the work is, and when it is over', async () => {
    const seen: CaptchaValue[] = [];
    shared.captcha.captcha$.subscribe((value) => seen.push(value));
    refuseWith(100);
    await shared.auth.signIn('password', REQUEST);
    const progress = seen.flatMap((value) => (value.status === 'working' ? [value.progress] : []));
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(progress.at(-1)).toBe(21 / 40);
    expect(seen.at(-1)).toEqual({ status: 'idle' });
  });

  it('may be any call of the API client', async () => {
    let asked = 0;
    world.server.on('POST /web-api/auth/sms/send', () =>
      ++asked === 1 ? problem('CAPTCHA_REQUIRED', { captchaCode: 100 }) : ok({ code_id: 'x' }),
    );
    expect(
      await shared.api.post('/web-api/auth/sms/send', { 'phone-number': '447700900123', language: 'en' }),
    ).toMatchObject({
      ok: true,
      data: { code_id: 'x' },
    });
  });

  it('is repeated once with fresh facts of the browser [S7-03]', async () => {
    let asked = 0;
    world.server.on(LOGIN, () => (++asked === 1 ? problem('FINGERPRINT_STALE') : ok({ user_id: '7' })));
    expect(await shared.auth.signIn('password', REQUEST)).toMatchObject({ ok: true });
    expect(world.server.seen(LOGIN)[1]?.body).toEqual({ ...REQUEST, components_data: 'fresh' });
  });

  it('is not repeated again when fresh facts do not help [S7-03]', async () => {
    world.server.on(LOGIN, () => problem('FINGERPRINT_STALE'));
    expect(await shared.auth.signIn('password', REQUEST)).toMatchObject({
      ok: false,
      problem: { code: 'FINGERPRINT_STALE' },
    });
    expect(world.server.seen(LOGIN)).toHaveLength(2);
  });

  it('for want of both gets both', async () => {
    const answers = [problem('FINGERPRINT_STALE'), problem('CAPTCHA_REQUIRED', { captchaCode: 100 })];
    world.server.on(LOGIN, () => answers.shift() ?? ok({ user_id: '7' }));
    expect(await shared.auth.signIn('password', REQUEST)).toMatchObject({ ok: true });
    const last = world.server.seen(LOGIN).at(-1);
    expect([last && captchaOf(last), last?.body]).toEqual([
      'pass-1',
      { ...REQUEST, components_data: 'fresh' },
    ]);
  });
});

describe('facts of the browser', () => {
  let world: TestWorld;
  let shared: SharedUtils;

  beforeEach(() => {
    world = createTestWorld();
    shared = world.open();
  });
  afterEach(() => world.close());

  it('are kept as a token with its end and go with sign-ins until then [S3-31, S7-31]', async () => {
    world.server.on(FINGERPRINT, () => ok({ token: 't1', expires_at_ms: world.timing.nowMs() + 60_000 }));
    await shared.collectFingerprint();
    await shared.collectFingerprint();
    expect(world.server.seen(FINGERPRINT)).toHaveLength(1);
    await shared.auth.signIn('password', REQUEST);
    expect(world.server.seen(LOGIN)[0]?.body).toEqual({ ...REQUEST, components_data: 't1' });
    await world.timing.advanceAsync(60_000);
    await shared.auth.signIn('password', REQUEST);
    expect(world.server.seen(LOGIN)[1]?.body).toEqual(REQUEST);
  });

  it('are tried twice, then left alone; each failure is reported [S8-18, S9-11]', async () => {
    world.server.on(FINGERPRINT, () => ok({ token: 7 }));
    const done = shared.collectFingerprint();
    while (world.reports.length < 1) await new Promise((resolve) => setImmediate(resolve));
    expect(world.server.seen(FINGERPRINT)).toHaveLength(1);
    await world.timing.advanceAsync(110_000);
    await done;
    expect(world.server.seen(FINGERPRINT)).toHaveLength(2);
    expect(world.reports).toHaveLength(2);
    await world.timing.advanceAsync(1_000_000);
    expect(world.server.seen(FINGERPRINT)).toHaveLength(2);
  });

  it('are tried twice without a word where the site is closed [S8-18]', async () => {
    world.server.on(FINGERPRINT, () => problem('BLOCKED_HERE'));
    const done = shared.collectFingerprint();
    while (world.server.seen(FINGERPRINT).length < 1) await new Promise((resolve) => setImmediate(resolve));
    await world.timing.advanceAsync(110_000);
    await done;
    expect(world.server.seen(FINGERPRINT)).toHaveLength(2);
    expect(world.reports).toEqual([]);
  });

  it('are coarse: a few names with short texts', async () => {
    world.server.on(FINGERPRINT, () => ok({ token: 't1', expires_at_ms: 9e15 }));
    await shared.collectFingerprint();
    const { components } = world.server.seen(FINGERPRINT)[0]?.body as { components: Record<string, string> };
    expect(Object.keys(components)).toContain('zone');
    expect(Object.keys(components).length).toBeLessThanOrEqual(5);
    for (const [name, text] of Object.entries(components)) {
      expect(name).toMatch(/^[a-zA-Z]{1,32}$/);
      expect(text.length).toBeLessThanOrEqual(200);
    }
  });
});
