import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { systemClock } from '../kernel/index.ts';
import { createWalletClient, runConformance, sendOverHttp } from '../modules/game-wallet/index.ts';
import { readOptions } from './read-options.ts';
import { runCommand } from './run-command.ts';

const USAGE =
  'usage: npm run wallet:conformance -- URL --key COMPANY.KEY (--secret TEXT | --private FILE.pem) --session TOKEN ' +
  '--game GAME [--currency EUR] [--unit 1.00]';
const text = { type: 'string' } as const;

/** `npm run wallet:conformance -- URL …`: tries an operator's wallet by the whole contract (docs/game-wallet.md). */
await runCommand(async () => {
  const [url, ...words] = process.argv.slice(2);
  const options = {
    key: text,
    secret: text,
    private: text,
    session: text,
    game: text,
    currency: { type: 'string', default: 'EUR' },
    unit: { type: 'string', default: '1.00' },
  } as const;
  const values = readOptions(options, USAGE, words);
  const { key: keyName, secret, private: file, session, game, currency, unit } = values;
  if (
    url === undefined ||
    !URL.canParse(url) ||
    keyName === undefined ||
    session === undefined ||
    game === undefined
  )
    throw new RangeError(USAGE);
  if ((secret === undefined) === (file === undefined)) throw new RangeError(USAGE);
  const key =
    file === undefined
      ? ({ algorithm: 'hmac-sha256', secret: Buffer.from(secret ?? '') } as const)
      : ({ algorithm: 'rsa-sha256', privateKey: readFileSync(file, 'utf8') } as const);
  const call = createWalletClient({
    keyName,
    key,
    send: sendOverHttp(url),
    nowMs: () => systemClock.nowMs(),
  });
  const run = randomBytes(6).toString('hex');
  const results = await runConformance({ session, game, currency, unit }, call, run);
  for (const { rule, broken } of results)
    console.log(broken === undefined ? `ok      ${rule}` : `BROKEN  ${rule}\n        ${broken}`);
  const broken = results.filter((one) => one.broken !== undefined).length;
  console.log(
    broken === 0 ? `all ${results.length} rules hold` : `${broken} of ${results.length} rules are broken`,
  );
  if (broken > 0) process.exitCode = 1;
});
