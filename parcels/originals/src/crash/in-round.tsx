import type { TableBetView, TableTotals } from '@paddock/contract';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { CountBadge, EmptyState, MoneyText, Panel, SectionHeader } from '@paddock/styleguide';
import { Table, type TableColumn } from '@paddock/styleguide/forms';

import styles from './crash.module.css';
import { useTimes } from './use-times.ts';

interface InRoundProps {
  readonly bets: readonly TableBetView[];
  readonly totals: TableTotals;
  /** Ids of the player's own. */
  readonly own: ReadonlySet<string>;
  readonly isRunning: boolean;
}

/** Who is in the round: the largest stakes by shortened names, the others counted. */
export function InRound({ bets, totals, own, isRunning }: InRoundProps) {
  const t = useT('originals');
  const { amount } = useFormat();
  const times = useTimes();
  const columns: readonly TableColumn<TableBetView>[] = [
    {
      id: 'who',
      header: t('crash.round.player'),
      cell: ({ id, who }) => (own.has(id) ? <b>{t('crash.round.you')}</b> : who),
      primary: true,
    },
    {
      id: 'stake',
      header: t('crash.round.stake'),
      align: 'end',
      cell: ({ stake, currency }) => <MoneyText>{amount(stake, currency)}</MoneyText>,
    },
    {
      id: 'at',
      header: t('crash.round.at'),
      align: 'end',
      cell: ({ collectedMilli }) =>
        collectedMilli === null ? (isRunning ? t('crash.round.flying') : '–') : times(collectedMilli),
    },
    {
      id: 'paid',
      header: t('crash.round.paid'),
      align: 'end',
      cell: ({ paid, currency }) => (paid === null ? '' : <MoneyText>{amount(paid, currency)}</MoneyText>),
    },
  ];
  return (
    <Panel bleed data-testid="crash-round">
      <SectionHeader
        title={t('crash.round.title')}
        actions={
          <CountBadge count={totals.bets} max={9999} label={t('crash.round.count', { count: totals.bets })} />
        }
      />
      {bets.length === 0 ? (
        <EmptyState icon="user" title={t('crash.round.none')} />
      ) : (
        <Table caption={t('crash.round.title')} columns={columns} rows={bets} rowKey={({ id }) => id} />
      )}
      <p className={styles.foot}>
        {totals.bets > bets.length && `${t('crash.round.more', { count: totals.bets - bets.length })} `}
        {t('crash.round.names')}{' '}
        {totals.byCurrency.map(({ currency, staked, paid }) => (
          <span key={currency}>
            {t('crash.round.sum', { staked: amount(staked, currency), paid: amount(paid, currency) })}{' '}
          </span>
        ))}
      </p>
    </Panel>
  );
}
