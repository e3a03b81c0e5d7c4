import { sql } from 'kysely';

import {
  attack,
  check,
  checkAfter,
  createAuditedPlatform,
  freeze,
  KEEP_MS,
  SEAL_EVERY_MS,
  type AuditedPlatform,
} from './audit.fixture.ts';
import { CHAINED_RECORDS } from './chained-records.ts';
import { digestOf, hashOfLink } from './kernel/chain/chain-hash.ts';
import { checkDatabase } from './kernel/chain/check-database.ts';
import type { Tx } from './kernel/database/database.ts';
import { createSecrets } from './kernel/crypto/secrets.ts';
import { inTx } from './modules/operators/operators.fixture.ts';
import { testRing } from './testing/test-ring.ts';

let platform: AuditedPlatform;
beforeAll(async () => {
  platform = await createAuditedPlatform();
});
afterAll(() => platform.close());

/** What is found after these statements, which are undone then. */
const problemsAfter = async (...statements: readonly string[]) =>
  (await checkAfter(platform, (tx) => attack(tx, ...statements))).problems;
const auditId = async (subject: string, tx: Tx | AuditedPlatform['kernel']['db'] = platform.kernel.db) => {
  const { rows } = await sql<{ audit_id: bigint }>`
    select audit_id from operators_audit where subject = ${subject}`.execute(tx);
  return String(rows[0]?.audit_id);
};

const PUT_IN = `insert into operators_audit (at_ms, operator_name, action, subject, reason)
  values (1, 'ann', 'account.freeze', 'account:99', 'a call')`;

describe('what is audited', () => {
  it('is whole as it was written', async () => {
    const report = await check(platform);
    expect(report).toMatchObject({ problems: [], seals: 2, forgotten: 0 });
    expect(report.entries).toBeGreaterThanOrEqual(9);
  });

  it('tells of a row that was changed', async () => {
    const id = await auditId('account:2');
    expect(await problemsAfter(`update operators_audit set reason = 'none' where audit_id = ${id}`)).toEqual([
      `operator ${id} was changed`,
    ]);
  });

  it('tells of a row of the security record that was changed', async () => {
    expect(await problemsAfter(`update security_record set network = '198.51.100.0/24'`)).toEqual([
      expect.stringMatching(/^security \d+ was changed$/),
    ]);
  });

  it('tells of a row that was removed, also with its entry', async () => {
    const id = await auditId('account:2');
    const remove = `delete from operators_audit where audit_id = ${id}`;
    expect(await problemsAfter(remove)).toEqual([`operator ${id} was removed`]);
    const both = await problemsAfter(
      remove,
      `delete from chain_entry where record = 'operator' and record_id = ${id}`,
    );
    expect(both).toEqual([expect.stringMatching(/^entries \d+:\d+ to \d+ were removed$/)]);
  });

  it('tells of a row that was put in, also with an entry that fits', async () => {
    expect(await problemsAfter(PUT_IN)).toEqual([expect.stringMatching(/^operator \d+ was put in/)]);
    const fits = async (tx: Tx) => {
      await attack(tx, PUT_IN);
      const id = await auditId('account:99', tx);
      const { rows } = await sql<{ writer_id: bigint; seq: bigint; hash: string }>`
        select * from chain_writer order by writer_id limit 1`.execute(tx);
      const { writer_id: writer, seq: last, hash: before } = rows[0] ?? { writer_id: 0n, seq: 0n, hash: '' };
      const digest = digestOf((await CHAINED_RECORDS[0]?.rows(tx, [id]))?.get(id)?.text ?? '');
      const seq = Number(last) + 1;
      const link = { writer: String(writer), seq, record: 'operator', id, atMs: 1, digest };
      const hash = hashOfLink(before, link);
      await attack(
        tx,
        `insert into chain_entry values (${writer}, ${seq}, 'operator', ${id}, 1, '${digest}', '${hash}', '')`,
        `update chain_writer set seq = ${seq}, hash = '${hash}' where writer_id = ${writer}`,
      );
    };
    expect((await checkAfter(platform, fits)).problems).toEqual([
      expect.stringMatching(/was not made by this site$/),
    ]);
    expect((await checkAfter(platform, fits, { withoutSecret: true })).problems).toEqual([]);
  });

  it('tells of rows that changed places', async () => {
    const [one, two] = [await auditId('account:1'), await auditId('account:2')];
    const columns = 'at_ms, operator_id, operator_name, action, subject, before, after, reason';
    const found = await problemsAfter(
      `create temp table moved on commit drop as select * from operators_audit where audit_id in (${one}, ${two})`,
      `delete from operators_audit where audit_id in (${one}, ${two})`,
      `insert into operators_audit (audit_id, ${columns}) overriding system value
        select ${one} + ${two} - audit_id, ${columns} from moved`,
    );
    expect(found).toEqual([`operator ${one} was changed`, `operator ${two} was changed`]);
  });

  it('tells of entries that changed places', async () => {
    const [one, two] = [await auditId('account:1'), await auditId('account:2')];
    const ofRecord = `record = 'operator' and record_id`;
    const found = await problemsAfter(
      `update chain_entry set seq = seq + 1000 where ${ofRecord} = ${one}`,
      `update chain_entry set seq = seq - 1 where ${ofRecord} = ${two}`,
      `update chain_entry set seq = seq - 999 where ${ofRecord} = ${one}`,
    );
    expect(found.filter((text) => text.endsWith('was changed or moved'))).toHaveLength(3);
  });

  it('tells by the last seal of an end that was cut off, with all that tells of it', async () => {
    const id = await auditId('account:4');
    const cut = `(select writer_id, min(seq) as seq from chain_entry
      where record = 'operator' and record_id >= ${id} group by writer_id)`;
    const found = await problemsAfter(
      `delete from chain_entry e using ${cut} c where e.writer_id = c.writer_id and e.seq >= c.seq`,
      `delete from operators_audit where audit_id >= ${id}`,
      `delete from security_record`,
      `update chain_writer w set (seq, hash) = (select seq, hash from chain_entry e
        where e.writer_id = w.writer_id order by seq desc limit 1)`,
    );
    expect(found).toEqual([expect.stringMatching(/^entry \d+:\d+ was cut off: seal 2 has seen it$/)]);
  });

  it('tells of an end that was cut off, where the writer was forgotten', async () => {
    const last = `(select max(seq) from chain_entry)`;
    const found = await problemsAfter(
      `delete from chain_entry where seq = ${last}`,
      `delete from security_record`,
      `delete from chain_seal where seal_id = 2`,
    );
    expect(found).toEqual([expect.stringMatching(/^chain \d+ was cut off: it had \d+ entries/)]);
  });

  it('tells of seals that were changed or cut off, these by a root that a log has', async () => {
    const { root = '' } = await check(platform);
    expect(platform.logged).toContainEqual(
      expect.objectContaining({ message: 'the audit is sealed', fields: { seal: 2, root } }),
    );
    expect((await check(platform, { root })).problems).toEqual([]);
    const cut = (tx: Tx) => attack(tx, `delete from chain_seal where seal_id = 2`);
    expect((await checkAfter(platform, cut)).problems).toEqual([]);
    expect((await checkAfter(platform, cut, { root })).problems).toEqual([
      'no seal has the root that was asked for',
    ]);
    expect(await problemsAfter(`update chain_seal set at_ms = 1 where seal_id = 1`)).toEqual([
      'seal 1 was changed',
    ]);
  });

  it('does not miss what was forgotten in its time, and misses what went before', async () => {
    const nowMs = platform.clock.nowMs() + KEEP_MS + SEAL_EVERY_MS;
    const forget = (tx: Tx) => attack(tx, `delete from security_record`);
    expect(await checkAfter(platform, forget, { nowMs })).toMatchObject({ problems: [], forgotten: 1 });
    expect((await checkAfter(platform, forget)).problems).toEqual([
      expect.stringMatching(/^security \d+ was removed$/),
    ]);
  });

  it('is of another site with another secret', async () => {
    const { db, clock } = platform.kernel;
    const secrets = createSecrets(testRing());
    const report = await checkDatabase(db, CHAINED_RECORDS, { secrets, nowMs: clock.nowMs() });
    expect(report.problems).toHaveLength(report.entries + report.seals);
  });
});

