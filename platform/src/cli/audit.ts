import { CHAINED_RECORDS } from '../chained-records.ts';
import { AuditFileError, readAuditFile, writeAuditFile } from '../kernel/chain/audit-file.ts';
import { checkAudit, type AuditReport } from '../kernel/chain/check-audit.ts';
import { checkDatabase, keepMsOf, readAudit } from '../kernel/chain/check-database.ts';
import { openConfiguredKeys } from '../kernel/crypto/configured-keys.ts';
import { createSecrets, type Secrets } from '../kernel/crypto/secrets.ts';
import { readConfig, systemClock, type PlatformConfig } from '../kernel/index.ts';
import { readWords } from './operator/command-words.ts';
import { REPOSITORY_DIR } from './repository-dir.ts';
import { runCommand } from './run-command.ts';
import { withDatabase } from './with-database.ts';

const USAGE = `usage: npm run audit -- export FILE
       npm run audit -- check FILE|database [--root ROOT] [--without-secret]`;

/**
 * `npm run audit`: exports all that is audited to a file, and checks such a file or the database: exit code 1 where
 * something was changed, removed, put in, moved or cut off (docs/operators.md).
 */
await runCommand(async () => {
  const { values, positionals } = readWords(process.argv.slice(2), {
    root: { type: 'string' },
    'without-secret': { type: 'boolean', default: false },
  });
  const [command, target, ...more] = positionals;
  if (target === undefined || more.length > 0) throw new RangeError(USAGE);
  if (values.root !== undefined && !/^[\da-f]{64}$/.test(values.root))
    throw new RangeError(`--root: "${values.root}" is none, which has 64 characters\n${USAGE}`);
  const config = readConfig(process.env, REPOSITORY_DIR);
  const withSecret = !values['without-secret'];
  if (command === 'export') await exportTo(config, target);
  else if (command === 'check') print(await check(config, target, { withSecret, root: values.root }));
  else throw new RangeError(USAGE);
}, [AuditFileError]);

async function exportTo(config: PlatformConfig, file: string): Promise<void> {
  await withDatabase(config, async (db) => {
    const options = { records: CHAINED_RECORDS, nowMs: systemClock.nowMs() };
    const lines = await readAudit(db, options, (all) => writeAuditFile(file, all));
    console.log(`${lines} lines in ${file}`);
  });
}

interface CheckWish {
  readonly withSecret: boolean;
  readonly root: string | undefined;
}

async function check(
  config: PlatformConfig,
  target: string,
  { withSecret, root }: CheckWish,
): Promise<AuditReport> {
  const nowMs = systemClock.nowMs();
  const keepMs = keepMsOf(CHAINED_RECORDS);
  const ofFile = (more: { readonly secrets?: Secrets }) =>
    checkAudit(readAuditFile(target), { nowMs, keepMs, root, ...more });
  // A file needs no database but for the key that signed it.
  if (target !== 'database' && !withSecret) return ofFile({});
  let report: AuditReport | undefined;
  await withDatabase(config, async (db) => {
    const more = withSecret
      ? { secrets: createSecrets((await openConfiguredKeys(config, db, nowMs)).ring) }
      : {};
    report =
      target === 'database'
        ? await checkDatabase(db, CHAINED_RECORDS, { nowMs, root, ...more })
        : await ofFile(more);
  });
  return report as AuditReport;
}

function print({ entries, seals, forgotten, firstSeal, root, problems }: AuditReport): void {
  console.log(`${entries} entries, ${forgotten} of them forgotten in their time, ${seals} seals`);
  if (firstSeal !== undefined)
    console.log(`first seal: ${new Date(firstSeal.atMs).toISOString()}, over ${firstSeal.entries} entries`);
  if (root !== undefined) console.log(`last root: ${root}`);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log('the audit is whole');
  else {
    console.error('the audit is not whole');
    process.exitCode = 1;
  }
}
