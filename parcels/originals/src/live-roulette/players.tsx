import type { TableBetView, TableTotals } from '@paddock/contract';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { CountBadge, EmptyState, MoneyText, Panel, SectionHeader } from '@paddock/styleguide';
import { Table, type TableColumn } from '@paddock/styleguide/forms';

import styles from './live-roulette.module.css';

interface PlayersProps {
  readonly bets: readonly TableBetView[];
  readonly totals: TableTotals;
  /** Ids of the player's own bets. */
  readonly own: ReadonlySet<string>;
}

/** Who is at the table, each once, by shortened names; the largest stakes are listed and the others counted. */
export function Players({ bets, totals, own }: PlayersProps) {
  const t = useT('originals');
  const { amount } = useFormat();
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
      id: 'paid',
      header: t('crash.round.paid'),
      align: 'end',
      cell: ({ paid, currency }) => (paid === null ? '–' : <MoneyText>{amount(paid, currency)}</MoneyText>),
    },
  ];
  const count = t('liveRoulette.players.count', { count: totals.players });
  return (
    <Panel bleed data-testid="roulette-players">
      <SectionHeader
        title={t('liveRoulette.players.title')}
        actions={<CountBadge count={totals.players} max={9999} label={count} />}
      />
      {bets.length === 0 ? (
        <EmptyState icon="user" title={t('liveRoulette.players.none')} />
      ) : (
        <Table
          caption={t('liveRoulette.players.title')}
          columns={columns}
          rows={bets}
          rowKey={({ id }) => id}
        />
      )}
      <p className={styles.foot}>
        {totals.players > bets.length && `${t('crash.round.more', { count: totals.players - bets.length })} `}
        {t('crash.round.names')}{' '}
        {totals.byCurrency.map(({ currency, staked, paid }) => (
          <span key={currency}>
            {t('liveRoulette.players.sum', {
              staked: amount(staked, currency),
              paid: amount(paid, currency),
            })}{' '}
          </span>
        ))}
      </p>
    </Panel>
  );
}
