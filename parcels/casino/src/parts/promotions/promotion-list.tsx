import type { PromotionsView, PromotionView } from '@paddock/contract/schemas';
import { hrefFor, readOf } from '@paddock/shared-utils';
import { useRead, useT, type Read } from '@paddock/shared-utils/react';
import { EmptyState, LinkButton, ReadView, Skeleton } from '@paddock/styleguide';

import { PromotionCard } from './promotion-card.tsx';
import { usePromotionWords } from './promotion-words.ts';
import styles from './promotions.module.css';

/** About as many as there usually are, so that what stands below the list stays where it is. */
const SKELETONS = { all: 8, casino: 3 };

/** What may be taken part in now: all promotions, or those of the casino. */
export function usePromotions(isCasino: boolean): Read<PromotionsView> {
  return useRead({
    ...readOf('/web-api/promotions', { query: isCasino ? { section: 'casino' } : {} }),
    on: ['accounts'],
  });
}

interface PromotionListProps {
  readonly read: Read<PromotionsView>;
  readonly isCasino: boolean;
  /** Which of them; all where nothing is said. */
  readonly only?: ((promotion: PromotionView) => boolean) | undefined;
}

/** Promotions side by side, each with what it is worth. */
export function PromotionList({ read: { value, reload }, isCasino, only }: PromotionListProps) {
  const words = usePromotionWords();
  return (
    <ReadView
      value={value}
      reload={reload}
      words={words}
      skeleton={
        <ul className={styles.cards}>
          {Array.from(
            { length: isCasino || only !== undefined ? SKELETONS.casino : SKELETONS.all },
            (_, at) => (
              <li key={at}>
                <Skeleton shape="block" height="232px" />
              </li>
            ),
          )}
        </ul>
      }
      empty={({ promotions }) => promotions.length === 0 && <NoPromotions />}
    >
      {({ promotions }) => (
        <ul className={styles.cards}>
          {promotions.filter(only ?? (() => true)).map((one) => (
            <PromotionCard
              key={one.code}
              promotion={one}
              within={isCasino ? '/bonus/casino/promotions' : '/promotions'}
            />
          ))}
        </ul>
      )}
    </ReadView>
  );
}

function NoPromotions() {
  const t = useT('casino');
  return (
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
  );
}
