import type { ParcelModule } from '@paddock/contract';
import { failureTexts } from '@paddock/shared-utils';
import { reactParcel } from '@paddock/styleguide';

const react = reactParcel('office', failureTexts);

export const pages: ParcelModule['pages'] = {
  account: async () => react((await import('./pages/account-page.tsx')).AccountPage),
  'account-edit': async () => react((await import('./pages/account-edit-page.tsx')).AccountEditPage),
  history: async () => react((await import('./pages/history-page.tsx')).HistoryPage),
  payments: async () => react((await import('./pages/payments-page.tsx')).PaymentsPage),
  messages: async () => react((await import('./pages/messages-page.tsx')).MessagesPage),
  settings: async () => react((await import('./pages/settings-page.tsx')).SettingsPage),
  responsible: async () => react((await import('./pages/responsible-page.tsx')).ResponsiblePage),
  'share-idea': async () => react((await import('./pages/share-idea-page.tsx')).ShareIdeaPage),
  verification: async () => react((await import('./pages/verification-page.tsx')).VerificationPage),
  identification: async () => react((await import('./pages/identification-page.tsx')).IdentificationPage),
  'print-coupon': async () => react((await import('./pages/print-coupon-page.tsx')).PrintCouponPage),
  security: async () => react((await import('./pages/security-page.tsx')).SecurityPage),
  'bonuses-deposit': async () => react((await import('./pages/bonuses-deposit-page.tsx')).BonusesDepositPage),
  promotion: async () => react((await import('./pages/promotion-page.tsx')).PromotionPage),
  'bonuses-wager': async () => react((await import('./pages/bonuses-wager-page.tsx')).BonusesWagerPage),
  bringfriend: async () => react((await import('./pages/bringfriend-page.tsx')).BringfriendPage),
  rewards: async () => react((await import('./pages/rewards-page.tsx')).RewardsPage),
  'vip-cashback': async () => react((await import('./pages/vip-cashback-page.tsx')).VipCashbackPage),
  'premium-cashback': async () =>
    react((await import('./pages/premium-cashback-page.tsx')).PremiumCashbackPage),
};

export const widgets: ParcelModule['widgets'] = {
  menu: async () => react((await import('./widgets/menu-widget.tsx')).MenuWidget),
  'limit-approval': async () =>
    react((await import('./widgets/limit-approval-widget.tsx')).LimitApprovalWidget),
  'reality-check': async () => react((await import('./widgets/reality-check-widget.tsx')).RealityCheckWidget),
  exchange: async () => react((await import('./widgets/exchange-widget.tsx')).ExchangeWidget),
  'first-deposit-bonus': async () =>
    react((await import('./widgets/first-deposit-bonus-widget.tsx')).FirstDepositBonusWidget),
  inbox: async () => react((await import('./widgets/inbox-widget.tsx')).InboxWidget),
  'next-steps': async () => react((await import('./widgets/next-steps-widget.tsx')).NextStepsWidget),
  'two-factor-prompt': async () =>
    react((await import('./widgets/two-factor-prompt-widget.tsx')).TwoFactorPromptWidget),
};
