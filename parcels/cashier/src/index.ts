import type { ParcelModule } from '@paddock/contract';

export const pages: ParcelModule['pages'] = {
  recharge: () => import('./pages/recharge.tsx').then(({ recharge }) => recharge),
  onpay: () => import('./pages/onpay.tsx').then(({ onpay }) => onpay),
};

export const widgets: ParcelModule['widgets'] = {};
