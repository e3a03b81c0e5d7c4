import { parseAmount } from '@paddock/contract';
import type { SharedBetView } from '@paddock/contract/schemas';
import { useFormat, useReadWords, useT, type PagesRead } from '@paddock/shared-utils/react';
import {
  Button,
  EmptyState,
  MoneyText,
  Panel,
  ReadView,
  SectionHeader,
  SkeletonRows,
} from '@paddock/styleguide';
import { Table, type TableColumn } from '@paddock/styleguide/forms';

import { pointOf } from './flight.ts';
import { useTimes } from './use-times.ts';

interface MyRoundsProps {
  readonly read: PagesRead<SharedBetView>;
  readonly onCheck: (round: number) => void;
}

/** The player's bets with what became of them; each round that is over can be checked. */
export function MyRounds({ read, onCheck }: MyRoundsProps) {
  const t = useT('originals');
  const { amount, money, dateTime } = useFormat();
  const times = useTimes();
  const words = useReadWords({ slow: t('crash.mine.slow') });
  const columns: readonly TableColumn<SharedBetView>[] = [
    {
      id: 'time',
      header: t('crash.mine.time'),
      cell: ({ placedAtMs }) => dateTime(placedAtMs),
      primary: true,
    },
    { id: 'round', header: t('crash.mine.round'), align: 'end', cell: ({ round }) => String(round) },
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
      cell: (bet) =>
        bet.isTakenBack
          ? t('crash.mine.takenBack')
          : bet.isVoid
            ? t('crash.mine.void')
            : bet.collectedMilli === null
              ? t('crash.mine.not')
              : times(bet.collectedMilli),
    },
    {
      id: 'ended',
      header: t('crash.mine.ended'),
      align: 'end',
      cell: (bet) => {
        const point = pointOf(bet);
        return point === undefined ? '–' : times(point);
      },
    },
    {
      id: 'result',
      header: t('crash.mine.result'),
      align: 'end',
      cell: ({ paid, stake, currency }) => {
        if (paid === null) return '–';
        const minor = (parseAmount(paid, currency) ?? 0n) - (parseAmount(stake, currency) ?? 0n);
        const tone = minor > 0n ? 'gain' : minor < 0n ? 'loss' : 'plain';
        return <MoneyText tone={tone}>{`${minor > 0n ? '+' : ''}${money(minor, currency)}`}</MoneyText>;
      },
    },
    {
      id: 'check',
      header: t('crash.mine.check'),
      align: 'end',
      cell: (bet) =>
        pointOf(bet) === undefined ? (
          '–'
        ) : (
          <Button size={32} variant="quiet" onClick={() => onCheck(bet.round)}>
            {t('crash.mine.check')}
          </Button>
        ),
    },
  ];
  return (
    <Panel bleed data-testid="crash-mine">
      <SectionHeader title={t('crash.mine.title')} />
      <ReadView
        value={read.value}
        reload={read.reload}
        words={words}
        skeleton={<SkeletonRows count={4} />}
        empty={({ rows }) => rows.length === 0 && <EmptyState icon="history" title={t('crash.mine.none')} />}
      >
        {({ rows, next }) => (
          <>
            <Table caption={t('crash.mine.title')} columns={columns} rows={rows} rowKey={({ id }) => id} />
            {next !== null && (
              <Button variant="quiet" block onClick={read.more}>
                {t('crash.mine.more')}
              </Button>
            )}
          </>
        )}
      </ReadView>
    </Panel>
  );
}
