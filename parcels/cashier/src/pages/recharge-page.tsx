import type { PageProps } from '@paddock/contract';
import { activeAccount$, refreshAccounts } from '@paddock/shared-utils';
import { useFormat, useStream, useT } from '@paddock/shared-utils/react';
import { ErrorBlock, MoneyText, Panel, SkeletonText, useReady } from '@paddock/styleguide';

import styles from '../parts/cashier.module.css';
import { DepositForm } from '../parts/deposit-form.tsx';

/** Paying in (S2-20). */
export function RechargePage(_props: PageProps) {
  const t = useT('cashier');
  const common = useT('common');
  const { money } = useFormat();
  const value = useStream(activeAccount$);
  useReady(true);
  const account = 'account' in value ? value.account : null;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>
          {account !== null && (
            <>
              {t('into', { currency: account.iso })}{' '}
              <MoneyText>{money(account.moneyMinor, account.iso)}</MoneyText>
            </>
          )}
        </p>
      </div>
      {account !== null && <DepositForm key={account.id} account={account} />}
      {account === null && value.status === 'error' && (
        <ErrorBlock title={t('accountFailed')} retryLabel={common('retry')} onRetry={refreshAccounts} />
      )}
      {account === null && value.status !== 'error' && (
        <Panel padded>
          <SkeletonText lines={8} />
        </Panel>
      )}
    </div>
  );
}
