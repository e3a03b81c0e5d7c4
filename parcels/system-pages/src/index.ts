/** Pages of the system-pages parcel by key. */
export const pages = {
  error: () => import('./error/error-page.tsx'),
  block: () => import('./block/block-page.tsx'),
  'site-updates': () => import('./site-updates/site-updates-page.tsx'),
};

export const widgets = {};
