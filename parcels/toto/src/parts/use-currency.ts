import { visitorCurrency } from '@paddock/contract';
import { activeAccount$ } from '@paddock/shared-utils';
import { useSiteConfig, useStreamValue } from '@paddock/shared-utils/react';

/** The currency whose draws are shown: of the account in use, or of the site. */
export function useCurrency(): string {
  const iso = useStreamValue(activeAccount$, (active) =>
    'account' in active ? active.account.iso : undefined,
  );
  const usual = useSiteConfig(visitorCurrency);
  return iso ?? usual ?? 'EUR';
}
