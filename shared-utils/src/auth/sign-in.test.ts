/** @jest-environment node */
import { DAY_MS } from '@paddock/contract';

import type { RecordedEvent } from '../analytics/analytics-types.ts';
import type { SharedUtils } from '../page/shared-utils.ts';
import { ok, problem } from '../testing/test-server.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';
import { SIGN_IN_WAYS } from './sign-in-ways.ts';

const REQUEST = { login: 'ann@example.org', password: 'right horse', save: true };

describe('sending a sign-in', () => {
  let world: TestWorld;
  let shared: SharedUtils;
  let events: RecordedEvent[];

  beforeEach(() => {
    world = createTestWorld();
    shared = world.open();
    events = [];
    shared.analytics.setConsent('all');
    shared.analytics.addAnalyticsSink((event) => events.push(event));
  });
  afterEach(() => world.close());

  const refuse = () => world.server.on('POST /web-api/auth/login', () => problem('WRONG_CREDENTIALS'));
  const told = () => events.map(({ name, data }) => ({ name, ...data }));

  it.each([
    ['password', REQUEST],
    ['phone', { phone_number: '+4915112345678', password: 'x', save: true }],
    ['sms', { code_id: 'c', code: '123456', save: true }],
    ['token', { method_id: 'club', token: 't', sign: 's', lng: 'en' }],
    ['twoStep', { challenge: 'c', method: 'totp', code: '123456', save: true }],
  ] as const)('by %s goes to its own path as it is', async (way, request) => {
    expect(await shared.auth.signIn(way, request)).toEqual({ ok: true, userId: '7' });
    expect(world.server.seen(`POST ${SIGN_IN_WAYS[way]}`)[0]?.body).toEqual(request);
  });

  it('by registration is no try of signing in, and hands on the password that is answered once', async () => {
    const choices = {
      country_id: 276,
      currency_id: 'EUR',
      birth_date: '1990-02-28',
      language: 'en',
      terms_accepted: true,
    } as const;
    world.server.on('POST /web-api/registration/one-click', () =>
      ok({ user_id: '9', number: '123456786', password: 'kT4m' }),
    );
    const done = await shared.auth.signIn('registrationInOneClick', choices);
    expect(done).toEqual({ ok: true, userId: '9', number: '123456786', password: 'kT4m' });
    expect(shared.auth.auth$.snapshot()).toMatchObject({ status: 'signed-in', userId: '9' });
    world.server.on('POST /web-api/registration/phone', () => problem('WRONG_CODE'));
    const code = { phone: '+4915112345678', password: 'x', code_id: 'c', code: '1' };
    await shared.auth.signIn('registrationByPhone', { ...choices, ...code });
    refuse();
    await shared.auth.signIn('password', REQUEST);
    expect(told()).toEqual([
      { name: 'auth.registration-done', way: 'registrationInOneClick' },
      { name: 'auth.registration-failed', way: 'registrationByPhone', error_code: 'WRONG_CODE' },
      { name: 'auth.login-failed', way: 'password', tries: 1, error_code: 'WRONG_CREDENTIALS' },
    ]);
  });

  it('answers a second step that is asked for, and nobody is signed in', async () => {
    const challenge = { challenge: 'c'.repeat(43), methods: ['totp'] };
    world.server.on('POST /web-api/auth/login', () => ok({ user_id: null, two_step: challenge }));
    expect(await shared.auth.signIn('password', REQUEST)).toEqual({ ok: true, twoStep: challenge });
    expect(shared.auth.auth$.snapshot().status).toBe('guest');
  });

  it('counts tries and begins anew after success [S4-04]', async () => {
    refuse();
    await shared.auth.signIn('password', REQUEST);
    await shared.auth.signIn('password', REQUEST);
    await shared.auth.signIn('phone', { phone_number: '1', password: 'x', save: true });
    await shared.auth.signIn('password', REQUEST);
    expect(told()).toEqual([
      { name: 'auth.login-failed', way: 'password', tries: 1, error_code: 'WRONG_CREDENTIALS' },
      { name: 'auth.login-failed', way: 'password', tries: 2, error_code: 'WRONG_CREDENTIALS' },
      { name: 'auth.login-done', way: 'phone', tries: 3 },
      { name: 'auth.login-failed', way: 'password', tries: 1, error_code: 'WRONG_CREDENTIALS' },
    ]);
  });

  it('keeps the count for 24 hours, over a reload [S3-30, S9-11]', async () => {
    refuse();
    await shared.auth.signIn('password', REQUEST);
    await world.timing.advanceAsync(DAY_MS - 1);
    const reloaded = world.open();
    reloaded.analytics.addAnalyticsSink((event) => events.push(event));
    await reloaded.auth.signIn('password', REQUEST);
    await world.timing.advanceAsync(DAY_MS);
    await reloaded.auth.signIn('password', REQUEST);
    expect(events.map(({ data }) => data?.['tries'])).toEqual([1, 2, 1]);
  });

  it('tells analytics the code of a refusal, and nothing personal [S8-19]', async () => {
    world.server.on('POST /web-api/auth/login', () => problem('SIGN_IN_PAUSED', { retryAfterMs: 1 }));
    await shared.auth.signIn('password', REQUEST);
    expect(told()).toEqual([
      { name: 'auth.login-failed', way: 'password', tries: 1, error_code: 'SIGN_IN_PAUSED' },
    ]);
    expect(JSON.stringify(events)).not.toContain('ann@example.org');
  });
});
