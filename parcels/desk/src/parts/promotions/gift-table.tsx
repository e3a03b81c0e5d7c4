import type { GiftFigures } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Table } from '@paddock/styleguide/forms';

import { usePromotionWords } from './use-promotion-words.ts';

const AMOUNTS = ['given', 'used', 'expired', 'cost'] as const;

/** Of each kind of gift and currency what was given, used and lost, and what the house has paid for it. */
export function GiftTable({ gifts }: { readonly gifts: readonly GiftFigures[] }) {
  const t = useT('desk');
  const format = useFormat();
  const words = usePromotionWords();
  return (
    <Table<GiftFigures>
      caption={t('promotions.figures')}
      rows={gifts}
      rowKey={({ kind, currency }) => `${kind} ${currency ?? ''}`}
      empty={<p>{t('promotions.noGifts')}</p>}
      columns={[
        {
          id: 'kind',
          header: t('promotions.fields.gives'),
          primary: true,
          cell: ({ kind }) => words.gives(kind),
        },
        {
          id: 'gifts',
          header: t('promotions.gifts'),
          align: 'end',
          cell: ({ gifts: many }) => format.number(many),
        },
        ...AMOUNTS.map((name) => ({
          id: name,
          header: t(`promotions.${name}`),
          align: 'end' as const,
          cell: (one: GiftFigures) =>
            one.currency === null ? format.digits(one[name]) : format.amount(one[name], one.currency),
        })),
      ]}
    />
  );
}
