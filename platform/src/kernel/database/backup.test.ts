import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';

import { query } from '../../testing/query.ts';
import { backUp, BackupError, restore } from './backup.ts';
import { ForeignDataDirError, startEmbedded, stopCluster } from './embedded.ts';
import { quickFolder } from '../../testing/quick-folder.ts';

const AT = new Date('2026-11-21T12:00:00Z');
/** What rows of the database speak of, and what an operator wrote beside it. */
const FILES = [
  'site.json',
  'risk.json',
  'cash-out.json',
  'review.json',
  'silence.json',
  'content-pictures/0f/390.avif',
  'private/documents/7/passport',
  'site/assets/main.js',
];

describe('backup and restore of the embedded database', () => {
  let root: string;
  let dataDir: string;
  let backupDir: string;

  beforeAll(async () => {
    root = await mkdtemp(join(quickFolder(), 'paddock-backup-'));
    await chmod(root, 0o755);
    dataDir = join(root, 'data');
    backupDir = join(root, 'backup');
    const cluster = await startEmbedded({ dataDir });
    await query(cluster.url, 'create table money as select 1000 as minor');
    await cluster.stop();
    for (const file of FILES) {
      await mkdir(dirname(join(dataDir, file)), { recursive: true, mode: 0o700 });
      await writeFile(join(dataDir, file), `as it was: ${file}`, { mode: 0o600 });
    }
    await backUp(dataDir, backupDir, AT);
  });
  afterAll(async () => {
    await stopCluster(join(dataDir, 'postgres'));
    await rm(root, { recursive: true, force: true });
  });

  it('brings back what was there, and keeps what it replaced', async () => {
    const changed = await startEmbedded({ dataDir });
    await query(changed.url, 'update money set minor = 0');
    await changed.stop();
    for (const file of FILES) await writeFile(join(dataDir, file), 'another one');
    const keptDir = await restore(backupDir, dataDir, AT);
    for (const file of FILES) expect(await readFile(join(dataDir, file), 'utf8')).toBe(`as it was: ${file}`);
    const { mode } = await stat(join(dataDir, 'private/documents/7/passport'));
    expect(mode & 0o777).toBe(0o600);
    const restored = await startEmbedded({ dataDir });
    expect(await query(restored.url, 'select minor from money')).toEqual([{ minor: 1000 }]);
    await restored.stop();
    expect(await readFile(join(String(keptDir), 'postgres', 'PG_VERSION'), 'utf8')).toBe('18\n');
  });

  it('refuses to copy under a running platform', async () => {
    const cluster = await startEmbedded({ dataDir });
    const platform = new pg.Client({ connectionString: cluster.url });
    await platform.connect();
    await expect(backUp(dataDir, join(root, 'other'), AT)).rejects.toThrow(BackupError);
    await platform.end();
    await cluster.stop();
  });

  it('refuses a target that is not empty', async () => {
    await expect(backUp(dataDir, backupDir, AT)).rejects.toThrow('not empty');
  });

  it('refuses a damaged, incomplete or foreign backup and leaves the data directory alone', async () => {
    const manifestFile = join(backupDir, 'backup.json');
    const manifest = await readFile(manifestFile, 'utf8');
    const victim = join(backupDir, 'postgres', 'postgresql.conf');
    const content = await readFile(victim, 'utf8');

    await writeFile(victim, `${content}\n# touched`);
    await expect(restore(backupDir, dataDir, AT)).rejects.toThrow(/postgresql\.conf.*damaged/);
    await writeFile(victim, content);

    await writeFile(manifestFile, manifest.replace('"18"', '"17"'));
    await expect(restore(backupDir, dataDir, AT)).rejects.toThrow(ForeignDataDirError);

    await writeFile(manifestFile, '{');
    await expect(restore(backupDir, dataDir, AT)).rejects.toThrow('no complete backup');
    await writeFile(manifestFile, manifest);

    const cluster = await startEmbedded({ dataDir });
    expect(await query(cluster.url, 'select minor from money')).toEqual([{ minor: 1000 }]);
    await cluster.stop();
  });
});
