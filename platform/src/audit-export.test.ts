import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { attack, check, createAuditedPlatform, type AuditedPlatform } from './audit.fixture.ts';
import { CHAINED_RECORDS } from './chained-records.ts';
import { REPOSITORY_DIR } from './cli/repository-dir.ts';
import { readAuditFile, writeAuditFile } from './kernel/chain/audit-file.ts';
import { inTx } from './modules/operators/operators.fixture.ts';
import { checkAudit } from './kernel/chain/check-audit.ts';
import { keepMsOf, readAudit } from './kernel/chain/check-database.ts';
import { TEST_SECRET } from './testing/test-secret.ts';
import { quickFolder } from './testing/quick-folder.ts';

let platform: AuditedPlatform;
const folder = mkdtempSync(join(quickFolder(), 'paddock-audit-'));
beforeAll(async () => {
  platform = await createAuditedPlatform();
});
afterAll(async () => {
  await platform.close();
  rmSync(folder, { recursive: true });
});

describe('an export', () => {
  const file = join(folder, 'audit.jsonl');
  const checkFile = () => {
    const { secrets, clock } = platform.kernel;
    return checkAudit(readAuditFile(file), {
      secrets,
      nowMs: clock.nowMs(),
      keepMs: keepMsOf(CHAINED_RECORDS),
    });
  };
  const change = (edit: (lines: string[]) => readonly string[]) => {
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    writeFileSync(file, `${edit(lines).join('\n')}\n`);
  };
  const entriesOf = (lines: readonly string[]) =>
    lines.flatMap((line, at) => (line.startsWith('{"entry"') ? [at] : []));

  beforeEach(async () => {
    rmSync(file, { force: true });
    const { db, clock } = platform.kernel;
    const options = { records: CHAINED_RECORDS, nowMs: clock.nowMs() };
    await readAudit(db, options, (lines) => writeAuditFile(file, lines));
  });

  it('is checked as the database is, and nothing is written over', async () => {
    expect(await checkFile()).toEqual(await check(platform));
    await expect(writeAuditFile(file, readAuditFile(file))).rejects.toThrow('is there already');
  });

  it.each<[string, (lines: string[]) => readonly string[]]>([
    ['a changed row', (lines) => lines.map((line) => line.replace('a call by the bank', 'no call'))],
    ['a row that is missing', (lines) => lines.toSpliced(entriesOf(lines)[3] ?? 0, 1)],
    [
      'rows that changed places',
      (lines) => {
        const [, one = 0, two = 0] = entriesOf(lines);
        return lines.with(one, lines[two] ?? '').with(two, lines[one] ?? '');
      },
    ],
    [
      'a row that is there twice',
      (lines) => lines.toSpliced(entriesOf(lines)[2] ?? 0, 0, lines[entriesOf(lines)[2] ?? 0] ?? ''),
    ],
    ['an end that is cut off', (lines) => lines.slice(0, -2)],
  ])('tells of %s', async (_what, edit) => {
    change(edit);
    expect((await checkFile()).problems).not.toEqual([]);
  });

  it('is made and checked by a command, whose exit code tells', async () => {
    const env = {
      ...process.env,
      DATABASE_URL: platform.databaseUrl,
      PADDOCK_SECRET: TEST_SECRET,
      NODE_ENV: 'test',
      NODE_OPTIONS: '',
    };
    const run = async (...words: string[]) => {
      const child = spawn(process.execPath, [join(REPOSITORY_DIR, 'platform/src/cli/audit.ts'), ...words], {
        env,
      });
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (part: Buffer) => (said += part.toString()));
      const [exitCode] = (await once(child, 'close')) as [number];
      return { exitCode, said };
    };
    const other = join(folder, 'other.jsonl');
    expect((await run('export', other)).exitCode).toBe(0);
    const whole = await run('check', other, '--without-secret');
    expect([whole.exitCode, whole.said]).toEqual([
      0,
      expect.stringMatching(
        /entries.*2 seals\nfirst seal: .*, over 0 entries\nlast root: \w{64}\nthe audit is whole\n$/,
      ),
    ]);
    expect((await run('check', other)).said).toBe(whole.said);
    appendFileSync(other, '{"entr');
    expect(await run('check', other, '--without-secret')).toMatchObject({
      exitCode: 1,
      said: expect.stringContaining('is none of an audit') as string,
    });
    const change = `update operators_audit set reason = 'none' where subject = 'account:2'`;
    await inTx(platform, (tx) => attack(tx, change));
    const changed = await run('check', 'database');
    expect([changed.exitCode, changed.said]).toEqual([
      1,
      expect.stringMatching(/operator \d+ was changed\nthe audit is not whole/),
    ]);
  });

  it.each(['no line', '{}', '{"seal":null}', '{"entry":{"writer":"1"}}', '{"head":["1",-1,""]}'])(
    'names a line that is none: %s',
    async (text) => {
      appendFileSync(file, `${text}\n`);
      await expect(checkFile()).rejects.toThrow(/line \d+ is none of an audit/);
    },
  );
});
