import { currencyOf, type AmountMinor } from '@paddock/contract';
import { storageItem, type StorageItem } from '@paddock/shared-utils';

/** Play money to begin with, in units of the currency. */
const FIRST_UNITS = 1_000n;

export const firstDemoMinor = (currency: string): AmountMinor =>
  FIRST_UNITS * 10n ** BigInt(currencyOf(currency).exponent);

/** The play money of a browser by currency, minor units in digits: it lasts over games and reloads, and is worth nothing. */
export const demoBalances = (): StorageItem<Readonly<Record<string, string>>> =>
  storageItem({
    key: 'originals.demo',
    version: 1,
    fallback: {},
    parse: (stored) => (isBalances(stored) ? stored : undefined),
  });

function isBalances(stored: unknown): stored is Readonly<Record<string, string>> {
  if (typeof stored !== 'object' || stored === null) return false;
  return Object.values(stored).every((value) => typeof value === 'string' && /^\d{1,18}$/.test(value));
}
