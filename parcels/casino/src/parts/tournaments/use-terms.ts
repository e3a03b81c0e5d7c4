import type { TournamentView } from '@paddock/contract/schemas';
import { visitorCurrency } from '@paddock/contract';
import { activeAccount$ } from '@paddock/shared-utils';
import { useSiteConfig, useStreamValue } from '@paddock/shared-utils/react';

import { termsFor } from '../../model/tournament.ts';

/** The terms to show: of the currency the player takes part with, of the account in use, of the site, or the first. */
export function useTerms({ currencies, mine }: Pick<TournamentView, 'currencies' | 'mine'>) {
  const iso = useStreamValue(activeAccount$, (active) =>
    'account' in active ? active.account.iso : undefined,
  );
  const usual = useSiteConfig(visitorCurrency);
  return termsFor(currencies, [mine?.currency, iso, usual]);
}
