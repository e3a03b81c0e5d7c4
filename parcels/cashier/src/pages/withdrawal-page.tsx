import { useRef } from 'react';
import type { PageProps } from '@paddock/contract';
import type { WithdrawalView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import {
  EmptyState,
  ErrorBlock,
  LinkButton,
  PageLayout,
  Panel,
  SkeletonText,
  TextLink,
  useReady,
} from '@paddock/styleguide';

import { paymentPath } from '../model/request-paths.ts';
import { CancelWithdrawal } from '../parts/cancel-withdrawal.tsx';
import { LatestWithdrawals } from '../parts/latest-withdrawals.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { isUnknown, useWithdrawal } from '../parts/use-withdrawal.ts';
import { WithdrawalTimeline } from '../parts/withdrawal-timeline.tsx';
import styles from '../parts/withdrawal.module.css';

/** One withdrawal (S2-24): how it stands, what happened when, what comes next. It follows the server by itself. */
export function WithdrawalPage({ params }: PageProps) {
  const t = useT('cashier');
  const common = useT('common');
  const id = params['id'] ?? '';
  const read = useWithdrawal(id);
  const { value, reload } = read;
  useReady(true);
  const withdrawal = value.status === 'ready' ? value.data : null;
  return (
    <PageLayout title={t('withdraw.one')} lead={t('withdraw.number', { id })}>
      <div className={styles.columns}>
        <Panel padded bleed aria-busy={value.status === 'loading' || undefined}>
          {value.status === 'loading' && <SkeletonText lines={10} />}
          {isUnknown(read) && <NoSuchWithdrawal />}
          {value.status === 'error' && !isUnknown(read) && (
            <ErrorBlock title={t('withdraw.oneFailed')} retryLabel={common('retry')} onRetry={reload} />
          )}
          {withdrawal !== null && <Standing withdrawal={withdrawal} onCancelled={reload} />}
        </Panel>
        <LatestWithdrawals title={t('withdraw.others')} none={t('withdraw.noOthers')} exceptId={id} />
      </div>
    </PageLayout>
  );
}

function NoSuchWithdrawal() {
  const t = useT('cashier');
  return (
    <EmptyState
      icon="help"
      title={t('withdrawResult.unknown.title')}
      message={t('withdrawResult.unknown.text')}
      action={<LinkButton href={hrefFor('/office/historypay')}>{t('result.toPayments')}</LinkButton>}
    />
  );
}

interface StandingProps {
  readonly withdrawal: WithdrawalView;
  readonly onCancelled: () => void;
}

function Standing({ withdrawal, onCancelled }: StandingProps) {
  const t = useT('cashier');
  const { amount } = useFormat();
  const { status, method, mask, currency } = withdrawal;
  const sentence = useRef<HTMLParagraphElement>(null);

  function onTakenBack(): void {
    onCancelled();
    // The button that was pressed goes away; what it did is said here.
    sentence.current?.focus();
  }

  return (
    <div className={styles.stack} data-testid="withdrawal" data-status={status}>
      <div className={styles.stackTight}>
        <h2 className={styles.sum}>
          {amount(withdrawal.amount, currency)} <StatusBadge status={status} />
        </h2>
        <p className={styles.note}>
          {t('withdraw.to')} {method} <bdi>{mask}</bdi>
        </p>
        {/* Read out with each change: the timeline below is long. */}
        <p ref={sentence} tabIndex={-1} className={styles.sentence} role="status">
          {t(`withdraw.now.${status}`)}
        </p>
      </div>
      <WithdrawalTimeline withdrawal={withdrawal} />
      <CancelWithdrawal withdrawal={withdrawal} onCancelled={onTakenBack} />
      <p className={styles.note}>
        <TextLink href={hrefFor(paymentPath('withdrawal', withdrawal.id))}>{t('requests.wrong')}</TextLink>
      </p>
    </div>
  );
}
