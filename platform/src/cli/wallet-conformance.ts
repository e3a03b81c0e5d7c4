import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { systemClock } from '../kernel/index.ts';
import {
  createHub88Client,
  createSoftswissClient,
  createWalletClient,
  runConformance,
  sendOverHttp,
  type CallWallet,
  type ConformanceNeed,
} from '../modules/game-wallet/index.ts';
import { readOptions } from './read-options.ts';
import { runCommand } from './run-command.ts';

const USAGE = [
  'usage: npm run wallet:conformance -- URL --key COMPANY.KEY (--secret TEXT | --private FILE.pem) --session TOKEN',
  '  --game GAME [--currency EUR] [--unit 1.00] [--rounds]',
  'or, with the address of the wallet itself: URL --dialect hub88 --private FILE.pem --user USER --session TOKEN --game GAME',
  'or: URL --dialect softswiss --secret TEXT --user USER --game GAME',
].join('\n');
const text = { type: 'string' } as const;

interface Tried {
  readonly call: CallWallet;
  readonly session: string;
  readonly lacks: readonly ConformanceNeed[];
}

/** `npm run wallet:conformance -- URL …`: tries an operator's wallet by the whole contract (docs/game-wallet.md). */
await runCommand(async () => {
  const [url, ...words] = process.argv.slice(2);
  const options = {
    ...{ key: text, secret: text, private: text, session: text, game: text, dialect: text, user: text },
    currency: { type: 'string', default: 'EUR' },
    unit: { type: 'string', default: '1.00' },
    rounds: { type: 'boolean', default: false },
  } as const;
  const values = readOptions(options, USAGE, words);
  const { game, currency, unit } = values;
  if (url === undefined || !URL.canParse(url) || game === undefined) throw new RangeError(USAGE);
  const { call, session, lacks } = triedBy(url, { ...values, game });
  const run = randomBytes(6).toString('hex');
  const results = await runConformance({ session, game, currency, unit }, call, run, lacks);
  for (const { rule, broken } of results)
    console.log(broken === undefined ? `ok      ${rule}` : `BROKEN  ${rule}\n        ${broken}`);
  const broken = results.filter((one) => one.broken !== undefined).length;
  console.log(
    broken === 0 ? `all ${results.length} rules hold` : `${broken} of ${results.length} rules are broken`,
  );
  if (broken > 0) process.exitCode = 1;
});

interface Given {
  readonly key?: string | undefined;
  readonly secret?: string | undefined;
  readonly private?: string | undefined;
  readonly session?: string | undefined;
  readonly dialect?: string | undefined;
  readonly user?: string | undefined;
  /** Whether the wallet can be asked for rounds. */
  readonly rounds: boolean;
  readonly game: string;
  readonly currency: string;
}

/** Who calls, in which shape. @throws RangeError where something for it is missing */
function triedBy(url: string, given: Given): Tried {
  const { key: keyName, secret, private: file, session, dialect, user, game, currency, rounds } = given;
  if (dialect === undefined) {
    if (keyName === undefined || session === undefined || (secret === undefined) === (file === undefined))
      throw new RangeError(USAGE);
    const key =
      file === undefined
        ? ({ algorithm: 'hmac-sha256', secret: Buffer.from(secret ?? '') } as const)
        : ({ algorithm: 'rsa-sha256', privateKey: readFileSync(file, 'utf8') } as const);
    const nowMs = () => systemClock.nowMs();
    const lacks = rounds ? [] : (['rounds'] as const);
    return { call: createWalletClient({ keyName, key, send: sendOverHttp(url), nowMs }), session, lacks };
  }
  // What is called stands below the wallet's own address.
  const send = sendOverHttp(url.endsWith('/') ? url : `${url}/`);
  if (user === undefined) throw new RangeError(USAGE);
  if (dialect === 'hub88' && file !== undefined && session !== undefined) {
    const at = { user, session, game, currency, send, privateKey: readFileSync(file, 'utf8') };
    return { call: createHub88Client(at), session, lacks: ['bet-and-win', 'time', 'rounds'] };
  }
  if (dialect === 'softswiss' && secret !== undefined) {
    // A session is named by its player: any text stands for it, and any other for nobody's.
    const at = { user, session: user, game, currency, send, secret: Buffer.from(secret) };
    return { call: createSoftswissClient(at), session: user, lacks: ['time', 'rounds'] };
  }
  throw new RangeError(USAGE);
}
