import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';
import type { OperatorAuditView } from '@paddock/contract/schemas';

import { shownNumber, signUp } from '../../identity/identity.fixture.ts';
import { disableOperator, setOwnPlayer } from '../index.ts';
import { call, consoleOf, createOperatorsFixture, inTx, operatorWith } from '../operators.fixture.ts';
import type { OperatorsPlatform, TestOperator } from '../operators.fixture.ts';

let platform: OperatorsPlatform;
let ann: TestOperator;
beforeAll(async () => {
  platform = await createOperatorsFixture();
  ann = await operatorWith(platform, 'ann', 'compliance');
});
afterAll(() => platform.close());

const read = async (query: string) =>
  (await call(platform, ann, 'GET', `audit?${query}`)).json<OperatorAuditView>();
const freeze = (subject: string, operator = ann) => ({
  operator: operator.principal,
  action: 'account.freeze',
  subject,
  reason: ' a call by the bank ',
});

describe('the audit of operators', () => {
  it('says who did what to what, how it stood before and after, why and when', async () => {
    const { record } = platform.modules.operators;
    const action = {
      ...freeze('account:12'),
      before: { frozen: false, minor: 12n },
      after: { frozen: true },
    };
    await inTx(platform, (tx) => record(tx, action));
    const { entries } = await read('subject=account:12');
    expect(entries).toEqual([
      {
        id: expect.any(String) as string,
        atMs: platform.clock.nowMs(),
        operatorId: ann.principal.operatorId,
        operator: 'ann',
        action: 'account.freeze',
        subject: 'account:12',
        playerNumber: null,
        before: { frozen: false, minor: '12' },
        after: { frozen: true },
        reason: 'a call by the bank',
      },
    ]);
  });

  it('has the sign-ins, those that were refused, and what was done at the console', async () => {
    const bea = await operatorWith(platform, 'bea', 'support');
    await platform.app.inject({
      method: 'POST',
      url: '/operator-api/session',
      body: { name: 'bea', password: 'a guess', code: '000000' },
    });
    await call(platform, bea, 'DELETE', 'session');
    const { entries } = await read('subject=operator:bea');
    expect(entries.map(({ action, operator }) => `${operator}: ${action}`)).toEqual([
      'bea: session.close',
      'unknown: session.refuse',
      'bea: session.open',
      'console: operator.add',
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/argon2|a guess|000000/);
  });

  it('names a player by the number, and finds one by it', async () => {
    const { playerId } = await signUp(platform.app);
    await inTx(platform, (tx) => platform.modules.operators.record(tx, freeze(`player:${playerId}`)));
    const shown = await shownNumber(platform, playerId);
    const number = shown.replaceAll(/\D/g, '');
    for (const typed of [playerId, number, shown, `${number.slice(0, 5)}-${number.slice(5)}`]) {
      expect((await read(`subject=player:${encodeURIComponent(typed)}`)).entries).toMatchObject([
        { subject: `player:${playerId}`, playerNumber: number },
      ]);
    }
  });

  it('has nothing of what was undone', async () => {
    const undone = inTx(platform, async (tx) => {
      await platform.modules.operators.record(tx, freeze('account:13'));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await read('subject=account:13')).entries).toEqual([]);
  });

  it('is refused by the database to whoever would change it', async () => {
    const { db } = platform.kernel;
    for (const statement of [
      sql`update operators_audit set reason = 'another'`,
      sql`delete from operators_audit`,
      sql`truncate operators_audit`,
    ]) {
      await expect(statement.execute(db)).rejects.toThrow('operators_audit is append-only');
    }
    const nameless = { ...freeze('account:14'), reason: '  ' };
    await expect(inTx(platform, (tx) => platform.modules.operators.record(tx, nameless))).rejects.toThrow(
      'operators_audit_reason_check',
    );
  });

  it('is read in pages, newest first, by operator and by subject', async () => {
    const cid = await operatorWith(platform, 'cid', 'cashier');
    for (let n = 0; n < 60; n++) {
      await inTx(platform, (tx) => platform.modules.operators.record(tx, freeze('account:15', cid)));
    }
    const first = await read('operator=cid&subject=account:15');
    const second = await read(`operator=cid&subject=account:15&before=${first.next ?? ''}`);
    expect([first.entries.length, second.entries.length, second.next]).toEqual([50, 10, null]);
    const ids = [...first.entries, ...second.entries].map(({ id }) => BigInt(id));
    expect(ids).toEqual(ids.toSorted((a, b) => (a < b ? 1 : -1)));
    expect(new Set(ids).size).toBe(60);
    const refused = await call(platform, cid, 'GET', 'audit');
    expect(refused.json()).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('an operator who is disabled', () => {
  it('does nothing more, also in a request that had begun', async () => {
    const dee = await operatorWith(platform, 'dee', 'cashier');
    await disableOperator(consoleOf(platform), 'dee');
    const late = inTx(platform, (tx) => platform.modules.operators.record(tx, freeze('account:16', dee)));
    await expect(late).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('is disabled after what they are in the middle of, not within it', async () => {
    const eve = await operatorWith(platform, 'eve', 'cashier');
    const order: string[] = [];
    let disabling: Promise<unknown> = Promise.resolve();
    await inTx(platform, async (tx) => {
      await platform.modules.operators.record(tx, freeze('account:17', eve));
      disabling = disableOperator(consoleOf(platform), 'eve').then(() => order.push('disabled'));
      while (!(await someoneWaits())) order.length = 0;
      order.push('done');
    });
    await disabling;
    expect(order).toEqual(['done', 'disabled']);
  });
});

/** Whether a statement in this database waits for a lock. */
async function someoneWaits(): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    platform.kernel.db,
  );
  return rows.length > 0;
}

describe('accounts of one’s own', () => {
  it('are known by the link between operator and player', async () => {
    const { isOwnPlayer, refuseOwnPlayer } = platform.modules.operators;
    const { db } = platform.kernel;
    const [own, other] = ['4711' as PlayerId, '4712' as PlayerId];
    const link = (isOwn: boolean) => setOwnPlayer(consoleOf(platform), 'ann', { playerId: own, isOwn });
    expect([await link(true), await link(true)]).toEqual([true, false]);
    expect(await isOwnPlayer(db, ann.principal, own)).toBe(true);
    expect(await isOwnPlayer(db, ann.principal, other)).toBe(false);
    await expect(refuseOwnPlayer(db, ann.principal, own)).rejects.toMatchObject({ code: 'OWN_ACCOUNT' });
    await refuseOwnPlayer(db, ann.principal, other);
    expect(await link(false)).toBe(true);
    expect(await isOwnPlayer(db, ann.principal, own)).toBe(false);
    const { entries } = await read('subject=operator:ann');
    expect(entries.slice(0, 2).map(({ action }) => action)).toEqual(['operator.unlink', 'operator.link']);
  });
});
