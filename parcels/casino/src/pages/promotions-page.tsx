import type { PageProps } from '@paddock/contract';
import { hrefFor, readOf } from '@paddock/shared-utils';
import { useRead, useT } from '@paddock/shared-utils/react';
import { EmptyState, LinkButton, ReadView, Skeleton, useReady } from '@paddock/styleguide';

import { Races } from '../parts/tournaments/races.tsx';
import { CasinoLayout } from '../parts/casino-layout.tsx';
import { PromotionCard } from '../parts/promotions/promotion-card.tsx';
import { usePromotionWords } from '../parts/promotions/promotion-words.ts';
import styles from '../parts/promotions/promotions.module.css';

/** About as many as there usually are, so that what stands below the list stays where it is. */
const SKELETONS = { all: 8, casino: 3 };

/** What may be taken part in now: all promotions, or those of the casino. */
export function PromotionsPage({ routeId }: PageProps) {
  const t = useT('casino');
  useReady(true);
  const isCasino = routeId === 'casino.bonus-casino';
  const { value, reload } = useRead({
    ...readOf('/web-api/promotions', { query: isCasino ? { section: 'casino' } : {} }),
    on: ['accounts'],
  });
  return (
    <CasinoLayout
      title={t(isCasino ? 'seo.bonusCasino.title' : 'seo.promotions.title')}
      lead={t('promotion.lead')}
    >
      <ReadView
        value={value}
        reload={reload}
        words={usePromotionWords()}
        skeleton={
          <ul className={styles.cards}>
            {Array.from({ length: isCasino ? SKELETONS.casino : SKELETONS.all }, (_, at) => (
              <li key={at}>
                <Skeleton shape="block" height="140px" />
              </li>
            ))}
          </ul>
        }
        empty={({ promotions }) =>
          promotions.length === 0 && (
            <EmptyState
              icon="gift"
              title={t('promotion.none')}
              message={t('promotion.noneText')}
              action={
                <LinkButton variant="outline" href={hrefFor('/bonuses')}>
                  {t('bonuses.title')}
                </LinkButton>
              }
            />
          )
        }
      >
        {({ promotions }) => (
          <ul className={styles.cards}>
            {promotions.map((one) => (
              <PromotionCard
                key={one.code}
                promotion={one}
                within={isCasino ? '/bonus/casino/promotions' : '/promotions'}
              />
            ))}
          </ul>
        )}
      </ReadView>
      <Races />
    </CasinoLayout>
  );
}
