import { join } from 'node:path';

import { runningPort, startEmbedded } from '../kernel/database/embedded.ts';
import { openDatabase, readConfig } from '../kernel/index.ts';
import { auditLedger } from '../modules/wallet/index.ts';
import { REPOSITORY_DIR } from './repository-dir.ts';

/** `npm run ledger:audit`: reads the whole ledger and reports every broken invariant; exit code 1 when there is one. */
const config = readConfig(process.env, REPOSITORY_DIR);
const wasRunning = (await runningPort(join(config.dataDir, 'postgres'))) !== undefined;
const embedded =
  config.databaseUrl === undefined ? await startEmbedded({ dataDir: config.dataDir }) : undefined;
const open = openDatabase(config.databaseUrl ?? embedded?.url ?? '');
try {
  const { problems, sums, house, transfers, postings } = await auditLedger(open.db);
  console.log(`${transfers} transfers, ${postings} postings`);
  for (const [currency, sum] of Object.entries(sums)) console.log(`sum ${currency}: ${sum}`);
  for (const [account, sum] of Object.entries(house)) console.log(`house ${account}: ${sum} (minor units)`);
  for (const { rule, detail } of problems) console.error(`${rule}: ${detail}`);
  if (problems.length > 0) process.exitCode = 1;
} finally {
  await open.close();
  // A database that serves a running platform is left alone.
  if (!wasRunning) await embedded?.stop();
}
