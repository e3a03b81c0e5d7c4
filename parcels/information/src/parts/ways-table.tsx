import type { PaymentWaysView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { EmptyState, Icon, MoneyText, Skeleton, type IconName } from '@paddock/styleguide';
import { Table, type TableColumn } from '@paddock/styleguide/forms';

import styles from './payment.module.css';

export type PaymentWay = PaymentWaysView['ways'][number];
export type Direction = 'deposit' | 'withdrawal';

/** As the cashier draws them. */
const ICON_OF_KIND: Readonly<Record<PaymentWay['kind'], IconName>> = {
  card: 'card',
  bank: 'bank',
  wallet: 'wallet',
};

interface WaysTableProps {
  readonly direction: Direction;
  readonly currency: string;
  readonly ways: readonly PaymentWay[];
}

/** Every way with its least and most a payment, how long it takes and what it costs. */
export function WaysTable({ direction, currency, ways }: WaysTableProps) {
  const t = useT('information');
  const { amount } = useFormat();
  const money = (decimal: string) => <MoneyText>{amount(decimal, currency)}</MoneyText>;
  const columns: readonly TableColumn<PaymentWay>[] = [
    {
      id: 'way',
      header: t('payment.way'),
      primary: true,
      cell: ({ name, kind }) => (
        <span className={styles.way}>
          <Icon name={ICON_OF_KIND[kind]} />
          <span>
            {name} <span className={styles.kind}>{t(`payment.kind.${kind}`)}</span>
          </span>
        </span>
      ),
    },
    { id: 'min', header: t('payment.min'), align: 'end', cell: (way) => money(way[direction].min) },
    { id: 'max', header: t('payment.max'), align: 'end', cell: (way) => money(way[direction].max) },
    {
      id: 'time',
      header: t('payment.time'),
      cell: (way) => t(`payment.arrives.${way[direction].arrives}`, { count: way[direction].within }),
    },
    {
      id: 'cost',
      header: t('payment.cost'),
      cell: (way) => {
        const { fee } = way[direction];
        return Number(fee) === 0 ? t('payment.free') : money(fee);
      },
    },
  ];
  return (
    <Table
      caption={t(`payment.${direction}.title`)}
      columns={columns}
      rows={ways}
      rowKey={({ id }) => id}
      empty={
        <EmptyState icon="bank" title={t('payment.none', { currency })} message={t('payment.noneText')} />
      }
    />
  );
}

/** Places that stand before the ways are known. */
const PLACES = ['first', 'second', 'third', 'fourth'] as const;

/** As tall as the table of as many ways. */
export function WaysSkeleton() {
  return (
    <div className={styles.waiting}>
      {PLACES.map((place) => (
        <Skeleton key={place} shape="block" height="100%" />
      ))}
    </div>
  );
}
