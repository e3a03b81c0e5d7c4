import type { ParcelModule } from '@paddock/contract';

export const pages: ParcelModule['pages'] = {
  error: () => import('./pages/error.tsx'),
  block: () => import('./pages/block.tsx'),
  'site-updates': () => import('./pages/site-updates.tsx'),
  'old-browser': () => import('./pages/old-browser.tsx'),
};

export const widgets: ParcelModule['widgets'] = {
  'cookie-consent': () => import('./widgets/cookie-consent.tsx'),
  'new-site': () => import('./widgets/new-site.tsx'),
  'privacy-update': () => import('./widgets/privacy-update.tsx'),
};
