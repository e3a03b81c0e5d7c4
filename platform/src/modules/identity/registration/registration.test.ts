import {
  createIdentityFixture,
  registrationForm,
  signUp,
  type IdentityPlatform,
} from '../identity.fixture.ts';

describe('registration', () => {
  let platform: IdentityPlatform;

  beforeAll(async () => {
    platform = await createIdentityFixture();
  });
  afterAll(() => platform.close());

  const post = (body: unknown) =>
    platform.app.inject({ method: 'POST', url: '/web-api/registration', body: body as object });

  it('makes a player with accounts in the chosen currency, signed in [S3-34, S7-17]', async () => {
    const player = await signUp(platform.app, { email: 'new@example.com', currency_id: 'JPY' });
    const accounts = await platform.app.inject({ url: '/web-api/user/accounts', headers: player.bearer });
    expect(accounts.json()).toMatchObject({
      balance: '0',
      all_accounts: [{ iso: 'JPY', money: '0', held: '0', type: 0, isActive: true }],
      bonus: [{ iso: 'JPY', type: 4, isActive: false }],
    });
    const config = await platform.app.inject({ url: '/web-api/user/config', headers: player.bearer });
    expect(config.json()).toMatchObject({
      result: {
        user_id: player.playerId,
        user_email: 'new@example.com',
        user_name: 'new',
        user_country_id: 276,
        ban_level: 0,
        restricted_until_ms: null,
        has_deposit: false,
        registered_at_ms: platform.clock.nowMs(),
      },
    });
  });

  it('takes an address once, however it is written', async () => {
    await signUp(platform.app, { email: 'Once@Example.com' });
    for (const email of ['once@example.com', ' ONCE@EXAMPLE.COM ', 'ｏｎｃｅ@example.com']) {
      const answer = await post(registrationForm({ email }));
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'LOGIN_TAKEN']);
      expect(answer.cookies).toEqual([]);
    }
  });

  it('makes one player of ten registrations at the same moment', async () => {
    const form = registrationForm({ email: 'race@example.com' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(form)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      201,
      ...Array<number>(9).fill(409),
    ]);
  });

  it.each([
    ['someone one day too young', { birth_date: '2008-11-22' }, 422, 'UNDERAGE'],
    ['an address of two alphabets', { email: '\u0430nn.other@example.com' }, 422, 'EMAIL_LETTERS'],
    ['a day that does not exist', { birth_date: '1990-02-30' }, 400, 'INVALID_INPUT'],
    ['a birth in the future', { birth_date: '2030-01-01' }, 400, 'INVALID_INPUT'],
    ['Arabic digits in the date', { birth_date: '١٩٩٠-٠٥-١٧' }, 400, 'INVALID_INPUT'],
    ['an address without a host', { email: 'nobody' }, 400, 'INVALID_INPUT'],
    ['an address with a line break', { email: 'a@example.com\r\nBcc: b@example.com' }, 400, 'INVALID_INPUT'],
    ['an address that is not text', { email: { $ne: null } }, 400, 'INVALID_INPUT'],
    ['an unknown country', { country_id: 999 }, 400, 'INVALID_INPUT'],
    ['a country as text', { country_id: '276' }, 400, 'INVALID_INPUT'],
    ['an unknown currency', { currency_id: 'XXX' }, 422, 'CURRENCY_UNSUPPORTED'],
    ['a short password', { password: 'short' }, 400, 'INVALID_INPUT'],
    ['a common password', { password: 'Password123' }, 422, 'WEAK_PASSWORD'],
    ['the address as password', { password: 'ann@example.com' }, 422, 'WEAK_PASSWORD'],
    ['a password of a megabyte', { password: 'x'.repeat(1_000_000) }, 413, 'BODY_TOO_LARGE'],
    ['terms that were not accepted', { terms_accepted: false }, 400, 'INVALID_INPUT'],
    ['a field nobody asked for', { ban_level: 0 }, 400, 'INVALID_INPUT'],
    ['a missing field', { language: undefined }, 400, 'INVALID_INPUT'],
  ])('refuses %s', async (_name, over, status, code) => {
    const answer = await post({ ...registrationForm(), ...over });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
  });

  it('admits someone on the day they come of age', async () => {
    const answer = await post(registrationForm({ email: 'young@example.com', birth_date: '2008-11-21' }));
    expect(answer.statusCode).toBe(201);
  });

  it('takes no form post, so no foreign page can register a visitor', async () => {
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/web-api/registration',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        ...Object.fromEntries(
          Object.entries(registrationForm()).map(([name, value]) => [name, String(value)]),
        ),
      }).toString(),
    });
    expect(answer.statusCode).toBe(400);
  });

  it('is closed when the site says so [S5-02]', async () => {
    const closed = await createIdentityFixture({ registrationAllowed: false });
    const answer = await closed.app.inject({
      method: 'POST',
      url: '/web-api/registration',
      body: registrationForm(),
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'REGISTRATION_CLOSED']);
    await closed.close();
  });

  it('limits registrations from one address', async () => {
    const form = { ...registrationForm(), password: 'password123' };
    const codes = new Set<string>();
    for (let n = 0; n < 250; n++) codes.add((await post(form)).json<{ code: string }>().code);
    expect(codes).toEqual(new Set(['WEAK_PASSWORD', 'CAPTCHA_REQUIRED', 'TOO_MANY_REQUESTS']));
  });

  it('offers countries in the visitor’s language', async () => {
    const answer = await platform.app.inject('/web-api/countries?lang=ru');
    const { countries } = answer.json<{ countries: { id: number; name: string }[] }>();
    expect(countries.find(({ id }) => id === 276)).toEqual({
      id: 276,
      code: 'DE',
      name: 'Германия',
      currency: 'EUR',
      min_age: 18,
    });
    expect((await platform.app.inject('/web-api/countries?lang=../etc')).statusCode).toBe(400);
  });
});
