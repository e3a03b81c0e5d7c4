import type { PointsLine } from '@paddock/contract/schemas';
import { api, type ReadPage } from '@paddock/shared-utils';
import { useFormat, usePages, useT } from '@paddock/shared-utils/react';
import { Panel, SectionHeader } from '@paddock/styleguide';

import { PagedTable } from '../paged-table.tsx';
import { useTimeColumn } from '../use-time-column.ts';
import { isNamedProduct } from './product-name.ts';

const readPage: ReadPage<PointsLine> = async (cursor, signal) => {
  const query = cursor === null ? {} : { before: cursor };
  const result = await api.get('/web-api/loyalty/points/lines', { query, signal });
  if (!result.ok) return result;
  return { ...result, data: { rows: result.data.lines, next: result.data.before } };
};

/** What came and went of the points, the newest first. */
export function PointsHistory() {
  const t = useT('office');
  const format = useFormat();
  const time = useTimeColumn(t('loyalty.when'));
  const { value, more, reload } = usePages({ key: 'points', on: ['loyalty:points'], readPage });
  const what = ({ kind, product }: PointsLine) =>
    product !== null && isNamedProduct(product)
      ? `${t(`loyalty.kind.${kind}`)}: ${t(`loyalty.products.${product}`)}`
      : t(`loyalty.kind.${kind}`);
  return (
    <Panel bleed>
      <SectionHeader title={t('loyalty.history')} />
      <PagedTable
        caption={t('loyalty.history')}
        columns={[
          { id: 'what', header: t('loyalty.what'), cell: what, primary: true },
          { id: 'when', header: time.header, cell: ({ atMs }) => time.at(atMs), dim: true },
          {
            id: 'points',
            header: t('loyalty.points'),
            align: 'end',
            cell: ({ points }) => (points > 0 ? `+${format.number(points)}` : format.number(points)),
          },
          {
            id: 'after',
            header: t('loyalty.after'),
            align: 'end',
            cell: ({ balance }) => format.number(balance),
          },
        ]}
        value={value}
        rowKey={({ seq }) => String(seq)}
        empty={{ icon: 'star', title: t('loyalty.noLines'), message: t('loyalty.noLinesText') }}
        onMore={more}
        onRetry={reload}
      />
    </Panel>
  );
}
