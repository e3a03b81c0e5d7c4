import { createHttpApp, type HttpApp } from '../../../kernel/http/http-app.ts';
import { BARE_HTTP, startedWaits } from '../../../testing/index.ts';
import {
  createIdentityFixture,
  givePhone,
  identityPartsOf,
  PASSWORD,
  signUp,
  type IdentityPlatform,
} from '../identity.fixture.ts';
import { passwordRoutes } from './password-routes.ts';

const PHONE = '+4915112345678';

/**
 * Time is measured by what takes it: hashes, questions to the database and waits, counted. A stopwatch would be right on
 * some days only.
 */
describe('a sign-in does the same work for the known and the unknown', () => {
  let platform: IdentityPlatform;
  let app: HttpApp;
  let hashes = 0;

  beforeAll(async () => {
    platform = await createIdentityFixture();
    const { playerId } = await signUp(platform.app, { email: 'known@example.com' });
    await givePhone(platform, playerId, PHONE);
    const parts = identityPartsOf(platform);
    app = await createHttpApp(platform.kernel.config, BARE_HTTP);
    passwordRoutes(app, {
      ...parts,
      hashing: {
        ...parts.hashing,
        verify: (hash, password) => {
          hashes += 1;
          return parts.hashing.verify(hash, password);
        },
      },
    });
  });
  afterAll(async () => {
    await app.close();
    await platform.close();
  });

  async function tryAs(path: string, body: object) {
    hashes = 0;
    const { result: answer, waitsMs } = await startedWaits(() =>
      app.inject({ method: 'POST', url: path, body: { save: false, ...body } }),
    );
    return {
      hashes,
      waitsMs,
      status: answer.statusCode,
      body: answer.body,
      headers: Object.keys(answer.headers).toSorted(),
    };
  }

  it.each([
    ['e-mail', '/web-api/auth/login', { login: 'known@example.com' }, { login: 'unknown@example.com' }],
    [
      'a text that is no login',
      '/web-api/auth/login',
      { login: 'known@example.com' },
      { login: '\u202eabc' },
    ],
    ['phone', '/web-api/auth/login/phone', { phone_number: PHONE }, { phone_number: '+4915112345679' }],
    ['a text that is no phone', '/web-api/auth/login/phone', { phone_number: PHONE }, { phone_number: 'x' }],
  ])('by %s', async (_name, path, known, unknown) => {
    const [first, second] = [
      await tryAs(path, { ...known, password: 'not the password' }),
      await tryAs(path, { ...unknown, password: PASSWORD }),
    ];
    expect(first.hashes).toBe(1);
    expect(first.status).toBe(422);
    expect(second).toEqual(first);
  });
});
