import { DAY_MS } from '@paddock/contract';
import { sql } from 'kysely';

import {
  attack,
  check,
  createAuditedPlatform,
  freeze,
  KEEP_MS,
  rewriteChains,
  type AuditedPlatform,
} from './audit.fixture.ts';
import { runKeys } from './cli/keys/run-keys.ts';
import { composeModules } from './compose.ts';
import { sealChains } from './kernel/chain/seal.ts';
import { inTx } from './modules/operators/operators.fixture.ts';
import { createTestPlatform } from './testing/index.ts';
import { TEST_SECRET } from './testing/test-secret.ts';

const FORGET = 'truncate chain_entry, chain_seal, chain_writer';

let platform: AuditedPlatform;
beforeAll(async () => {
  platform = await createAuditedPlatform();
});
afterAll(() => platform.close());

/** A server that starts on this database, after one that died without a word. */
async function startAgain() {
  const { databaseUrl, clock, kernel } = platform;
  const options = { databaseUrl, startMs: clock.nowMs(), config: kernel.config };
  const again = await createTestPlatform(composeModules, options);
  await again.close();
  return again.logged;
}
const warnings = (logged: Awaited<ReturnType<typeof startAgain>>) =>
  logged.filter(({ message }) => message.startsWith('the audit is chained from here'));

describe('chains', () => {
  it('tell of all that was written anew by who has no key, and of a server that was made to sign it', async () => {
    const { root = '', entries, seals } = await check(platform);
    const { clock } = platform.kernel;
    await inTx(platform, async (tx) => {
      await attack(tx, `update operators_audit set reason = 'none'`);
      await rewriteChains(tx, clock.nowMs());
    });
    const unsigned = await check(platform);
    expect(unsigned.problems.filter((text) => text.endsWith('not made by this site'))).toHaveLength(
      // The first is over nothing, and stays as it is.
      entries + seals - 1,
    );
    expect((await check(platform, { withoutSecret: true })).problems).toEqual([]);
    expect((await check(platform, { withoutSecret: true, root })).problems).toHaveLength(1);

    await inTx(platform, (tx) => attack(tx, FORGET));
    expect((await check(platform)).problems).toHaveLength(entries);
    expect(warnings(await startAgain())).toHaveLength(1);
    expect(await check(platform, { root })).toMatchObject({
      firstSeal: { atMs: clock.nowMs(), entries },
      problems: ['no seal has the root that was asked for'],
    });
  });

  it('hold over a connection that is cut in the middle, and a death between row and seal', async () => {
    const { entries, seals } = await check(platform);
    const cut = inTx(platform, async (tx) => {
      await platform.modules.operators.record(tx, {
        operator: platform.ann.principal,
        action: 'a.b',
        subject: 'account:1',
        reason: 'cut off',
      });
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(platform.kernel.db);
      await sql`select 1`.execute(tx);
    });
    await expect(cut).rejects.toThrow();
    expect(await check(platform)).toMatchObject({ entries, problems: [] });
    await freeze(platform, 41);
    expect(await check(platform)).toMatchObject({ entries: entries + 1, seals, problems: [] });
    await startAgain();
    expect(await check(platform)).toMatchObject({ entries: entries + 1, seals: seals + 1, problems: [] });
  });

  it('are sealed once by two at the same moment', async () => {
    const { db, secrets, clock } = platform.kernel;
    const { seals } = await check(platform);
    await freeze(platform, 51);
    await Promise.all([1, 2, 3].map(() => sealChains(db, secrets, clock.nowMs())));
    expect(await check(platform)).toMatchObject({ seals: seals + 1, problems: [] });
  });

  it('are read after the keys of signatures are gone, which is in them too', async () => {
    const { dataDir } = platform.kernel.config;
    const env = { DATABASE_URL: platform.databaseUrl, DATA_DIR: dataDir, PADDOCK_SECRET: TEST_SECRET };
    for (const words of ['rotate signature', 'retire signature --now'])
      await runKeys(words.split(' '), env, platform.clock.nowMs());
    await platform.advance(60_000);
    await freeze(platform, 61);
    expect((await check(platform)).problems).toEqual([]);
    const { rows } = await sql`
      select operator_name, action, subject from operators_audit where action like 'keys.%' order by audit_id`.execute(
      platform.kernel.db,
    );
    expect(rows).toEqual([
      { operator_name: 'console', action: 'keys.rotate', subject: 'keys:signature' },
      { operator_name: 'console', action: 'keys.retire', subject: 'keys:signature' },
    ]);
  });

  it('outlive rows of the security record whose time is over', async () => {
    await platform.leap(KEEP_MS + 2 * DAY_MS);
    const { rows } = await sql`select from security_record`.execute(platform.kernel.db);
    expect(rows).toEqual([]);
    expect(await check(platform)).toMatchObject({ forgotten: 1, problems: [] });
  });

  it('are begun over what was written before there were any, and take in none that comes later', async () => {
    await inTx(platform, (tx) => attack(tx, FORGET));
    expect((await check(platform)).problems.length).toBeGreaterThan(5);
    expect(warnings(await startAgain())).toHaveLength(1);
    expect(await check(platform)).toMatchObject({ problems: [] });
    await inTx(platform, (tx) =>
      attack(
        tx,
        `insert into operators_audit (at_ms, operator_name, action, subject, reason)
          values (1, 'ann', 'account.freeze', 'account:99', 'a call')`,
      ),
    );
    expect(warnings(await startAgain())).toEqual([]);
    expect((await check(platform)).problems).toEqual([expect.stringMatching('was put in')]);
  });
});
