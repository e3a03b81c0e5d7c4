import type { TournamentView } from '@paddock/contract/schemas';
import { useFormat, useReadWords, useT } from '@paddock/shared-utils/react';
import { Panel, ReadView, SectionHeader, SkeletonRows } from '@paddock/styleguide';
import { Table } from '@paddock/styleguide/forms';

import { prizeFunds, prizeRows } from '../../model/races/prize-table.ts';
import styles from '../promotions/promotions.module.css';
import { useRaceDetails } from './use-race-details.ts';

/** What each place of a race wins by currency, and what all places come to. */
export function RacePrizes({ id }: { readonly id: string }) {
  const t = useT('desk');
  const words = useReadWords({ slow: t('races.slow') });
  const { value, reload } = useRaceDetails(id);
  return (
    <Panel>
      <SectionHeader title={t('races.prizes')} />
      <p className={styles.pages}>{t('races.prizesHint')}</p>
      <ReadView value={value} reload={reload} words={words} skeleton={<SkeletonRows count={4} />}>
        {({ currencies }) => <PrizeTable currencies={currencies} />}
      </ReadView>
    </Panel>
  );
}

interface Line {
  readonly id: string;
  readonly place: string;
  /** In the order of the currencies. */
  readonly amounts: readonly string[];
}

function PrizeTable({ currencies }: Pick<TournamentView, 'currencies'>) {
  const t = useT('desk');
  const format = useFormat();
  const codes = currencies.map(({ currency }) => currency);
  const rows = prizeRows(currencies).map(({ from, to, amounts }): Line => {
    const place = from === to ? format.number(from) : `${format.number(from)}–${format.number(to)}`;
    return {
      id: String(from),
      place,
      amounts: amounts.map((amount, at) => format.amount(amount, codes[at] ?? '')),
    };
  });
  const funds = prizeFunds(currencies).map(({ sumMinor, currency }) => format.money(sumMinor, currency));
  return (
    <Table<Line>
      caption={t('races.prizes')}
      rows={[...rows, { id: 'all', place: t('races.prizesSum'), amounts: funds }]}
      rowKey={(line) => line.id}
      columns={[
        { id: 'place', header: t('races.place'), primary: true, cell: ({ place }) => place },
        ...codes.map((currency, at) => ({
          ...{ id: currency, header: currency, align: 'end' as const },
          cell: ({ amounts }: Line) => amounts[at],
        })),
      ]}
    />
  );
}
