import type { ComponentType } from 'react';
import type { PageProps } from '@paddock/contract';

import { BonusesPage } from './bonuses-page.tsx';
import { FirstDepositPage } from './first-deposit-page.tsx';
import { LandingPage } from './landing-page.tsx';
import { MyCasinoPage } from './my-casino-page.tsx';
import { ProviderPage } from './provider-page.tsx';
import { ProvidersPage } from './providers-page.tsx';
import { PromotionPage } from './promotion-page.tsx';
import { PromotionsPage } from './promotions-page.tsx';
import { SearchPage } from './search-page.tsx';
import { TournamentPage } from './tournament-page.tsx';
import { TournamentsPage } from './tournaments-page.tsx';
import { ThankYouPage } from './thank-you-page.tsx';

const PAGES: Readonly<Record<string, ComponentType<PageProps>>> = {
  'casino.my-casino': MyCasinoPage,
  'casino.favorites': MyCasinoPage,
  'casino.providers': ProvidersPage,
  'casino.provider': ProviderPage,
  'casino.search': SearchPage,
  'casino.bonuses': BonusesPage,
  'casino.bonuses-games': BonusesPage,
  'casino.bonus-partner': BonusesPage,
  'casino.bonus': BonusesPage,
  'casino.promotions': PromotionsPage,
  'casino.bonus-casino': PromotionsPage,
  'casino.promotion': PromotionPage,
  'casino.bonus-casino-promotion': PromotionPage,
  'casino.bonus-casino-landing': PromotionPage,
  'casino.tournaments': TournamentsPage,
  'casino.tournament': TournamentPage,
  'casino.thank-you': ThankYouPage,
  'casino.landing': LandingPage,
  'casino.first-deposit': FirstDepositPage,
};

/** Pages that few meet first, by their routes: one chunk for all of them. */
export function FurtherPage(props: PageProps) {
  const Page = PAGES[props.routeId];
  return Page === undefined ? null : <Page {...props} />;
}
