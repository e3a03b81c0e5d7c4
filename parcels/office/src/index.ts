import type { ParcelModule } from '@paddock/contract';

export const pages: ParcelModule['pages'] = {
  account: () => import('./pages/account.tsx').then(({ account }) => account),
  history: () => import('./pages/history.tsx').then(({ history }) => history),
  payments: () => import('./pages/payments.tsx').then(({ payments }) => payments),
};

export const widgets: ParcelModule['widgets'] = {
  menu: () => import('./widgets/menu.tsx').then(({ menu }) => menu),
};
