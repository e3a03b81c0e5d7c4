import { CURRENCIES } from '@paddock/contract';

import { readConfig, systemClock } from '../kernel/index.ts';
import { BASE_CURRENCY, publishRates } from '../modules/rates/index.ts';
import { readPositionals } from './read-options.ts';
import { REPOSITORY_DIR } from './repository-dir.ts';
import { runCommand } from './run-command.ts';
import { withDatabase } from './with-database.ts';

const USAGE = `usage: npm run rates -- USD=1.0832 GBP=0.84   (units for one ${BASE_CURRENCY})`;

/** `npm run rates -- USD=1.0832 GBP=0.84`: publishes what one euro is worth, from now on. */
const FIGURE = /^([A-Z]{3})=(\d{1,9})(?:\.(\d{1,9}))?$/;

function nanoOf(text: string): [currency: string, nano: bigint] | undefined {
  const [, currency = '', units = '', fraction = ''] = FIGURE.exec(text) ?? [];
  const nano = BigInt(`${units}${fraction.padEnd(9, '0')}` || '0');
  return CURRENCIES.has(currency) && currency !== BASE_CURRENCY && nano > 0n ? [currency, nano] : undefined;
}

await runCommand(() => {
  const words = readPositionals({ least: 1, most: CURRENCIES.size }, USAGE);
  const rates = new Map(
    words.map((word) => {
      const figure = nanoOf(word);
      if (figure === undefined) throw new RangeError(`${word} is no rate\n${USAGE}`);
      return figure;
    }),
  );
  return withDatabase(readConfig(process.env, REPOSITORY_DIR), async (db) => {
    await publishRates(db, rates, 'cli', systemClock.nowMs());
    console.log(`published ${[...rates.keys()].join(', ')}`);
  });
});
