import type { ReactNode } from 'react';
import { activeAccount$, refreshAccounts, type Account } from '@paddock/shared-utils';
import { useBalanceMask, useFormat, useStream, useT } from '@paddock/shared-utils/react';
import { ErrorBlock, MoneyText, Panel, SkeletonText } from '@paddock/styleguide';

/** What is drawn of the account in use, and what stands until it is known. */
export function RechargeAccount({ children }: { readonly children: (account: Account) => ReactNode }) {
  const t = useT('cashier');
  const common = useT('common');
  const value = useStream(activeAccount$);
  if ('account' in value) return children(value.account);
  if (value.status === 'error') {
    return <ErrorBlock title={t('accountFailed')} retryLabel={common('retry')} onRetry={refreshAccounts} />;
  }
  return (
    <Panel padded>
      <SkeletonText lines={8} />
    </Panel>
  );
}

/** Which account the money comes to, and what is there. */
export function RechargeInto() {
  const t = useT('cashier');
  const { money } = useFormat();
  const mask = useBalanceMask();
  const value = useStream(activeAccount$);
  const account = 'account' in value ? value.account : null;
  if (account === null) return null;
  return (
    <>
      {t('into', { currency: account.iso })}{' '}
      <MoneyText {...mask}>{money(account.moneyMinor, account.iso)}</MoneyText>
    </>
  );
}
