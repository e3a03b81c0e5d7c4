import type { ParcelModule } from '@paddock/contract';
import { failureTexts } from '@paddock/shared-utils';
import { reactParcel } from '@paddock/styleguide';

const react = reactParcel('information', failureTexts);

export const pages: ParcelModule['pages'] = {
  'bet-calculator': async () => react((await import('./pages/bet-calculator-page.tsx')).BetCalculatorPage),
  'odds-calculator': async () => react((await import('./pages/odds-calculator-page.tsx')).OddsCalculatorPage),
  document: async () => react((await import('./pages/document-page.tsx')).DocumentPage),
  landing: async () => react((await import('./pages/landing-page.tsx')).LandingPage),
  payment: async () => react((await import('./pages/payment-page.tsx')).PaymentPage),
  rules: async () => react((await import('./pages/rules-page.tsx')).RulesPage),
  'responsible-gaming': async () =>
    react((await import('./pages/responsible-gaming-page.tsx')).ResponsibleGamingPage),
  'privacy-policy': async () => react((await import('./pages/privacy-policy-page.tsx')).PrivacyPolicyPage),
};

export const widgets: ParcelModule['widgets'] = {};
