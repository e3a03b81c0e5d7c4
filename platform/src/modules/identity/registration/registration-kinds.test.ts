import { CAPTCHA_HEADER } from '@paddock/contract';
import { sql } from 'kysely';

import { captchaPass } from '../abuse/captcha.fixture.ts';
import { codeSentTo, sentTo } from '../../messages/messages.fixture.ts';
import {
  createIdentityFixture,
  PASSWORD,
  registrationForm,
  sessionCookieOf,
  signUp,
  type IdentityPlatform,
} from '../identity.fixture.ts';
import { oneClickPassword } from './one-click-password.ts';

const CHOICES = {
  country_id: 276,
  currency_id: 'EUR',
  birth_date: '1990-05-17',
  language: 'en',
  terms_accepted: true,
};

describe('ways to register', () => {
  let platform: IdentityPlatform;
  let phones = 10_000_000;
  let phone = '';

  beforeAll(async () => {
    platform = await createIdentityFixture();
  });
  afterAll(() => platform.close());
  beforeEach(() => {
    phone = `+49151${++phones}`;
  });

  const post = (path: string, body: object, on = platform) =>
    on.app.inject({ method: 'POST', url: `/web-api/registration${path}`, body });
  const askCode = (channel: 'sms' | 'email', to: string, on = platform) =>
    post('/code', { channel, to, language: 'en' }, on);
  const codeFor = async (channel: 'sms' | 'email', to: string, on = platform) => {
    const sent = await askCode(channel, to, on);
    return { code_id: sent.json<{ code_id: string }>().code_id, code: await codeSentTo(on.kernel.db, to) };
  };
  const byPhone = async (over: object = {}) =>
    post('/phone', { phone, password: PASSWORD, ...CHOICES, ...(await codeFor('sms', phone)), ...over });
  const problem = ({ json }: { json: () => unknown }) => (json() as { code: string }).code;
  const players = async () => {
    const { rows } = await sql<{ n: bigint }>`select count(*) as n from identity_player`.execute(
      platform.kernel.db,
    );
    return rows[0]?.n;
  };

  describe('in one click', () => {
    it('makes a player with a password of the site’s, answered once, who is signed in [S2-51] [S3-34]', async () => {
      const answer = await post('/one-click', { ...CHOICES, ref_code: 'r1', promo_code: 'p1' });
      expect(answer.statusCode).toBe(201);
      expect(answer.headers['cache-control']).toContain('no-store');
      const { user_id: userId, password } = answer.json<{ user_id: string; password: string }>();
      expect(password).toMatch(/^(?:[a-zA-Z2-9]{4}-){3}[a-zA-Z2-9]{4}$/);
      expect(sessionCookieOf(answer.cookies)).toBeDefined();
      const login = await platform.app.inject({
        method: 'POST',
        url: '/web-api/auth/login',
        body: { login: userId, password, save: false },
      });
      expect(login.json()).toEqual({ user_id: userId });
      const { rows } = await sql`
        select ref_code, promo_code, password_hash like '$argon2id$%' as hashed from identity_player
          where player_id = ${userId}`.execute(platform.kernel.db);
      expect(rows).toEqual([{ ref_code: 'r1', promo_code: 'p1', hashed: true }]);
    });

    it.each([
      ['someone too young', { birth_date: '2010-01-01' }, 422, 'UNDERAGE'],
      ['someone too young for their country', { country_id: 840, birth_date: '2007-01-01' }, 422, 'UNDERAGE'],
      ['terms that were not accepted', { terms_accepted: false }, 400, 'INVALID_INPUT'],
      ['a password of one’s own', { password: PASSWORD }, 400, 'INVALID_INPUT'],
      ['a player id of one’s own', { user_id: '1' }, 400, 'INVALID_INPUT'],
    ])('refuses %s', async (_what, over, status, code) => {
      const answer = await post('/one-click', { ...CHOICES, ...over });
      expect([answer.statusCode, problem(answer)]).toEqual([status, code]);
    });
  });

  it('makes passwords nobody can guess or mix up', () => {
    const made = Array.from({ length: 500 }, () => oneClickPassword(platform.kernel.randomBytes));
    expect(new Set(made).size).toBe(500);
    expect(made.join('')).not.toMatch(/[0O1lI]/);
    expect(
      oneClickPassword((size) => new Uint8Array(size).fill(255).map((_, n) => (n % 2 === 0 ? 255 : n))),
    ).toMatch(/^[\w-]{19}$/);
  });

  describe('by phone', () => {
    it('proves the number by a code and makes it a login', async () => {
      const answer = await byPhone();
      expect(answer.statusCode).toBe(201);
      expect(sessionCookieOf(answer.cookies)).toBeDefined();
      const { rows } = await sql`
        select login_key from identity_login where player_id = ${answer.json<{ user_id: string }>().user_id}`.execute(
        platform.kernel.db,
      );
      expect(rows).toEqual([{ login_key: phone }]);
    });

    it('makes nothing without the code', async () => {
      const before = await players();
      const { code_id: codeId } = await codeFor('sms', phone);
      const wrong = await post('/phone', {
        phone,
        password: PASSWORD,
        ...CHOICES,
        code_id: codeId,
        code: '12',
      });
      expect([wrong.statusCode, problem(wrong)]).toEqual([422, 'WRONG_CODE']);
      const none = await post('/phone', { phone, password: PASSWORD, ...CHOICES });
      expect(problem(none)).toBe('INVALID_INPUT');
      expect(await players()).toBe(before);
    });

    it('takes no code that was sent to somebody else', async () => {
      const own = await codeFor('sms', phone);
      const answer = await post('/phone', {
        phone: `+49151${++phones}`,
        password: PASSWORD,
        ...CHOICES,
        ...own,
      });
      expect(problem(answer)).toBe('CODE_SPENT');
    });

    it('takes a code once', async () => {
      const code = await codeFor('sms', phone);
      const form = { phone, password: PASSWORD, ...CHOICES, ...code };
      const answers = await Promise.all([post('/phone', form), post('/phone', form), post('/phone', form)]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422, 422]);
    });

    it('keeps the code of a form that was refused for something else', async () => {
      const code = await codeFor('sms', phone);
      const form = { phone, password: PASSWORD, ...CHOICES, ...code };
      expect(problem(await post('/phone', { ...form, password: 'password123' }))).toBe('WEAK_PASSWORD');
      expect((await post('/phone', form)).statusCode).toBe(201);
    });

    it.each(['+49 89 1234567', '+49 900 1234567', '1234', '+1 900 555 0199', `+49${'1'.repeat(37)}`])(
      'sends nothing to %s',
      async (to) => {
        const answer = await askCode('sms', to);
        expect([answer.statusCode, problem(answer)]).toEqual([422, 'PHONE_INVALID']);
      },
    );
  });

  describe('with every detail', () => {
    it('keeps the person behind the account', async () => {
      const player = await signUp(platform.app, {
        email: 'full@example.com',
        name: 'Zoe\u0308',
        surname: ' O’Connor ',
        phone: '0151 23456789',
        address: 'Lange Straße 1, Köln',
      });
      const { rows } = await sql`
        select name, surname, phone, registration_address, name_key is not null as has_key
          from identity_player join identity_person using (person_id) where player_id = ${player.playerId}`.execute(
        platform.kernel.db,
      );
      expect(rows).toEqual([
        {
          name: 'Zoë',
          surname: 'O’Connor',
          phone: '+4915123456789',
          registration_address: 'Lange Straße 1, Köln',
          has_key: true,
        },
      ]);
    });

    it('makes no login of a number that was only told', async () => {
      await signUp(platform.app, { email: 'told@example.com', phone });
      const { rows } = await sql`select 1 from identity_login where login_key = ${phone}`.execute(
        platform.kernel.db,
      );
      expect(rows).toEqual([]);
    });

    it.each([
      ['an emoji for a name', { name: '🐎' }, 422, 'NAME_INVALID'],
      ['10,000 characters', { name: 'a'.repeat(10_000) }, 400, 'INVALID_INPUT'],
      ['200 characters', { surname: 'a'.repeat(200) }, 422, 'NAME_INVALID'],
      ['text that turns its direction', { surname: 'Lindt\u202etdniL' }, 422, 'NAME_INVALID'],
      ['markup', { name: '<img src=x>' }, 422, 'NAME_INVALID'],
      ['a null byte', { name: 'Ann\u0000' }, 400, 'INVALID_INPUT'],
      ['a null byte in the address', { address: 'Road\u0000 1' }, 400, 'INVALID_INPUT'],
      ['half a character in the address', { address: 'Road \ud83d' }, 400, 'INVALID_INPUT'],
      ['a landline', { phone: '+49 89 1234567' }, 422, 'PHONE_INVALID'],
      ['a name that is no text', { name: { $ne: null } }, 400, 'INVALID_INPUT'],
    ])('refuses %s', async (_what, over, status, code) => {
      const answer = await post('', { ...registrationForm({ email: 'odd@example.com' }), ...over });
      expect([answer.statusCode, problem(answer)]).toEqual([status, code]);
    });

    it('takes names of every script, also from right to left', async () => {
      for (const [n, name] of ['محمد', 'שירה', 'علی\u200cرضا', '王', 'Ирина'].entries()) {
        expect(
          (await post('', registrationForm({ email: `rtl${n}@example.com`, name, surname: name })))
            .statusCode,
        ).toBe(201);
      }
    });
  });

  describe('where addresses are proved first', () => {
    let strict: IdentityPlatform;
    beforeAll(async () => {
      strict = await createIdentityFixture({ registrationTerms: { emailProof: 'first' } });
    });
    afterAll(() => strict.close());

    it('opens no account before the address is proved, whoever has it', async () => {
      const unproved = await post('', registrationForm({ email: 'a@example.com' }), strict);
      expect([unproved.statusCode, problem(unproved)]).toEqual([422, 'PROOF_REQUIRED']);
      const form = registrationForm({
        email: 'A@example.com',
        ...(await codeFor('email', 'a@example.com', strict)),
      });
      expect((await post('', form, strict)).statusCode).toBe(201);
      const again = await post('', registrationForm({ email: 'a@example.com' }), strict);
      expect([again.statusCode, again.body]).toEqual([unproved.statusCode, unproved.body]);
    });

    it('says and sends the same for an address and a number with an account and without one', async () => {
      const known = { email: 'known@example.com', sms: '+4915111111111' };
      const newcomer = registrationForm({
        email: known.email,
        ...(await codeFor('email', known.email, strict)),
      });
      expect((await post('', newcomer, strict)).statusCode).toBe(201);
      const holder = {
        phone: known.sms,
        password: PASSWORD,
        ...CHOICES,
        ...(await codeFor('sms', known.sms, strict)),
      };
      expect((await post('/phone', holder, strict)).statusCode).toBe(201);
      await strict.advance(120_000);
      for (const [channel, knownTo, unknownTo] of [
        ['email', known.email, 'unknown@example.com'],
        ['sms', known.sms, '+4915122222222'],
      ] as const) {
        const answers = [await askCode(channel, knownTo, strict), await askCode(channel, unknownTo, strict)];
        const shapes = answers.map(({ statusCode, body }) => [
          statusCode,
          body.replace(/"code_id":"[^"]+"/, ''),
        ]);
        expect(shapes[0]).toEqual(shapes[1]);
        const texts = await Promise.all(
          [knownTo, unknownTo].map(async (to) => {
            const sent = (await sentTo(strict.kernel.db, to)).at(-1);
            return JSON.stringify(sent)
              .replaceAll(to, 'TO')
              .replaceAll(/\b\d{6}\b/g, 'CODE');
          }),
        );
        expect(texts[0]?.length).toBe(texts[1]?.length);
      }
    });

    it('tells that an address is taken only to whoever reads its mail', async () => {
      const email = 'owner@example.com';
      const open = async () => registrationForm({ email, ...(await codeFor('email', email, strict)) });
      expect((await post('', await open(), strict)).statusCode).toBe(201);
      await strict.advance(120_000);
      const stranger = { ...registrationForm({ email }), code_id: 'x'.repeat(22), code: '123456' };
      expect(problem(await post('', stranger, strict))).toBe('CODE_EXPIRED');
      const owner = await post('', await open(), strict);
      expect([owner.statusCode, problem(owner)]).toEqual([409, 'LOGIN_TAKEN']);
      expect(owner.cookies).toEqual([]);
    });
  });

  describe('abuse', () => {
    it('offers only the kinds the site offers [S5-02]', async () => {
      const narrow = await createIdentityFixture({ registrationTerms: { kinds: ['one-click'] } });
      for (const [path, body] of [
        ['', registrationForm()],
        ['/phone', { phone, password: PASSWORD, ...CHOICES, code_id: 'x', code: '1' }],
        ['/code', { channel: 'sms', to: phone, language: 'en' }],
      ] as const) {
        expect(problem(await post(path, body, narrow))).toBe('REGISTRATION_CLOSED');
      }
      expect((await post('/one-click', CHOICES, narrow)).statusCode).toBe(201);
      await narrow.close();
    });

    it('counts all ways together in one budget of an address', async () => {
      const busy = await createIdentityFixture();
      const codes = new Set<string>();
      for (let n = 0; n < 210; n++) {
        codes.add(
          problem(
            await post(
              n % 2 === 0 ? '/one-click' : '',
              { ...registrationForm(), password: 'password123' },
              busy,
            ),
          ),
        );
      }
      for (let n = 0; n < 210; n++)
        codes.add(problem(await post('', { ...registrationForm(), password: 'password123' }, busy)));
      expect([...codes].toSorted()).toEqual([
        'CAPTCHA_REQUIRED',
        'INVALID_INPUT',
        'TOO_MANY_REQUESTS',
        'WEAK_PASSWORD',
      ]);
      expect(problem(await post('/one-click', CHOICES, busy))).toBe('TOO_MANY_REQUESTS');
      await busy.close();
    });

    it('asks for a captcha after the first twenty where people are real, codes included', async () => {
      const real = await createIdentityFixture({ config: { sandbox: false } });
      const weak = { ...registrationForm(), password: 'password123' };
      const codes = [];
      for (let n = 0; n < 21; n++) codes.push(problem(await post('', weak, real)));
      expect(codes).toEqual([...Array<string>(20).fill('WEAK_PASSWORD'), 'CAPTCHA_REQUIRED']);
      expect(problem(await askCode('sms', phone, real))).toBe('CAPTCHA_REQUIRED');
      const answer = await real.app.inject({
        method: 'POST',
        url: '/web-api/registration/one-click',
        headers: { [CAPTCHA_HEADER]: await captchaPass(real.app) },
        body: CHOICES,
      });
      expect(answer.statusCode).toBe(201);
      await real.close();
    });

    it('sends one code a minute to a number, however often it is asked', async () => {
      expect((await askCode('sms', phone)).statusCode).toBe(202);
      const again = await askCode('sms', phone);
      expect([again.statusCode, problem(again)]).toEqual([429, 'TOO_MANY_REQUESTS']);
    });

    it('takes a link into the site from no header', async () => {
      const to = 'host@example.com';
      await platform.app.inject({
        method: 'POST',
        url: '/web-api/registration/code',
        headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
        body: { channel: 'email', to, language: 'en' },
      });
      expect(JSON.stringify(await sentTo(platform.kernel.db, to))).not.toContain('evil.example');
    });
  });
});
