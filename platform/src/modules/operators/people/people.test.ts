import type { OperatorListView } from '@paddock/contract/schemas';

import { addOperator, disableOperator, listOperators, resetOperator } from '../index.ts';
import {
  call,
  consoleOf,
  createOperatorsFixture,
  operatorWith,
  trySignIn,
  codeAt,
  type OperatorsPlatform,
} from '../operators.fixture.ts';

let platform: OperatorsPlatform;
beforeAll(async () => {
  platform = await createOperatorsFixture();
});
afterAll(() => platform.close());

describe('operators at the console', () => {
  it('are added with a generated password and an authenticator, shown once', async () => {
    const given = await addOperator(consoleOf(platform), 'ann', { roles: ['support'] });
    expect(given.password).toMatch(/^[\w-]{20}$/);
    expect(given.authenticatorSecret).toMatch(/^[A-Z2-7]{32}$/);
    expect(given.authenticatorUri).toMatch(/^otpauth:\/\/totp\/.*ann\?.*issuer=Paddock/);
    const other = await addOperator(consoleOf(platform), 'bea', { roles: ['support'] });
    expect(other.password).not.toBe(given.password);
    expect(other.authenticatorSecret).not.toBe(given.authenticatorSecret);
  });

  it.each([
    ['Ann', ['support'], undefined, 'not a name'],
    ["x'; drop", ['support'], undefined, 'not a name'],
    ['cid', [], undefined, 'not a role'],
    ['cid', ['owner'], undefined, 'not a role: owner'],
    ['cid', ['support'], 'short', 'password'],
    ['ann', ['support'], undefined, 'already'],
  ])('refuse to add %s with %j and %j', async (name, roles, password, words) => {
    await expect(addOperator(consoleOf(platform), name, { roles, password })).rejects.toThrow(words);
  });

  it('are listed, disabled, and let back in by a reset', async () => {
    await operatorWith(platform, 'dee', 'cashier', 'compliance');
    await disableOperator(consoleOf(platform), 'dee');
    const nowMs = platform.clock.nowMs();
    const dee = async () => (await listOperators(platform.kernel.db)).find(({ name }) => name === 'dee');
    expect(await dee()).toMatchObject({
      roles: ['cashier', 'compliance'],
      disabledAtMs: nowMs,
      lastSignInAtMs: nowMs,
    });
    const given = await resetOperator(consoleOf(platform), 'dee', 'five brown owls asleep');
    expect(await dee()).toMatchObject({ disabledAtMs: null });
    const answer = await trySignIn(platform, 'dee', {
      password: 'five brown owls asleep',
      code: codeAt(given, nowMs),
    });
    expect(answer.statusCode).toBe(201);
    await expect(resetOperator(consoleOf(platform), 'nobody')).rejects.toThrow('no operator nobody');
  });
});

describe('operators over the API', () => {
  it('are shown to and shut out by those who manage them, with a reason', async () => {
    const admin = await operatorWith(platform, 'eve', 'admin');
    const gus = await operatorWith(platform, 'gus', 'cashier-lead');
    const { operators } = (await call(platform, admin, 'GET', 'operators')).json<OperatorListView>();
    expect(operators.map(({ name }) => name)).toContain('gus');
    const path = `operators/${gus.principal.operatorId}/disable`;
    const reason = { reason: 'a lost telephone' };
    expect((await call(platform, gus, 'POST', path, reason)).json()).toMatchObject({ code: 'FORBIDDEN' });
    expect((await call(platform, gus, 'GET', 'operators')).json()).toMatchObject({ code: 'FORBIDDEN' });
    expect((await call(platform, admin, 'POST', path, { reason: '   ' })).statusCode).toBe(400);
    expect((await call(platform, admin, 'POST', path, reason)).statusCode).toBe(204);
    expect((await call(platform, gus, 'GET', 'session')).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    const unknown = await call(platform, admin, 'POST', 'operators/999/disable', reason);
    expect(unknown.json()).toMatchObject({ code: 'OPERATOR_UNKNOWN' });
  });
});
