import { auth$, hrefFor } from '@paddock/shared-utils';
import { useLanguage, useStreamValue, useT } from '@paddock/shared-utils/react';
import { ButtonRow, LinkButton, useReady } from '@paddock/styleguide';

import { CasinoLayout } from '../parts/casino-layout.tsx';
import { FirstDepositOffer } from '../parts/first-deposit-offer.tsx';
import { FirstDepositTerms } from '../parts/first-deposit-terms.tsx';
import { SuggestedRow } from '../parts/suggested-row.tsx';

/** The bonus of a first deposit, told to who comes for the slots: what is given and what it takes (S2-50). */
export function FirstDepositPage() {
  const t = useT('casino');
  useLanguage();
  useReady(true);
  const isPlayer = useStreamValue(auth$, ({ status }) => status === 'signed-in');
  return (
    <CasinoLayout title={t('seo.slotFirstDeposit.title')}>
      <FirstDepositOffer>
        {(offer) => (
          <>
            <FirstDepositTerms offer={offer} />
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
      </FirstDepositOffer>
      <SuggestedRow />
    </CasinoLayout>
  );
}
