import type { ParcelModule } from '@paddock/contract';

export const pages: ParcelModule['pages'] = {
  login: () => import('./pages/login.tsx').then(({ login }) => login),
  registration: () => import('./pages/registration.tsx').then(({ registration }) => registration),
};

export const widgets: ParcelModule['widgets'] = {
  login: () => import('./widgets/login.tsx').then(({ login }) => login),
  registration: () => import('./widgets/registration.tsx').then(({ registration }) => registration),
};
