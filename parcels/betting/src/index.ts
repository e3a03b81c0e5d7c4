import type { ParcelModule } from '@paddock/contract';

export const pages: ParcelModule['pages'] = {
  home: () => import('./pages/home.tsx').then(({ home }) => home),
  live: () => import('./pages/live.tsx').then(({ live }) => live),
  line: () => import('./pages/line.tsx').then(({ line }) => line),
  game: () => import('./pages/game.tsx').then(({ game }) => game),
};

export const widgets: ParcelModule['widgets'] = {
  menu: () => import('./widgets/menu.tsx').then(({ menu }) => menu),
};
