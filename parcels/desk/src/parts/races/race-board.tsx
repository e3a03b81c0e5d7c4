import type { BoardLine } from '@paddock/contract/schemas';
import { useFormat, useReadWords, useT } from '@paddock/shared-utils/react';
import { EmptyState, Panel, ReadView, SectionHeader, SkeletonRows } from '@paddock/styleguide';
import { Table } from '@paddock/styleguide/forms';

import { useRaceDetails } from './use-race-details.ts';

/** The board as everybody sees it. */
export function RaceBoard({ id }: { readonly id: string }) {
  const t = useT('desk');
  const format = useFormat();
  const words = useReadWords({ slow: t('races.slow') });
  const { value, reload } = useRaceDetails(id);
  return (
    <Panel>
      <SectionHeader title={t('races.board')} />
      <ReadView value={value} reload={reload} words={words} skeleton={<SkeletonRows count={6} />}>
        {({ board }) => (
          <Table<BoardLine>
            caption={t('races.board')}
            rows={board.lines}
            rowKey={(line) => line.id}
            empty={<EmptyState title={t('races.noPoints')} />}
            columns={[
              { id: 'place', header: t('races.place'), cell: ({ place }) => format.number(place) },
              { id: 'who', header: t('races.who'), primary: true, cell: ({ who }) => who },
              {
                id: 'points',
                header: t('promotions.points'),
                align: 'end',
                cell: ({ pointsHundredths }) => format.number(pointsHundredths / 100),
              },
              {
                id: 'prize',
                header: t('promotions.fields.prizes'),
                align: 'end',
                cell: ({ prize }) => (prize === null ? '' : format.amount(prize.amount, prize.currency)),
              },
            ]}
          />
        )}
      </ReadView>
    </Panel>
  );
}
