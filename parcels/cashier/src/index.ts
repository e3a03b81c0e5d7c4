import type { ParcelModule } from '@paddock/contract';

export const pages: ParcelModule['pages'] = {
  recharge: () => import('./pages/recharge.tsx'),
  onpay: () => import('./pages/onpay.tsx'),
  deduce: () => import('./pages/deduce.tsx'),
  'deduce-form': () => import('./pages/deduce-form.tsx'),
  withdrawal: () => import('./pages/withdrawal.tsx'),
  requests: () => import('./pages/requests.tsx'),
  'create-request': () => import('./pages/create-request.tsx'),
  'onpay-withdraw': () => import('./pages/onpay-withdraw.tsx'),
};

export const widgets: ParcelModule['widgets'] = {
  recharge: () => import('./widgets/recharge.tsx'),
  'mobile-payment': () => import('./widgets/mobile-payment.tsx'),
};
