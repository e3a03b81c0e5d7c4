import type { WithdrawalView } from '@paddock/contract/schemas';
import { api, hrefFor } from '@paddock/shared-utils';
import { useFormat, useRead, useT, useReadWords } from '@paddock/shared-utils/react';
import { MoneyText, Panel, SectionHeader, SkeletonText, TextLink, ReadView } from '@paddock/styleguide';

import styles from './withdrawal.module.css';
import { StatusBadge } from './status-badge.tsx';

const SHOWN = 4;

interface LatestWithdrawalsProps {
  readonly title: string;
  /** Said when there are none. */
  readonly none: string;
  /** One that is on show already. */
  readonly exceptId?: string;
}

/** The player's last withdrawals and how they stand; all are on the page of payments. */
export function LatestWithdrawals({ title, none, exceptId }: LatestWithdrawalsProps) {
  const t = useT('cashier');
  const failed = t('withdraw.latestFailed');
  const words = useReadWords({ slow: failed, failed });
  const { value, reload } = useRead({
    key: 'withdrawals',
    on: ['payment'],
    read: (signal) => api.get('/web-api/cashier/withdrawals', { signal }),
  });
  return (
    <Panel padded bleed data-testid="latest-withdrawals">
      <SectionHeader
        title={title}
        actions={<TextLink href={hrefFor('/office/historypay')}>{t('result.toPayments')}</TextLink>}
      />
      <ReadView value={value} reload={reload} words={words} skeleton={<SkeletonText lines={6} />}>
        {({ withdrawals }) => (
          <Rows none={none} withdrawals={withdrawals.filter(({ id }) => id !== exceptId).slice(0, SHOWN)} />
        )}
      </ReadView>
    </Panel>
  );
}

interface RowsProps {
  readonly none: string;
  readonly withdrawals: readonly WithdrawalView[];
}

function Rows({ none, withdrawals }: RowsProps) {
  const format = useFormat();
  if (withdrawals.length === 0) return <p className={styles.note}>{none}</p>;
  return (
    <ul className={styles.list}>
      {withdrawals.map(({ id, status, amount, currency, method, mask, timeline }) => (
        <li key={id} className={styles.stackTight} data-withdrawal={id}>
          <span className={styles.row}>
            <TextLink href={hrefFor(`/office/deduce/${id}`)}>
              {method} <bdi>{mask}</bdi>
            </TextLink>
            <MoneyText>{format.amount(amount, currency)}</MoneyText>
          </span>
          <span className={styles.row}>
            <span className={styles.dim}>{format.dateTime(timeline[0]?.atMs ?? 0)}</span>
            <StatusBadge status={status} />
          </span>
        </li>
      ))}
    </ul>
  );
}
