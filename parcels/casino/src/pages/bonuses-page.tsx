import type { PageProps } from '@paddock/contract';
import type { PromotionView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useLanguage, useSiteConfig, useT } from '@paddock/shared-utils/react';
import { EmptyState, LinkButton, Panel, SectionHeader, TextLink, useReady } from '@paddock/styleguide';

import { countsGames } from '../model/counts-games.ts';
import { CasinoLayout } from '../parts/casino-layout.tsx';
import { FirstDepositOffer } from '../parts/first-deposit-offer.tsx';
import { FirstDepositShort } from '../parts/first-deposit-short.tsx';
import { FirstDepositTerms } from '../parts/first-deposit-terms.tsx';
import { PromotionList, usePromotions } from '../parts/promotions/promotion-list.tsx';
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
  const rules = `/${words === 'offers' ? 'bonus-offer' : 'bonus'}/${FIRST_DEPOSIT}`;
  return (
    <CasinoLayout title={t(`${words}.title`)} lead={t(`${words}.${kind}`)}>
      <FirstDepositOffer height="108px">
        {(offer) => <FirstDepositShort offer={offer} rules={rules} rulesLabel={t(`${words}.rules`)} />}
      </FirstDepositOffer>
      <GivenBeside only={kind === 'games' ? countsGames : undefined} />
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

interface GivenBesideProps {
  readonly only: ((promotion: PromotionView) => boolean) | undefined;
}

/** Promotions, which give most of it, by what their terms count; nothing where there is none. */
function GivenBeside({ only }: GivenBesideProps) {
  const t = useT('casino');
  const read = usePromotions(false);
  if (read.value.status === 'ready' && !read.value.data.promotions.some(only ?? (() => true))) return null;
  return (
    <section>
      <SectionHeader title={t('seo.promotions.title')} />
      <PromotionList read={read} isCasino={false} only={only} />
    </section>
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
