import type { ParcelModule } from '@paddock/contract';

export const pages: ParcelModule['pages'] = {
  home: () => import('./pages/home.tsx'),
  live: () => import('./pages/live.tsx'),
  'pre-match': () => import('./pages/pre-match.tsx'),
  game: () => import('./pages/game.tsx'),
};

export const widgets: ParcelModule['widgets'] = {
  menu: () => import('./widgets/menu.tsx'),
};