describe('writers', () => {
  const count = async () => {
    const { rows } = await sql<{ count: bigint }>`select count(*) from chain_writer`.execute(
      platform.kernel.db,
    );
    return Number(rows[0]?.count);
  };
  const record = (tx: Tx) =>
    platform.modules.operators.record(tx, {
      operator: platform.ann.principal,
      action: 'a.b',
      subject: 'account:1',
      reason: 'held open',
    });

  /** Whether what is under way comes to wait for a lock before it is done. */
  async function waitsFor(work: Promise<unknown>): Promise<boolean> {
    const ended = { is: false };
    void work.finally(() => (ended.is = true)).catch(() => undefined);
    while (!ended.is) {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        platform.kernel.db,
      );
      if (rows.length > 0) return true;
    }
    await work;
    return false;
  }

  it('do not wait for each other, and take a chain that is free', async () => {
    const before = await count();
    await inTx(platform, async (tx) => {
      await record(tx);
      // Each of these is done while the first is under way.
      expect(await waitsFor(freeze(platform, 21))).toBe(false);
      expect(await waitsFor(freeze(platform, 22))).toBe(false);
    });
    expect(await count()).toBe(Math.max(before, 2));
    await Promise.all(Array.from({ length: 30 }, (_, n) => freeze(platform, 100 + n)));
    expect((await check(platform)).problems).toEqual([]);
    expect(await count()).toBeLessThanOrEqual(20);
  });

  it('leave nothing of what was undone', async () => {
    const undone = inTx(platform, async (tx) => {
      await record(tx);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await freeze(platform, 31);
    expect((await check(platform)).problems).toEqual([]);
  });
});
