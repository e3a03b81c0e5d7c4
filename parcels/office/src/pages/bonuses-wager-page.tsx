import type { GrantsView } from '@paddock/contract/schemas';
import { hrefFor, readOf } from '@paddock/shared-utils';
import { useRead, useT } from '@paddock/shared-utils/react';
import { EmptyState, LinkButton, PageLayout, useReady } from '@paddock/styleguide';

import { BonusFrame } from '../parts/bonuses/bonus-frame.tsx';
import { BonusPanel } from '../parts/bonuses/bonus-panel.tsx';

/** The player's bonuses and what was staked for them (S2-22). */
export function BonusesWagerPage() {
  const t = useT('office');
  useReady(true);
  const { value } = useRead<GrantsView>({ ...readOf('/web-api/promotions/grants'), on: ['accounts'] });
  const grantOf = (id: string) =>
    value.status === 'ready' ? value.data.grants.find(({ bonusId }) => bonusId === id) : undefined;
  const toOffer = (
    <LinkButton variant="outline" href={hrefFor('/office/bonuses/deposit')}>
      {t('bonus.toOffer')}
    </LinkButton>
  );
  return (
    <PageLayout title={t('seo.bonusesWager.title')} lead={t('wager.lead')}>
      <BonusFrame>
        {({ bonuses }) =>
          bonuses.length === 0 ? (
            <EmptyState icon="gift" title={t('wager.none')} message={t('wager.noneText')} action={toOffer} />
          ) : (
            bonuses.map((bonus) => <BonusPanel key={bonus.id} bonus={bonus} grant={grantOf(bonus.id)} />)
          )
        }
      </BonusFrame>
    </PageLayout>
  );
}
