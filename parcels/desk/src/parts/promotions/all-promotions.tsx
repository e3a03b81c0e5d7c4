import { useState } from 'react';
import { MINUTE_MS } from '@paddock/contract';
import type { PromotionStanding } from '@paddock/contract/schemas';
import { api, hrefFor } from '@paddock/shared-utils';
import { useReadWords, useServerNow, useT } from '@paddock/shared-utils/react';
import {
  Button,
  EmptyState,
  LinkButton,
  Panel,
  ReadView,
  SectionHeader,
  SegmentedControl,
  SkeletonRows,
  TextLink,
} from '@paddock/styleguide';

import { promotionPath } from '../../model/promotions/promotion-place.ts';
import { STANDINGS } from '../../model/promotions/standing.ts';
import { useDesk } from '../session/desk-context.ts';
import { useDeskRead } from '../session/use-desk-read.ts';
import { UnwrittenList } from './compose/unwritten-list.tsx';
import { PromotionTable } from './promotion-table.tsx';
import styles from './promotions.module.css';

const EVERY_MS = 30_000;

/** All promotions by how they stand, with who took part and what they cost. */
export function AllPromotions() {
  const t = useT('desk');
  const { may } = useDesk();
  const [standing, setStanding] = useState<PromotionStanding>();
  return (
    <Panel>
      <SectionHeader
        title={t('promotions.all')}
        actions={
          may('site:configure') && (
            <LinkButton
              variant="primary"
              icon="plus"
              href={hrefFor(promotionPath({ at: 'compose', code: null }))}
            >
              {t('promotions.compose')}
            </LinkButton>
          )
        }
      />
      {may('site:configure') && <UnwrittenList />}
      <p className={styles.pages}>
        <TextLink href={hrefFor(promotionPath({ at: 'races' }))}>{t('races.all')}</TextLink>
        <TextLink href={hrefFor(promotionPath({ at: 'segments' }))}>{t('segments.all')}</TextLink>
      </p>
      <div className={styles.filters}>
        <SegmentedControl
          label={t('promotions.state')}
          value={standing ?? 'all'}
          onValueChange={(value) => setStanding(STANDINGS.find((one) => one === value))}
          segments={['all', ...STANDINGS].map((value) => ({
            value,
            label: t(`promotions.standings.${value}`),
          }))}
        />
      </div>
      <Listed key={standing} standing={standing} />
    </Panel>
  );
}

/** Those of a standing, a page at a time. */
function Listed({ standing }: { readonly standing: PromotionStanding | undefined }) {
  const t = useT('desk');
  const nowMs = useServerNow(MINUTE_MS);
  const words = useReadWords({ slow: t('promotions.slow') });
  // Where each page after the first begins, up to the one that is shown.
  const [trail, setTrail] = useState<readonly string[]>([]);
  const before = trail.at(-1);
  const query = { ...(standing !== undefined && { standing }), ...(before !== undefined && { before }) };
  const read = useDeskRead(
    `promotions ${JSON.stringify(query)}`,
    (as) => api.get('/operator-api/promotions', { ...as, query }),
    EVERY_MS,
  );
  return (
    <ReadView
      value={read.value}
      reload={read.reload}
      words={words}
      skeleton={<SkeletonRows count={12} />}
      empty={({ promotions }) =>
        standing === undefined &&
        promotions.length === 0 && (
          <EmptyState title={t('promotions.empty')} message={t('promotions.emptyHint')} />
        )
      }
    >
      {({ promotions, next }) => (
        <>
          <PromotionTable rows={promotions} nowMs={nowMs} />
          {(next !== null || trail.length > 0) && (
            <nav className={styles.pages} aria-label={t('promotions.pages')}>
              <Button
                variant="outline"
                disabled={trail.length === 0}
                onClick={() => setTrail(trail.slice(0, -1))}
              >
                {t('promotions.previous')}
              </Button>
              <span className={styles.quiet}>{t('promotions.page', { number: trail.length + 1 })}</span>
              <Button
                variant="outline"
                disabled={next === null}
                onClick={() => next !== null && setTrail([...trail, next])}
              >
                {t('promotions.next')}
              </Button>
            </nav>
          )}
        </>
      )}
    </ReadView>
  );
}
