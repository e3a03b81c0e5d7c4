import { accounts$, auth$, hrefFor } from '@paddock/shared-utils';
import { useLanguage, useSiteConfig, useStreamValue, useT } from '@paddock/shared-utils/react';
import { ButtonRow, EmptyState, LinkButton, Panel, useReady } from '@paddock/styleguide';

import { CasinoLayout } from '../parts/casino-layout.tsx';
import { FirstDepositTerms } from '../parts/first-deposit-terms.tsx';
import { SuggestedRow } from '../parts/suggested-row.tsx';

/** The bonus of a first deposit, told to who comes for the slots: what is given and what it takes (S2-50). */
export function FirstDepositPage() {
  const t = useT('casino');
  useLanguage();
  useReady(true);
  const bonus = useSiteConfig((config) => config.firstDepositBonus);
  const isPlayer = useStreamValue(auth$, ({ status }) => status === 'signed-in');
  const iso = useStreamValue(accounts$, (accounts) =>
    'accounts' in accounts ? accounts.main?.iso : undefined,
  );
  const fallback = useSiteConfig((config) => config.defaultCurrency);
  const currency = iso ?? fallback ?? '';
  const offer = bonus?.offers[currency];
  return (
    <CasinoLayout title={t('seo.slotFirstDeposit.title')}>
      <Panel padded>
        {bonus === undefined || offer === undefined ? (
          <EmptyState icon="gift" title={t('firstDeposit.none')} />
        ) : (
          <>
            <FirstDepositTerms bonus={bonus} offer={offer} currency={currency} />
            <ButtonRow>
              <LinkButton
                variant="primary"
                size={48}
                href={hrefFor(isPlayer ? '/office/recharge' : '/registration')}
              >
                {t(isPlayer ? 'firstDeposit.deposit' : 'common:register')}
              </LinkButton>
              <LinkButton variant="outline" size={48} href={hrefFor('/slots')}>
                {t('seo.slots.title')}
              </LinkButton>
            </ButtonRow>
          </>
        )}
      </Panel>
      <SuggestedRow />
    </CasinoLayout>
  );
}
