import { keptOrigin } from '../kernel/config/kept-origin.ts';
import { openConfiguredKeys } from '../kernel/crypto/configured-keys.ts';
import { createSecrets } from '../kernel/crypto/secrets.ts';
import { readConfig, systemClock } from '../kernel/index.ts';
import { giveGrant, GrantRefusedError } from '../modules/site/index.ts';
import { readOptions } from './read-options.ts';
import { REPOSITORY_DIR } from './repository-dir.ts';
import { runCommand } from './run-command.ts';
import { withDatabase } from './with-database.ts';

const USAGE =
  'usage: npm run override-grant -- --developer NAME --origins http://127.0.0.1:9101[,…] [--minutes 60]';

const OPTIONS = {
  developer: { type: 'string' },
  origins: { type: 'string' },
  minutes: { type: 'string', default: '60' },
} as const;

/** `npm run override-grant`: prints a link, good for one use, that lets a developer override modules for a while. */
await runCommand(async () => {
  const wish = readWish();
  const config = readConfig(process.env, REPOSITORY_DIR);
  const { overrideOrigins } = config;
  const { PORT, PUBLIC_ORIGIN } = process.env;
  // What the site was started with need not be said again.
  const kept =
    PORT === undefined && PUBLIC_ORIGIN === undefined ? await keptOrigin(config.dataDir) : undefined;
  const publicOrigin = kept ?? config.publicOrigin;
  const site = { publicOrigin, allowedOrigins: overrideOrigins, nowMs: systemClock.nowMs() };
  await withDatabase(config, async (db) => {
    const { ring } = await openConfiguredKeys(config, db, site.nowMs);
    console.log(await giveGrant(wish, { db, secrets: createSecrets(ring), ...site }));
  });
}, [GrantRefusedError]);

function readWish() {
  const { developer, origins, minutes } = readOptions(OPTIONS, USAGE);
  if (developer === undefined || origins === undefined) throw new RangeError(USAGE);
  if (!/^\d+$/.test(minutes)) throw new RangeError(`--minutes: "${minutes}" is no number\n${USAGE}`);
  const listed = origins.split(',').filter((origin) => origin !== '');
  return { developer, origins: listed, minutes: Number(minutes) };
}
