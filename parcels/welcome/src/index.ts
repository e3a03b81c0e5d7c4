import type { ParcelModule } from '@paddock/contract';

export const pages: ParcelModule['pages'] = {
  login: () => import('./pages/login.tsx'),
  registration: () => import('./pages/registration.tsx'),
};

export const widgets: ParcelModule['widgets'] = {
  login: () => import('./widgets/login.tsx'),
  registration: () => import('./widgets/registration.tsx'),
  'registration-reminder': () => import('./widgets/registration-reminder.tsx'),
  'convert-reminder': () => import('./widgets/convert-reminder.tsx'),
  'signed-out': () => import('./widgets/signed-out.tsx'),
};
