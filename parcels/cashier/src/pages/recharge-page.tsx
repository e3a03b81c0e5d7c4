import { activeAccount$, refreshAccounts, type Account } from '@paddock/shared-utils';
import { useBalanceMask, useFormat, useStream, useT } from '@paddock/shared-utils/react';
import { ErrorBlock, MoneyText, PageLayout, Panel, SkeletonText, useReady } from '@paddock/styleguide';

import { DepositForm } from '../parts/deposit-form.tsx';

/** Paying in (S2-20). */
export function RechargePage() {
  const t = useT('cashier');
  const common = useT('common');
  const value = useStream(activeAccount$);
  useReady(true);
  const account = 'account' in value ? value.account : null;
  return (
    <PageLayout title={t('title')} lead={account !== null && <Into account={account} />}>
      {account !== null && <DepositForm key={account.id} account={account} />}
      {account === null && value.status === 'error' && (
        <ErrorBlock title={t('accountFailed')} retryLabel={common('retry')} onRetry={refreshAccounts} />
      )}
      {account === null && value.status !== 'error' && (
        <Panel padded>
          <SkeletonText lines={8} />
        </Panel>
      )}
    </PageLayout>
  );
}

function Into({ account }: { readonly account: Account }) {
  const t = useT('cashier');
  const { money } = useFormat();
  const mask = useBalanceMask();
  return (
    <>
      {t('into', { currency: account.iso })}{' '}
      <MoneyText {...mask}>{money(account.moneyMinor, account.iso)}</MoneyText>
    </>
  );
}
