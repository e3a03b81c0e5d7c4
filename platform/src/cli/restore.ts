import { readConfig } from '../kernel/index.ts';
import { BackupError, restore } from '../kernel/database/backup.ts';
import { ForeignDataDirError } from '../kernel/database/embedded.ts';
import { REPOSITORY_DIR } from './repository-dir.ts';

/** `npm run restore -- BACKUP_DIR`: puts a verified backup in place of the embedded database. */
const config = readConfig(process.env, REPOSITORY_DIR);
const source = process.argv[2];
try {
  if (source === undefined) throw new BackupError('usage: npm run restore -- BACKUP_DIR');
  const keptDir = await restore(source, config.dataDir, new Date());
  console.log(`restored ${source} to ${config.dataDir}`);
  if (keptDir !== undefined) console.log(`what was there before is in ${keptDir}`);
} catch (error) {
  if (!(error instanceof BackupError) && !(error instanceof ForeignDataDirError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
