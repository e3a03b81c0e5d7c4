import type { ParcelModule } from '@paddock/contract';

export const pages: ParcelModule['pages'] = {
  recharge: () => import('./pages/recharge.tsx'),
  onpay: () => import('./pages/onpay.tsx'),
};

export const widgets: ParcelModule['widgets'] = {};
