import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useRead, useT, useWritten } from '@paddock/shared-utils/react';
import {
  Badge,
  EmptyState,
  Panel,
  ReadView,
  SectionHeader,
  SkeletonText,
  TextLink,
} from '@paddock/styleguide';
import { Table } from '@paddock/styleguide/forms';

import { useOfficeWords } from '../use-office-words.ts';
import { useTimeColumn } from '../use-time-column.ts';
import styles from './loyalty.module.css';
import { SHOP_READ } from './shop-read.ts';

/** What the player bought with points, what it brought and how it stands, the last first. */
export function PurchasesPanel() {
  const t = useT('office');
  const format = useFormat();
  const written = useWritten();
  const words = useOfficeWords('failed');
  const time = useTimeColumn(t('shop.bought.when'));
  const { value, reload } = useRead(SHOP_READ);
  return (
    <Panel bleed data-testid="purchases">
      <SectionHeader title={t('shop.bought.title')} />
      <ReadView
        value={value}
        reload={reload}
        words={words}
        skeleton={
          <div className={styles.body}>
            <SkeletonText lines={3} />
          </div>
        }
        empty={({ bought }) =>
          bought.length === 0 && (
            <EmptyState icon="gift" title={t('shop.bought.none')} message={t('shop.bought.noneText')} />
          )
        }
      >
        {({ bought }) => (
          <Table
            caption={t('shop.bought.title')}
            columns={[
              {
                id: 'what',
                header: t('shop.bought.what'),
                cell: ({ name }) => format.name(name),
                primary: true,
              },
              { id: 'when', header: time.header, cell: ({ atMs }) => time.at(atMs), dim: true },
              {
                id: 'points',
                header: t('shop.bought.points'),
                align: 'end',
                cell: ({ points }) => format.number(-points),
              },
              {
                id: 'got',
                header: t('shop.bought.got'),
                align: 'end',
                cell: ({ paid, currency }) =>
                  typeof paid === 'string' ? (
                    format.amount(paid, currency)
                  ) : (
                    <TextLink href={hrefFor(`/promotions/${paid.promotion}`)}>
                      {written.title(paid.title)}
                    </TextLink>
                  ),
              },
              {
                id: 'state',
                header: t('shop.bought.how'),
                cell: ({ paid }) => (
                  <Badge tone="positive">
                    {t(`shop.bought.state.${typeof paid === 'string' ? 'paid' : 'given'}`)}
                  </Badge>
                ),
              },
            ]}
            rows={bought}
            rowKey={({ id }) => id}
          />
        )}
      </ReadView>
    </Panel>
  );
}
