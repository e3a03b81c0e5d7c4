import type { ParcelModule } from '@paddock/contract';

export const pages: ParcelModule['pages'] = {
  login: () => import('./pages/login.tsx'),
  'confirm-terms': () => import('./pages/confirm-terms.tsx'),
  registration: () => import('./pages/registration.tsx'),
  'password-reset': () => import('./pages/password-reset.tsx'),
  'account-verify': () => import('./pages/account-verify.tsx'),
  'activate-fast': () => import('./pages/activate-fast.tsx'),
  'stop-newsletter': () => import('./pages/stop-newsletter.tsx'),
};

export const widgets: ParcelModule['widgets'] = {
  login: () => import('./widgets/login.tsx'),
  'terms-choice': () => import('./widgets/terms-choice.tsx'),
  'terms-error': () => import('./widgets/terms-error.tsx'),
  'forgot-password': () => import('./widgets/forgot-password.tsx'),
  registration: () => import('./widgets/registration.tsx'),
  'registration-reminder': () => import('./widgets/registration-reminder.tsx'),
  'convert-reminder': () => import('./widgets/convert-reminder.tsx'),
  'signed-out': () => import('./widgets/signed-out.tsx'),
};
