import type { Account } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';

/** What an account is called in a statement: its currency, and that it is bonus money where it is. */
export function useAccountName(): (account: Pick<Account, 'kind' | 'iso'>) => string {
  const t = useT('office');
  return ({ kind, iso }) => (kind === 'bonus' ? `${t('statement.bonusMoney')}, ${iso}` : iso);
}
