import { sql } from 'kysely';
import type { SecurityRecordView } from '@paddock/contract/schemas';

import { watchDatabase } from '../../../testing/watched-database.ts';
import { signUp } from '../../identity/identity.fixture.ts';
import { tryPassword } from '../../identity/sign-in/password-try.fixture.ts';
import { call, createOperatorsFixture, operatorWith, trySignIn } from '../../operators/operators.fixture.ts';
import type { OperatorsPlatform, TestOperator } from '../../operators/operators.fixture.ts';
import { WRITE_EVERY_MS } from '../security.ts';
import { keepRecord } from './keep-record.ts';
import { KEEP_MS } from './record-store.ts';

let platform: OperatorsPlatform;
let ann: TestOperator;
beforeAll(async () => {
  platform = await createOperatorsFixture();
  ann = await operatorWith(platform, 'ann', 'compliance');
});
afterAll(() => platform.close());

const read = async (query: string) => {
  await platform.advance(WRITE_EVERY_MS);
  const answer = await call(platform, ann, 'GET', `security-record?${query}`);
  return answer.json<SecurityRecordView>();
};
const signIn = (login: string, address: string) => tryPassword(platform.app, { login, address });

describe('the security record', () => {
  it('has failed sign-ins by account and network, and no login that nobody has', async () => {
    const { playerId } = await signUp(platform.app);
    for (let n = 0; n < 3; n++) await signIn(playerId, `203.0.113.${n}`);
    await signIn('nobody@private.example', '2001:db8:1:2::3');
    const { entries } = await read('kind=sign-in-failed');
    expect(entries).toMatchObject([
      { account: expect.stringMatching(/^login:[\w-]{16}$/) as string, network: '2001:db8:1::/48', count: 1 },
      { account: `player:${playerId}`, network: '203.0.113.0/24', count: 3, code: 'WRONG_CREDENTIALS' },
    ]);
    expect(JSON.stringify(entries)).not.toContain('private.example');
    const ofPlayer = await read(`account=player:${entries[1]?.playerNumber ?? ''}`);
    expect(ofPlayer.entries.map(({ kind }) => kind)).toEqual(['sign-in-failed', 'sign-in']);
    expect((await read('network=203.0.113.0/24')).entries).toHaveLength(1);
  });

  it('has refused rights, tokens, operators, callbacks and grants, each under its kind', async () => {
    const { app } = platform;
    const bea = await operatorWith(platform, 'bea', 'support');
    await call(platform, bea, 'GET', 'security-record');
    await trySignIn(platform, 'bea', { password: 'wrong', code: '000000' });
    await app.inject({ url: '/web-api/user/accounts', headers: { authorization: 'Bearer forged' } });
    await app.inject({ method: 'POST', url: '/callbacks/payments/sandbox', body: { forged: true } });
    await app.inject({ url: '/site/overrides?grant=forged.grant' });
    for (const [kind, account, code] of [
      ['right-refused', 'operator:bea', 'FORBIDDEN'],
      ['sign-in-failed', 'operator:bea', 'OPERATOR_CREDENTIALS'],
      ['token-refused', null, 'UNAUTHENTICATED'],
      ['callback-refused', 'provider:sandbox', 'CALLBACK_SIGNATURE'],
      ['grant-refused', null, 'OVERRIDE_GRANT_INVALID'],
    ]) {
      expect((await read(`kind=${kind ?? ''}`)).entries[0]).toMatchObject({ kind, account, code });
    }
  });

  it('is read in pages, by those who may', async () => {
    for (let n = 0; n < 60; n++)
      platform.kernel.security.record({ kind: 'grant-used', network: `net ${n}`, code: 'override' });
    const first = await read('kind=grant-used');
    const second = await read(`kind=grant-used&before=${first.next ?? ''}`);
    expect([first.entries.length, second.entries.length, second.next]).toEqual([50, 10, null]);
    const cid = await operatorWith(platform, 'cid', 'cashier');
    expect((await call(platform, cid, 'GET', 'security-record')).json()).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('costs the database the same few statements, whatever comes', async () => {
    const watched = watchDatabase(platform.kernel.db);
    const record = keepRecord({ ...platform.kernel, db: watched.db });
    const event = { kind: 'token-refused', network: '198.51.100.0/24', code: 'UNAUTHENTICATED' } as const;
    record.add(event);
    await record.write();
    const ofOne = watched.asked();
    for (let n = 0; n < 20_000; n++)
      record.add({ ...event, network: `net ${n}`, account: { login: String(n) }, device: `d${n}` });
    await record.write();
    expect(watched.asked() - ofOne).toBe(ofOne);
    expect(ofOne).toBeLessThanOrEqual(4);
  });

  it('keeps what a database that is away did not take, and writes it once it is back', async () => {
    const { kernel } = platform;
    let isAway = true;
    const db = new Proxy(kernel.db, {
      get(target, name) {
        if (isAway && name === 'transaction') throw new Error('away');
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    const record = keepRecord({ ...kernel, db });
    record.add({ kind: 'codes-drained', network: null, code: 'kept' });
    await expect(record.write()).rejects.toThrow('away');
    isAway = false;
    await record.write();
    expect((await read('kind=codes-drained')).entries).toMatchObject([{ code: 'kept', count: 1 }]);
  });

  it('is never changed, and forgotten when its time is over', async () => {
    const { db } = platform.kernel;
    await expect(sql`update security_record set count = 1`.execute(db)).rejects.toThrow('is never changed');
    await expect(sql`truncate security_record`.execute(db)).rejects.toThrow('is never changed');
    await platform.leap(KEEP_MS);
    await platform.leap(24 * 3_600_000);
    const { rows } = await sql`select from security_record where kind = 'grant-used'`.execute(db);
    expect(rows).toEqual([]);
  });
});

describe('a server that stops', () => {
  it('writes what it has counted', async () => {
    const record = (kind: 'grant-used') =>
      platform.kernel.security.record({ kind, network: null, code: 'last' });
    record('grant-used');
    const next = await platform.restart();
    try {
      const { rows } = await sql`select code from security_record where kind = 'grant-used'`.execute(
        next.kernel.db,
      );
      expect(rows).toEqual([{ code: 'last' }]);
    } finally {
      await next.close();
    }
  });
});
