import { join } from 'node:path';

import { readConfig } from '../kernel/index.ts';
import { backUp, BackupError } from '../kernel/database/backup.ts';
import { readPositionals } from './read-options.ts';
import { REPOSITORY_DIR } from './repository-dir.ts';
import { runCommand } from './run-command.ts';

/** `npm run backup [-- TARGET_DIR]`: copies the stopped embedded database and the files beside it. */
await runCommand(async () => {
  const [folder] = readPositionals({ least: 0, most: 1 }, 'usage: npm run backup [-- TARGET_DIR]');
  const { dataDir } = readConfig(process.env, REPOSITORY_DIR);
  const at = new Date();
  const target = folder ?? join(dataDir, '..', 'backups', at.toISOString().replace(/[:.]/g, '-'));
  const files = await backUp(dataDir, target, at);
  console.log(`backed up ${files} files of ${dataDir} to ${target}, each verified`);
}, [BackupError]);
