import { join } from 'node:path';

import { readConfig } from '../kernel/index.ts';
import { backUp, BackupError } from '../kernel/database/backup.ts';
import { REPOSITORY_DIR } from './repository-dir.ts';

/** `npm run backup [-- TARGET_DIR]`: copies the stopped embedded database. */
const config = readConfig(process.env, REPOSITORY_DIR);
const at = new Date();
const target =
  process.argv[2] ?? join(config.dataDir, '..', 'backups', at.toISOString().replace(/[:.]/g, '-'));
try {
  const files = await backUp(config.dataDir, target, at);
  console.log(`backed up ${files} files of ${config.dataDir} to ${target}, each verified`);
} catch (error) {
  if (!(error instanceof BackupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
