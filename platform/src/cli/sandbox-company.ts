import { runSandboxCompany } from '../sandbox-company/sandbox-company.ts';
import { readOptions } from './read-options.ts';
import { runCommand } from './run-command.ts';

const USAGE =
  'usage: SANDBOX_COMPANY_SECRET=… npm run sandbox-company -- --site ORIGIN --key COMPANY.KEY --port PORT ' +
  '[--host 127.0.0.1] [--seed paddock]';
const text = { type: 'string' } as const;
const HIGHEST_PORT = 65_535;

/** `npm run sandbox-company`: a game company that is made up, for a site that knows its key (docs/game-wallet.md). */
await runCommand(async () => {
  const { site, key, port, host, seed } = readOptions(
    {
      ...{ site: text, key: text, port: text },
      host: { ...text, default: '127.0.0.1' },
      seed: { ...text, default: 'paddock' },
    },
    USAGE,
  );
  const secret = process.env['SANDBOX_COMPANY_SECRET'];
  if (secret === undefined || key === undefined || site === undefined || !URL.canParse(site))
    throw new RangeError(USAGE);
  const at = Number(port);
  if (!Number.isInteger(at) || at < 1 || at > HIGHEST_PORT) throw new RangeError(USAGE);
  // Started by a product, it ends with it, however that ends.
  process.on('disconnect', () => process.exit());
  await runSandboxCompany({ site: new URL(site).origin, keyName: key, secret, host, port: at, seed });
  console.log(`The sandbox company's games are at http://${host}:${at}/play`);
});
