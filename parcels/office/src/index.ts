import type { ParcelModule } from '@paddock/contract';

export const pages: ParcelModule['pages'] = {
  account: () => import('./pages/account.tsx'),
  'account-edit': () => import('./pages/account-edit.tsx'),
  history: () => import('./pages/history.tsx'),
  payments: () => import('./pages/payments.tsx'),
  messages: () => import('./pages/messages.tsx'),
  settings: () => import('./pages/settings.tsx'),
  responsible: () => import('./pages/responsible.tsx'),
  'share-idea': () => import('./pages/share-idea.tsx'),
  verification: () => import('./pages/verification.tsx'),
  identification: () => import('./pages/identification.tsx'),
  security: () => import('./pages/security.tsx'),
  'bonuses-deposit': () => import('./pages/bonuses-deposit.tsx'),
  'bonuses-wager': () => import('./pages/bonuses-wager.tsx'),
};

export const widgets: ParcelModule['widgets'] = {
  menu: () => import('./widgets/menu.tsx'),
  'limit-approval': () => import('./widgets/limit-approval.tsx'),
  'reality-check': () => import('./widgets/reality-check.tsx'),
  exchange: () => import('./widgets/exchange.tsx'),
  'first-deposit-bonus': () => import('./widgets/first-deposit-bonus.tsx'),
  inbox: () => import('./widgets/inbox.tsx'),
  'next-steps': () => import('./widgets/next-steps.tsx'),
  'two-factor-prompt': () => import('./widgets/two-factor-prompt.tsx'),
};
