import { readConfig } from '../kernel/index.ts';
import { BackupError, restore } from '../kernel/database/backup.ts';
import { ForeignDataDirError } from '../kernel/database/embedded.ts';
import { readPositionals } from './read-options.ts';
import { REPOSITORY_DIR } from './repository-dir.ts';
import { runCommand } from './run-command.ts';

/** `npm run restore -- BACKUP_DIR`: puts a verified backup in place of the embedded database and the files beside it. */
await runCommand(async () => {
  const [source = ''] = readPositionals({ least: 1, most: 1 }, 'usage: npm run restore -- BACKUP_DIR');
  const { dataDir } = readConfig(process.env, REPOSITORY_DIR);
  const keptDir = await restore(source, dataDir, new Date());
  console.log(`restored ${source} to ${dataDir}`);
  if (keptDir !== undefined) console.log(`what was there before is in ${keptDir}`);
}, [BackupError, ForeignDataDirError]);
