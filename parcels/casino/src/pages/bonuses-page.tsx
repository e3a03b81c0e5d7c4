import type { PageProps } from '@paddock/contract';
import type { BonusOffer } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useLanguage, useSiteConfig, useT } from '@paddock/shared-utils/react';
import { ButtonRow, EmptyState, LinkButton, Panel, TextLink, useReady } from '@paddock/styleguide';

import { CasinoLayout } from '../parts/casino-layout.tsx';
import { FirstDepositOffer } from '../parts/first-deposit-offer.tsx';
import { FirstDepositTerms } from '../parts/first-deposit-terms.tsx';
import { SuggestedRow } from '../parts/suggested-row.tsx';

/** The one bonus there is, as its address names it. */
const FIRST_DEPOSIT = 'first-deposit';

/** The words of the site's addresses: bonuses or offers (S5-05). */
const useIsOffer = (): boolean =>
  useSiteConfig(({ promoBonusToOffer }) => promoBonusToOffer === true) ?? false;

const KINDS: Readonly<Record<string, 'games' | 'partner'>> = {
  'casino.bonuses-games': 'games',
  'casino.bonus-partner': 'partner',
};

/** What the site gives, in its own words: all of it, for games, to who comes from a partner, or the rules of one (S2-59). */
export function BonusesPage({ routeId, params }: PageProps) {
  const t = useT('casino');
  useLanguage();
  useReady(true);
  const words = useIsOffer() ? 'offers' : 'bonuses';
  const { bonus } = params;
  if (bonus !== undefined)
    return (
      <CasinoLayout title={t(`${words}.one`)}>
        {bonus === FIRST_DEPOSIT ? <Rules /> : <Unknown />}
      </CasinoLayout>
    );
  const kind = KINDS[routeId] ?? 'all';
  return (
    <CasinoLayout title={t(`${words}.title`)} lead={t(`${words}.${kind}`)}>
      <FirstDepositOffer>{(offer) => <InShort offer={offer} />}</FirstDepositOffer>
      {kind === 'games' && (
        <>
          <Panel padded>
            <TextLink href={hrefFor('/tournaments')}>{t('tournament.strip')}</TextLink>
          </Panel>
          <SuggestedRow />
        </>
      )}
    </CasinoLayout>
  );
}

const Rules = () => <FirstDepositOffer>{(offer) => <FirstDepositTerms offer={offer} />}</FirstDepositOffer>;

function Unknown() {
  const t = useT('casino');
  const isOffer = useIsOffer();
  const words = isOffer ? 'offers' : 'bonuses';
  return (
    <EmptyState
      icon="gift"
      title={t(`${words}.unknown`)}
      action={
        <LinkButton variant="outline" href={hrefFor(isOffer ? '/bonuses-offers' : '/bonuses')}>
          {t(`${words}.title`)}
        </LinkButton>
      }
    />
  );
}

function InShort({ offer }: { readonly offer: BonusOffer }) {
  const t = useT('casino');
  const format = useFormat();
  const isOffer = useIsOffer();
  const upTo = format.amount(offer.upTo, offer.currency);
  return (
    <>
      <h2>{t('bonuses.firstDeposit')}</h2>
      <p>{t('firstDeposit.upTo', { percent: format.number(offer.percent), upTo })}</p>
      <ButtonRow>
        <LinkButton
          variant="primary"
          href={hrefFor(`/${isOffer ? 'bonus-offer' : 'bonus'}/${FIRST_DEPOSIT}`)}
        >
          {t(`${isOffer ? 'offers' : 'bonuses'}.rules`)}
        </LinkButton>
        <LinkButton variant="outline" href={hrefFor('/casino/slot-first-deposit')}>
          {t('seo.slotFirstDeposit.title')}
        </LinkButton>
      </ButtonRow>
    </>
  );
}
