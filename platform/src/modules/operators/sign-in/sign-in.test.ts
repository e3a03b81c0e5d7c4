import { MINUTE_MS } from '@paddock/contract';
import { sql } from 'kysely';
import { Secret } from 'otpauth';
import type { OperatorSessionView, OperatorSignInAnswer } from '@paddock/contract/schemas';

import {
  addOperator,
  changeRoles,
  disableOperator,
  resetOperator,
  type GivenCredentials,
  type Role,
} from '../index.ts';
import {
  call,
  codeAt,
  codeOf,
  consoleOf,
  createOperatorsFixture,
  operatorWith,
  OPERATOR_PASSWORD,
  trySignIn,
  type OperatorsPlatform,
} from '../operators.fixture.ts';

const NEW_PASSWORD = 'three red kites circling';

let platform: OperatorsPlatform;
beforeAll(async () => {
  platform = await createOperatorsFixture();
});
afterAll(() => platform.close());

const add = (name: string, ...roles: Role[]) =>
  addOperator(consoleOf(platform), name, { roles, password: OPERATOR_PASSWORD });
const codeNow = (given: GivenCredentials, offMs = 0) => codeAt(given, platform.clock.nowMs() + offMs);

describe('signing in as an operator', () => {
  it('takes name, password and code together, and says what the operator may do', async () => {
    const given = await add('ann', 'cashier');
    const answer = await trySignIn(platform, ' Ann ', { code: codeNow(given) });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.cookies).toEqual([]);
    const { token, session } = answer.json<OperatorSignInAnswer>();
    expect(session).toEqual({
      operatorId: expect.any(String) as string,
      name: 'ann',
      roles: ['cashier'],
      permissions: ['cashier:review', 'requests:answer', 'reports:read'],
      passwordChangeNeeded: false,
      expiresAtMs: platform.clock.nowMs() + 8 * 60 * MINUTE_MS,
    });
    const me = await call(platform, { bearer: { authorization: `Bearer ${token}` } }, 'GET', 'session');
    expect(me.json<OperatorSessionView>()).toEqual(session);
  });

  it('refuses a wrong password, a wrong code and an unknown name in the same words', async () => {
    const given = await add('bea', 'support');
    const code = codeNow(given);
    const wrongCode = ((Number(code) + 500_000) % 1_000_000).toString().padStart(6, '0');
    const answers = [
      await trySignIn(platform, 'bea', { password: 'another password', code }),
      await trySignIn(platform, 'bea', { code: wrongCode }),
      await trySignIn(platform, 'nobody', { code }),
    ];
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.map(codeOf)).toEqual(Array(3).fill('OPERATOR_CREDENTIALS'));
    // A wrong password did not use the code up.
    expect((await trySignIn(platform, 'bea', { code })).statusCode).toBe(201);
  });

  it('takes a code once, also when it comes twice at the same moment, and none older than it', async () => {
    const given = await add('cid', 'support');
    const [older, code] = [codeNow(given, -30_000), codeNow(given)];
    const both = await Promise.all([1, 2].map(() => trySignIn(platform, 'cid', { code })));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422]);
    expect(codeOf(await trySignIn(platform, 'cid', { code }))).toBe('OPERATOR_CREDENTIALS');
    expect(codeOf(await trySignIn(platform, 'cid', { code: older }))).toBe('OPERATOR_CREDENTIALS');
    platform.clock.advance(30_000);
    expect((await trySignIn(platform, 'cid', { code: codeNow(given) })).statusCode).toBe(201);
  });

  it('takes codes of a clock half a minute off, and no further', async () => {
    const given = await add('dee', 'support');
    expect(codeOf(await trySignIn(platform, 'dee', { code: codeNow(given, -60_000) }))).toBe(
      'OPERATOR_CREDENTIALS',
    );
    expect(codeOf(await trySignIn(platform, 'dee', { code: codeNow(given, 60_000) }))).toBe(
      'OPERATOR_CREDENTIALS',
    );
    expect((await trySignIn(platform, 'dee', { code: codeNow(given, -30_000) })).statusCode).toBe(201);
  });

  it('lets nobody in by a secret that cannot be read, and tells the log alone', async () => {
    const given = await add('flo', 'support');
    await sql`
      update operators_operator
        set totp_sealed = (select totp_sealed from operators_operator where name = 'dee')
        where name = 'flo'`.execute(platform.kernel.db);
    const answer = await trySignIn(platform, 'flo', { code: codeNow(given) });
    expect(codeOf(answer)).toBe('OPERATOR_CREDENTIALS');
    expect(platform.logged).toContainEqual(
      expect.objectContaining({
        level: 'error',
        message: 'the authenticator cannot be read; reset the operator',
      }),
    );
  });

  it('keeps the secret of the authenticator encrypted, and the password as a hash', async () => {
    const given = await add('fay', 'support');
    const { rows } = await sql<{ totp_sealed: Buffer; password_hash: string }>`
      select totp_sealed, password_hash from operators_operator where name = 'fay'`.execute(
      platform.kernel.db,
    );
    const secret = Buffer.from(Secret.fromBase32(given.authenticatorSecret).bytes);
    expect(rows[0]?.totp_sealed.includes(secret)).toBe(false);
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$/);
  });
});

