import { CURRENCIES } from '@paddock/contract';

import { readConfig, systemClock } from '../kernel/index.ts';
import { BASE_CURRENCY, publishRates } from '../modules/rates/index.ts';
import { REPOSITORY_DIR } from './repository-dir.ts';
import { withDatabase } from './with-database.ts';

/** `npm run rates -- USD=1.0832 GBP=0.84`: publishes what one euro is worth, from now on. */
const FIGURE = /^([A-Z]{3})=(\d{1,9})(?:\.(\d{1,9}))?$/;

function nanoOf(text: string): [currency: string, nano: bigint] | undefined {
  const [, currency = '', units = '', fraction = ''] = FIGURE.exec(text) ?? [];
  const nano = BigInt(`${units}${fraction.padEnd(9, '0')}` || '0');
  return CURRENCIES.has(currency) && currency !== BASE_CURRENCY && nano > 0n ? [currency, nano] : undefined;
}

const figures = process.argv.slice(2).map(nanoOf);
const rates = new Map(figures.filter((figure) => figure !== undefined));
if (rates.size === 0 || rates.size !== figures.length) {
  console.error(`usage: npm run rates -- USD=1.0832 GBP=0.84   (units for one ${BASE_CURRENCY})`);
  process.exit(2);
}
await withDatabase(readConfig(process.env, REPOSITORY_DIR), async (db) => {
  await publishRates(db, rates, 'cli', systemClock.nowMs());
  console.log(`published ${[...rates.keys()].join(', ')}`);
});
