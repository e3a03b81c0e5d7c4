import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { runningPort, startEmbedded, stopCluster } from '../kernel/database/embedded.ts';
import { openDatabase, readConfig, type OpenDatabase } from '../kernel/index.ts';
import { query } from '../testing/query.ts';
import { quickFolder } from '../testing/quick-folder.ts';
import { withDatabase } from './with-database.ts';

describe('the database of a command', () => {
  let dataDir: string;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(quickFolder(), 'paddock-command-'));
    await chmod(dataDir, 0o755);
  });
  afterEach(async () => {
    await stopCluster(join(dataDir, 'postgres'));
    await rm(dataDir, { recursive: true, force: true });
  });

  it('is stopped after it, but not under a platform that began meanwhile', async () => {
    const config = readConfig({ DATA_DIR: dataDir }, dataDir);
    await withDatabase(config, () => Promise.resolve());
    expect(await runningPort(join(dataDir, 'postgres'))).toBeUndefined();

    let platform: OpenDatabase | undefined;
    let url = '';
    await withDatabase(config, async () => {
      ({ url } = await startEmbedded({ dataDir }));
      platform = openDatabase(url);
      await platform.pool.query('select 1');
    });
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await platform?.close();
  });
});
