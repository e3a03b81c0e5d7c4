import { auth$, hrefFor } from '@paddock/shared-utils';
import { useLanguage, useStreamValue, useT } from '@paddock/shared-utils/react';
import { ButtonRow, LinkButton, Panel, useReady } from '@paddock/styleguide';

import { CasinoLayout } from '../parts/casino-layout.tsx';
import { SuggestedRow } from '../parts/suggested-row.tsx';

/** Where partners and letters lead after a step is done: a word of thanks, and the ways on (S2-49). */
export function ThankYouPage() {
  const t = useT('casino');
  useLanguage();
  useReady(true);
  const isPlayer = useStreamValue(auth$, ({ status }) => status === 'signed-in');
  return (
    <CasinoLayout title={t('seo.thankYou.title')}>
      <Panel padded>
        <p>{t(isPlayer ? 'thanks.player' : 'thanks.guest')}</p>
        <ButtonRow>
          <LinkButton variant="primary" href={hrefFor('/casino')}>
            {t('none.action')}
          </LinkButton>
          <LinkButton variant="outline" href={hrefFor(isPlayer ? '/office/account' : '/user/login')}>
            {t(isPlayer ? 'thanks.account' : 'common:signIn')}
          </LinkButton>
        </ButtonRow>
      </Panel>
      <SuggestedRow />
    </CasinoLayout>
  );
}
