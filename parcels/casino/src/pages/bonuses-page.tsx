import type { PageProps } from '@paddock/contract';
import { accounts$, hrefFor } from '@paddock/shared-utils';
import { useFormat, useLanguage, useSiteConfig, useStreamValue, useT } from '@paddock/shared-utils/react';
import {
  ButtonRow,
  EmptyState,
  LinkButton,
  Panel,
  SectionHeader,
  TextLink,
  useReady,
} from '@paddock/styleguide';

import { CasinoLayout } from '../parts/casino-layout.tsx';
import { FirstDepositTerms } from '../parts/first-deposit-terms.tsx';
import { SuggestedRow } from '../parts/suggested-row.tsx';

/** The one bonus there is, as its address names it. */
const FIRST_DEPOSIT = 'first-deposit';

/**
 * What the site gives, in the words of its address, bonuses or offers (S5-05): the list, for games, from partners, and the
 * rules of one (S2-59).
 */
export function BonusesPage({ routeId, params }: PageProps) {
  const t = useT('casino');
  useLanguage();
  useReady(true);
  const isOffer = useSiteConfig(({ promoBonusToOffer }) => promoBonusToOffer === true);
  const words = isOffer ? 'offers' : 'bonuses';
  const one = params['bonus'];
  const kind =
    routeId === 'casino.bonus-partner' ? 'partner' : routeId === 'casino.bonuses-games' ? 'games' : 'all';
  return (
    <CasinoLayout
      title={t(one === undefined ? `${words}.title` : `${words}.one`)}
      lead={one === undefined ? t(`${words}.${kind}`) : undefined}
    >
      <FirstDeposit isWhole={one !== undefined} isKnown={one === undefined || one === FIRST_DEPOSIT} />
      {kind === 'games' && (
        <Panel padded>
          <p>{t('tournament.strip')}</p>
          <TextLink href={hrefFor('/tournaments')}>{t('seo.tournaments.title')}</TextLink>
        </Panel>
      )}
      {kind === 'games' && <SuggestedRow />}
    </CasinoLayout>
  );
}

interface FirstDepositProps {
  /** With all its terms. */
  readonly isWhole: boolean;
  readonly isKnown: boolean;
}

function FirstDeposit({ isWhole, isKnown }: FirstDepositProps) {
  const t = useT('casino');
  const format = useFormat();
  const isOffer = useSiteConfig(({ promoBonusToOffer }) => promoBonusToOffer === true);
  const bonus = useSiteConfig((config) => config.firstDepositBonus);
  const usual = useSiteConfig((config) => config.defaultCurrency);
  const iso = useStreamValue(accounts$, (value) => ('accounts' in value ? value.main?.iso : undefined));
  const currency = iso ?? usual ?? '';
  const offer = bonus?.offers[currency];
  const words = isOffer ? 'offers' : 'bonuses';
  if (!isKnown || bonus === undefined || offer === undefined)
    return (
      <Panel padded>
        <EmptyState
          icon="gift"
          title={t(isKnown ? 'firstDeposit.none' : `${words}.unknown`)}
          action={
            !isKnown && (
              <LinkButton variant="outline" href={hrefFor(isOffer ? '/bonuses-offers' : '/bonuses')}>
                {t(`${words}.title`)}
              </LinkButton>
            )
          }
        />
      </Panel>
    );
  if (isWhole)
    return (
      <Panel padded>
        <FirstDepositTerms bonus={bonus} offer={offer} currency={currency} />
      </Panel>
    );
  return (
    <Panel bleed>
      <SectionHeader title={t('bonuses.firstDeposit')} />
      <Panel padded>
        <p>
          {t('firstDeposit.upTo', {
            percent: format.number(offer.percent),
            upTo: format.amount(offer.upTo, currency),
          })}
        </p>
        <ButtonRow>
          <LinkButton
            variant="primary"
            href={hrefFor(`/${isOffer ? 'bonus-offer' : 'bonus'}/${FIRST_DEPOSIT}`)}
          >
            {t(`${words}.rules`)}
          </LinkButton>
          <LinkButton variant="outline" href={hrefFor('/casino/slot-first-deposit')}>
            {t('seo.slotFirstDeposit.title')}
          </LinkButton>
        </ButtonRow>
      </Panel>
    </Panel>
  );
}
