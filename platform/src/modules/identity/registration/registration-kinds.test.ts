import { sql } from 'kysely';
import type { OneClickRegistrationView } from '@paddock/contract/schemas';

import {
  createIdentityFixture,
  newPhone,
  PASSWORD,
  registrationForm,
  sessionCookieOf,
  signUp,
  type IdentityPlatform,
} from '../identity.fixture.ts';
import { oneClickPassword } from './one-click-password.ts';
import { CHOICES, problem, registrationCalls, type RegistrationCalls } from './registration.fixture.ts';

describe('ways to register', () => {
  let platform: IdentityPlatform;
  let calls: RegistrationCalls;
  let phone = '';

  beforeAll(async () => {
    platform = await createIdentityFixture();
    calls = registrationCalls(platform);
  });
  afterAll(() => platform.close());
  beforeEach(() => {
    phone = newPhone();
  });

  const byPhone = async (over: object = {}) =>
    calls.post('/phone', {
      phone,
      password: PASSWORD,
      ...CHOICES,
      ...(await calls.codeFor('sms', phone)),
      ...over,
    });
  const players = async () => {
    const { rows } = await sql<{ n: bigint }>`select count(*) as n from identity_player`.execute(
      platform.kernel.db,
    );
    return rows[0]?.n;
  };

  describe('in one click', () => {
    it('makes a player with a password of the site’s, answered once, who is signed in [S2-51] [S3-34]', async () => {
      const answer = await calls.post('/one-click', { ...CHOICES, ref_code: 'r1', promo_code: 'p1' });
      expect(answer.statusCode).toBe(201);
      expect(answer.headers['cache-control']).toContain('no-store');
      const { user_id: userId, number, password } = answer.json<OneClickRegistrationView>();
      expect(password).toMatch(/^(?:[a-zA-Z2-9]{4}-){3}[a-zA-Z2-9]{4}$/);
      expect(sessionCookieOf(answer.cookies)).toBeDefined();
      const login = await platform.app.inject({
        method: 'POST',
        url: '/web-api/auth/login',
        body: { login: number, password, save: false },
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
      const answer = await calls.post('/one-click', { ...CHOICES, ...over });
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
      const { code_id: codeId } = await calls.codeFor('sms', phone);
      const wrong = await calls.post('/phone', {
        phone,
        password: PASSWORD,
        ...CHOICES,
        code_id: codeId,
        code: '12',
      });
      expect([wrong.statusCode, problem(wrong)]).toEqual([422, 'WRONG_CODE']);
      const none = await calls.post('/phone', { phone, password: PASSWORD, ...CHOICES });
      expect(problem(none)).toBe('INVALID_INPUT');
      expect(await players()).toBe(before);
    });

    it('takes no code that was sent to somebody else', async () => {
      const own = await calls.codeFor('sms', phone);
      const answer = await calls.post('/phone', {
        phone: newPhone(),
        password: PASSWORD,
        ...CHOICES,
        ...own,
      });
      expect(problem(answer)).toBe('CODE_SPENT');
    });

    it('takes a code once', async () => {
      const code = await calls.codeFor('sms', phone);
      const form = { phone, password: PASSWORD, ...CHOICES, ...code };
      const answers = await Promise.all([
        calls.post('/phone', form),
        calls.post('/phone', form),
        calls.post('/phone', form),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422, 422]);
    });

    it('keeps the code of a form that was refused for something else', async () => {
      const code = await calls.codeFor('sms', phone);
      const form = { phone, password: PASSWORD, ...CHOICES, ...code };
      expect(problem(await calls.post('/phone', { ...form, password: 'password123' }))).toBe('WEAK_PASSWORD');
      expect((await calls.post('/phone', form)).statusCode).toBe(201);
    });

    it.each(['+49 89 1234567', '+49 900 1234567', '1234', '+1 900 555 0199', `+49${'1'.repeat(37)}`])(
      'sends nothing to %s',
      async (to) => {
        const answer = await calls.askCode('sms', to);
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
        select name, surname, phone, registration_address, recognised_at_ms is not null as has_key
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
      const answer = await calls.post('', { ...registrationForm({ email: 'odd@example.com' }), ...over });
      expect([answer.statusCode, problem(answer)]).toEqual([status, code]);
    });

    it('takes names of every script, also from right to left', async () => {
      for (const [n, name] of ['محمد', 'שירה', 'علی\u200cرضا', '王', 'Ирина'].entries()) {
        expect(
          (await calls.post('', registrationForm({ email: `rtl${n}@example.com`, name, surname: name })))
            .statusCode,
        ).toBe(201);
      }
    });
  });
});
