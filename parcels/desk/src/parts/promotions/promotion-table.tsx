import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT, useWritten } from '@paddock/shared-utils/react';
import { EmptyState, TextLink } from '@paddock/styleguide';
import { Table } from '@paddock/styleguide/forms';

import { promotionPath } from '../../model/promotions/promotion-place.ts';
import { standingOf, takenBy, type ListedPromotion } from '../../model/promotions/standing.ts';
import styles from './promotions.module.css';
import { StandingBadge } from './standing-badge.tsx';
import { SumsText } from './sums-text.tsx';
import { usePromotionWords } from './use-promotion-words.ts';

interface PromotionTableProps {
  readonly rows: readonly ListedPromotion[];
  readonly nowMs: number;
}

/** Promotions, each with what starts it, what it gives, and what became of it. */
export function PromotionTable({ rows, nowMs }: PromotionTableProps) {
  const t = useT('desk');
  const format = useFormat();
  const written = useWritten();
  const words = usePromotionWords();
  return (
    <Table<ListedPromotion>
      caption={t('pages.promotions')}
      rows={rows}
      rowKey={({ code }) => code}
      empty={<EmptyState title={t('promotions.noneFound')} />}
      columns={[
        {
          id: 'title',
          header: t('promotions.fields.title'),
          primary: true,
          cell: ({ title, code }) => (
            <span className={styles.named}>
              <TextLink href={hrefFor(promotionPath({ at: 'one', code }))}>{written.title(title)}</TextLink>
              <span className={styles.quiet}>{code}</span>
            </span>
          ),
        },
        {
          id: 'state',
          header: t('promotions.state'),
          cell: (one) => <StandingBadge standing={standingOf(one, nowMs)} />,
        },
        {
          id: 'what',
          header: t('promotions.what'),
          dim: true,
          cell: ({ starts, gives }) => (
            <span className={styles.named}>
              <span>{words.starts(starts)}</span>
              <span>{words.gives(gives)}</span>
            </span>
          ),
        },
        {
          id: 'since',
          header: t('promotions.fields.opensAtMs'),
          dim: true,
          cell: ({ opensAtMs }) => format.date(opensAtMs),
        },
        {
          id: 'taken',
          header: t('promotions.taken'),
          align: 'end',
          cell: ({ figures }) => format.number(takenBy(figures.grants)),
        },
        {
          id: 'cost',
          header: t('promotions.cost'),
          align: 'end',
          cell: ({ cost }) => <SumsText sums={cost} />,
        },
      ]}
    />
  );
}