describe('a session of an operator', () => {
  const isAlive = async (who: { bearer: { authorization: string } }) =>
    (await call(platform, who, 'GET', 'session')).statusCode === 200;

  it('ends when nobody used it for half an hour', async () => {
    const gus = await operatorWith(platform, 'gus', 'support');
    platform.clock.advance(30 * MINUTE_MS - 1);
    expect(await isAlive(gus)).toBe(true);
    platform.clock.advance(30 * MINUTE_MS - 1);
    expect(await isAlive(gus)).toBe(true);
    platform.clock.advance(30 * MINUTE_MS);
    expect(await isAlive(gus)).toBe(false);
  });

  it('ends after eight hours, however busy', async () => {
    const hal = await operatorWith(platform, 'hal', 'support');
    for (let quarter = 1; quarter < 32; quarter++) {
      platform.clock.advance(15 * MINUTE_MS);
      expect(await isAlive(hal)).toBe(true);
    }
    platform.clock.advance(15 * MINUTE_MS);
    expect(await isAlive(hal)).toBe(false);
  });

  it('ends at sign-out, and its token with it, also after a restart', async () => {
    const other = await createOperatorsFixture();
    const ida = await operatorWith(other, 'ida', 'support');
    expect((await call(other, ida, 'DELETE', 'session')).statusCode).toBe(204);
    expect(codeOf(await call(other, ida, 'GET', 'session'))).toBe('UNAUTHENTICATED');
    const restarted = await other.restart();
    expect(codeOf(await call(restarted, ida, 'GET', 'session'))).toBe('UNAUTHENTICATED');
    await restarted.close();
    await other.close();
  });

  it('is dead at once when the operator is disabled, and so is the way in', async () => {
    const jon = await operatorWith(platform, 'jon', 'support');
    await disableOperator(consoleOf(platform), 'jon');
    expect(codeOf(await call(platform, jon, 'GET', 'session'))).toBe('UNAUTHENTICATED');
    platform.clock.advance(30_000);
    expect(codeOf(await trySignIn(platform, 'jon', { code: codeNow(jon.given) }))).toBe(
      'OPERATOR_CREDENTIALS',
    );
  });

  it('is dead for an operator who was disabled by the database’s own hand', async () => {
    const joy = await operatorWith(platform, 'joy', 'support');
    await sql`update operators_operator set disabled_at_ms = 1 where name = 'joy'`.execute(
      platform.kernel.db,
    );
    expect(codeOf(await call(platform, joy, 'GET', 'session'))).toBe('UNAUTHENTICATED');
  });

  it('has the roles the operator has now', async () => {
    const kit = await operatorWith(platform, 'kit', 'admin');
    expect((await call(platform, kit, 'GET', 'operators')).statusCode).toBe(200);
    await changeRoles(consoleOf(platform), 'kit', ['support']);
    expect(codeOf(await call(platform, kit, 'GET', 'operators'))).toBe('FORBIDDEN');
  });
});

describe('a password that was given out', () => {
  it('is good for choosing another one, and for nothing else', async () => {
    const given = await addOperator(consoleOf(platform), 'lea', { roles: ['admin'] });
    const password = given.password ?? '';
    const answer = await trySignIn(platform, 'lea', { password, code: codeNow(given) });
    const { token, session } = answer.json<OperatorSignInAnswer>();
    const lea = { bearer: { authorization: `Bearer ${token}` } };
    expect(session.passwordChangeNeeded).toBe(true);
    expect(codeOf(await call(platform, lea, 'GET', 'operators'))).toBe('PASSWORD_CHANGE_NEEDED');
    expect(codeOf(await call(platform, lea, 'GET', 'proposals'))).toBe('PASSWORD_CHANGE_NEEDED');
    const change = (present: string, newPassword: string) =>
      call(platform, lea, 'POST', 'password', { password: present, newPassword });
    expect(codeOf(await change('wrong', NEW_PASSWORD))).toBe('OPERATOR_CREDENTIALS');
    for (const weak of ['short', 'password1234', 'lea is the operator', password]) {
      expect(codeOf(await change(password, weak))).toBe('WEAK_PASSWORD');
    }
    expect((await change(password, NEW_PASSWORD)).statusCode).toBe(204);
    expect((await call(platform, lea, 'GET', 'operators')).statusCode).toBe(200);
  });

  it('ends the other sessions when it is changed', async () => {
    const one = await operatorWith(platform, 'max', 'support');
    platform.clock.advance(30_000);
    const answer = await trySignIn(platform, 'max', { code: codeNow(one.given) });
    const other = { bearer: { authorization: `Bearer ${answer.json<OperatorSignInAnswer>().token}` } };
    const body = { password: OPERATOR_PASSWORD, newPassword: NEW_PASSWORD };
    expect((await call(platform, other, 'POST', 'password', body)).statusCode).toBe(204);
    expect((await call(platform, one, 'GET', 'session')).statusCode).toBe(401);
    expect((await call(platform, other, 'GET', 'session')).statusCode).toBe(200);
  });

  it('comes again with a reset, which ends every session and takes the old authenticator away', async () => {
    const ned = await operatorWith(platform, 'ned', 'support');
    const given = await resetOperator(consoleOf(platform), 'ned');
    expect((await call(platform, ned, 'GET', 'session')).statusCode).toBe(401);
    platform.clock.advance(30_000);
    const password = given.password ?? '';
    const old = await trySignIn(platform, 'ned', { password, code: codeNow(ned.given) });
    expect(codeOf(old)).toBe('OPERATOR_CREDENTIALS');
    expect((await trySignIn(platform, 'ned', { password, code: codeNow(given) })).statusCode).toBe(201);
  });
});
