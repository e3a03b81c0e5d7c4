import type { PageProps } from '@paddock/contract';
import { useT } from '@paddock/shared-utils/react';
import { useReady } from '@paddock/styleguide';

import { CasinoLayout } from '../parts/casino-layout.tsx';
import { PromotionList, usePromotions } from '../parts/promotions/promotion-list.tsx';
import { Races } from '../parts/tournaments/races.tsx';

/** What may be taken part in now: all promotions, or those of the casino. */
export function PromotionsPage({ routeId }: PageProps) {
  const t = useT('casino');
  useReady(true);
  const isCasino = routeId === 'casino.bonus-casino';
  const read = usePromotions(isCasino);
  return (
    <CasinoLayout
      title={t(isCasino ? 'seo.bonusCasino.title' : 'seo.promotions.title')}
      lead={t('promotion.lead')}
    >
      <PromotionList read={read} isCasino={isCasino} />
      <Races waits={read.value.status === 'loading'} />
    </CasinoLayout>
  );
}
