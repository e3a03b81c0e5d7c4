import { visitorCurrency } from '@paddock/contract';
import { activeAccount$ } from '@paddock/shared-utils';
import { useSiteConfig, useStreamValue } from '@paddock/shared-utils/react';

/** Of the currencies that something has figures for, the one in use, else that of the site, else the first. */
export function useOwnCurrency(currencies: readonly string[]): string {
  const iso = useStreamValue(activeAccount$, (active) =>
    'account' in active ? active.account.iso : undefined,
  );
  const usual = useSiteConfig(visitorCurrency);
  return [iso, usual].find((one) => one !== undefined && currencies.includes(one)) ?? currencies[0] ?? 'EUR';
}
