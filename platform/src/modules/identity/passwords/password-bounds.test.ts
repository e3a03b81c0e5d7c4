import { createIdentityFixture, PASSWORD, signUp, type IdentityPlatform } from '../identity.fixture.ts';

/** Any length of a password nobody guesses. */
const ofLength = (length: number): string =>
  Array.from({ length }, (_, at) => 'x7#kq!pzW 4tr'[at % 13]).join('');

describe('a password', () => {
  let platform: IdentityPlatform;
  beforeAll(async () => {
    platform = await createIdentityFixture();
  });
  afterAll(() => platform.close());

  const post = (url: string, body: object, headers: Record<string, string> = {}) =>
    platform.app.inject({ method: 'POST', url, body, headers });
  async function changeTo(password: string) {
    const { email, bearer } = await signUp(platform.app);
    const body = { old_password: PASSWORD, new_password: password };
    const { statusCode } = await post('/web-api/user/password', body, { ...bearer });
    const login = async (typed: string) =>
      (await post('/web-api/auth/login', { login: email, password: typed, save: false })).statusCode;
    return { statusCode, login };
  }

  it.each([
    [7, 400],
    [8, 200],
    [64, 200],
    [128, 200],
    [129, 400],
  ])('of %s characters is answered %s', async (length, status) => {
    const { statusCode, login } = await changeTo(ofLength(length));
    expect(statusCode).toBe(status);
    if (status === 200) expect(await login(ofLength(length))).toBe(200);
  });

  it('is compared to its last character and in its case', async () => {
    const password = ofLength(128);
    const { login } = await changeTo(password);
    for (const other of [password.slice(0, -1), `${password.slice(0, -1)}~`, password.toUpperCase()])
      expect(await login(other)).toBe(422);
    expect(await login(password)).toBe(200);
  });

  it('of a common kind is refused where an account is made', async () => {
    const body = { email: 'common@example.com', country_id: 276, currency_id: 'EUR', language: 'en' };
    const form = { ...body, birth_date: '1990-05-17', terms_accepted: true, password: 'password123' };
    expect((await post('/web-api/registration', form)).json()).toMatchObject({ code: 'WEAK_PASSWORD' });
  });
});
