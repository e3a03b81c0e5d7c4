import { useMemo } from 'react';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, usePages, useT } from '@paddock/shared-utils/react';
import { Badge, MoneyText, TextLink } from '@paddock/styleguide';
import type { TableColumn } from '@paddock/styleguide/forms';

import { paymentSign, paymentTone, type PaymentRow } from '../model/payment-row.ts';
import styles from './office.module.css';
import { PagedTable } from './paged-table.tsx';
import { paymentsReader, type PaymentFilter } from './read-payments.ts';
import { useTimeColumn } from './use-time-column.ts';

interface PaymentsTableProps {
  readonly filter: PaymentFilter;
  readonly isIncludeArchive: boolean;
}

/** Deposits and withdrawals with what became of them, newest first. */
export function PaymentsTable({ filter, isIncludeArchive }: PaymentsTableProps) {
  const t = useT('office');
  const read = useMemo(() => paymentsReader(filter, isIncludeArchive), [filter, isIncludeArchive]);
  const { value, more, reload } = usePages({
    key: `payments ${filter} ${isIncludeArchive}`,
    on: ['payment'],
    readPage: read,
  });
  const columns = usePaymentColumns();
  return (
    <PagedTable
      caption={t('seo.payments.title')}
      columns={columns}
      value={value}
      rowKey={({ kind, id }) => `${kind} ${id}`}
      empty={{ title: t(`payments.empty.${filter}.title`), message: t(`payments.empty.${filter}.text`) }}
      onMore={more}
      onRetry={reload}
    />
  );
}

function usePaymentColumns(): readonly TableColumn<PaymentRow>[] {
  const t = useT('office');
  const format = useFormat();
  const time = useTimeColumn(t('statement.at'));
  return [
    { id: 'at', header: time.header, dim: true, cell: ({ atMs }) => time.at(atMs) },
    { id: 'what', header: t('statement.kind'), primary: true, cell: (row) => <What row={row} /> },
    { id: 'number', header: t('payments.number'), dim: true, cell: ({ id }) => id },
    {
      id: 'status',
      header: t('payments.status'),
      cell: (row) => (
        <Badge tone={paymentTone(row)}>
          {t(`payments.${row.kind === 'deposit' ? 'is' : 'withdrawalIs'}.${row.status}`)}
        </Badge>
      ),
    },
    {
      id: 'sum',
      header: t('statement.amount'),
      align: 'end',
      cell: (row) => <MoneyText>{`${paymentSign(row)}${format.amount(row.amount, row.currency)}`}</MoneyText>,
    },
    { id: 'help', header: t('payments.help'), align: 'end', cell: (row) => <Ask row={row} /> },
  ];
}

/** Leads to all there is to know of a payment, and to the form that asks about it (S2-31). */
function Ask({ row: { kind, id } }: { readonly row: PaymentRow }) {
  const t = useT('office');
  const topic = kind === 'deposit' ? 1 : 2;
  return (
    <TextLink
      href={hrefFor(`/office/payment/create-request/${topic}/transactions/${id}`)}
      aria-label={t('payments.askLong', { id })}
    >
      {t('payments.ask')}
    </TextLink>
  );
}

/** A withdrawal leads to its page, where its steps are. */
function What({ row }: { readonly row: PaymentRow }) {
  const t = useT('office');
  if (row.kind === 'deposit') return t('payments.deposit');
  return (
    <>
      <TextLink href={hrefFor(`/office/deduce/${row.id}`)}>{t('payments.withdrawal')}</TextLink>
      <span className={styles.to}>{row.to}</span>
    </>
  );
}
