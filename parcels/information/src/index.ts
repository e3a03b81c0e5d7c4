import type { ParcelModule } from '@paddock/contract';

export const pages: ParcelModule['pages'] = {
  payment: () => import('./pages/payment.tsx'),
  rules: () => import('./pages/rules.tsx'),
  'responsible-gaming': () => import('./pages/responsible-gaming.tsx'),
  'privacy-policy': () => import('./pages/privacy-policy.tsx'),
};

export const widgets: ParcelModule['widgets'] = {};
