import type { ReactNode } from 'react';
import type { BonusOffer } from '@paddock/contract/schemas';
import { visitorCurrency } from '@paddock/contract';
import { accounts$, readOf } from '@paddock/shared-utils';
import { useRead, useSiteConfig, useStreamValue, useT } from '@paddock/shared-utils/react';
import { EmptyState, Panel, ReadView, Skeleton } from '@paddock/styleguide';

import { useGamesWords } from './catalogue-words.ts';

interface FirstDepositOfferProps {
  readonly children: (offer: BonusOffer) => ReactNode;
  /** Of what comes, so that nothing below it moves. */
  readonly height?: string;
}

/** What a first deposit brings in the player's currency, or a guest in that of the site; a word where it brings nothing. */
export function FirstDepositOffer({ children, height = '220px' }: FirstDepositOfferProps) {
  const t = useT('casino');
  const iso = useStreamValue(accounts$, (value) => ('accounts' in value ? value.main?.iso : undefined));
  const usual = useSiteConfig(visitorCurrency);
  const { value, reload } = useRead({
    ...readOf('/web-api/bonuses/offer', { query: { currency: iso ?? usual ?? 'EUR' } }),
    isPublic: true,
  });
  return (
    <Panel padded>
      <ReadView
        value={value}
        reload={reload}
        words={useGamesWords()}
        skeleton={<Skeleton shape="block" height={height} />}
        empty={({ offer }) => offer === null && <EmptyState icon="gift" title={t('firstDeposit.none')} />}
      >
        {({ offer }) => offer !== null && children(offer)}
      </ReadView>
    </Panel>
  );
}
