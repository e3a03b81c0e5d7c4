import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

import { query } from '../../testing/query.ts';
import { backUp, BackupError, restore } from './backup.ts';
import { ForeignDataDirError, startEmbedded, stopCluster } from './embedded.ts';
import { quickFolder } from '../../testing/quick-folder.ts';

const AT = new Date('2026-11-21T12:00:00Z');

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
    const keptDir = await restore(backupDir, dataDir, AT);
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
