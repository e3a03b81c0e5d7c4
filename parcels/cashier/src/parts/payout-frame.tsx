import type { ReactNode } from 'react';
import type { PayoutOptionsView } from '@paddock/contract/schemas';
import { activeAccount$, refreshAccounts, type Account } from '@paddock/shared-utils';
import { useBalanceMask, useFormat, useStream, useT } from '@paddock/shared-utils/react';
import { ErrorBlock, MoneyText, PageLayout, Panel, SkeletonText, useReady } from '@paddock/styleguide';

import { bounds } from '../model/withdrawal-check.ts';
import { usePayoutLocks } from './use-payout-locks.ts';
import { usePayouts } from './use-payouts.ts';

interface PayoutFrameProps {
  /** What is drawn once it is known where the account's money can go. */
  readonly children: (account: Account, options: PayoutOptionsView, reload: () => void) => ReactNode;
}

/** What both pages of withdrawing stand in: which account, how much of it can go, and what came instead of an answer. */
export function PayoutFrame({ children }: PayoutFrameProps) {
  const t = useT('cashier');
  const common = useT('common');
  const known = useStream(activeAccount$);
  const account = 'account' in known ? known.account : null;
  const { value, reload } = usePayouts(account?.id ?? null);
  useReady(true);
  const isAccountLost = account === null && known.status === 'error';
  return (
    <PageLayout
      title={t('seo.deduce.title')}
      lead={account !== null && value.status === 'ready' ? <Available options={value.data} /> : null}
    >
      {isAccountLost && (
        <ErrorBlock title={t('accountFailed')} retryLabel={common('retry')} onRetry={refreshAccounts} />
      )}
      {account !== null && value.status === 'error' && (
        <ErrorBlock title={t('withdraw.optionsFailed')} retryLabel={common('retry')} onRetry={reload} />
      )}
      {!isAccountLost && value.status === 'loading' && (
        <Panel padded bleed aria-busy>
          <SkeletonText lines={8} />
        </Panel>
      )}
      {account !== null && value.status === 'ready' && children(account, value.data, reload)}
    </PageLayout>
  );
}

function Available({ options }: { readonly options: PayoutOptionsView }) {
  const t = useT('cashier');
  const { amount } = useFormat();
  const mask = useBalanceMask();
  const isLocked = usePayoutLocks(options).length > 0;
  const canGo = !isLocked && options.instruments.some((one) => bounds(options, one) !== undefined);
  return (
    <>
      {t(canGo ? 'withdraw.from' : 'withdraw.fromClosed', { currency: options.currency })}{' '}
      <MoneyText {...mask}>{amount(options.available, options.currency)}</MoneyText>
    </>
  );
}
