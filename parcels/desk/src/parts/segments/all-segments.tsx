import type { SegmentView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useReadWords, useT } from '@paddock/shared-utils/react';
import {
  EmptyState,
  LinkButton,
  Panel,
  ReadView,
  SectionHeader,
  SkeletonRows,
  TextLink,
} from '@paddock/styleguide';
import { Table } from '@paddock/styleguide/forms';

import { promotionPath } from '../../model/promotions/promotion-place.ts';
import styles from '../promotions/promotions.module.css';
import { useDesk } from '../session/desk-context.ts';
import { UsedBy } from './used-by.tsx';
import { useSegments } from './use-segments.ts';

/** Segments of players, and what uses each. */
export function AllSegments() {
  const t = useT('desk');
  const format = useFormat();
  const { may } = useDesk();
  const words = useReadWords({ slow: t('segments.slow') });
  const { value, reload } = useSegments();
  const composePath = promotionPath({ at: 'compose-segment', code: null });
  return (
    <Panel>
      <SectionHeader
        title={t('segments.all')}
        actions={
          may('site:configure') && (
            <LinkButton variant="primary" icon="plus" href={hrefFor(composePath)}>
              {t('segments.new')}
            </LinkButton>
          )
        }
      />
      <p className={styles.pages}>
        <TextLink href={hrefFor(promotionPath({ at: 'all' }))}>{t('promotions.all')}</TextLink>
      </p>
      <ReadView value={value} reload={reload} words={words} skeleton={<SkeletonRows count={6} />}>
        {({ segments }) => (
          <Table<SegmentView>
            caption={t('segments.all')}
            rows={segments}
            rowKey={({ code }) => code}
            empty={<EmptyState title={t('segments.empty')} />}
            columns={[
              {
                id: 'code',
                header: t('promotions.fields.segmentCode'),
                primary: true,
                cell: ({ code }) => (
                  <TextLink href={hrefFor(promotionPath({ at: 'segment', code }))}>{code}</TextLink>
                ),
              },
              {
                id: 'usedBy',
                header: t('segments.usedBy'),
                cell: ({ usedBy }) => <UsedBy usedBy={usedBy} />,
              },
              {
                id: 'changed',
                header: t('segments.changedAt'),
                dim: true,
                cell: ({ changedAtMs }) => format.moment(changedAtMs),
              },
            ]}
          />
        )}
      </ReadView>
    </Panel>
  );
}
