import type { ParcelModule } from '@paddock/contract';
import { failureTexts } from '@paddock/shared-utils';
import { reactParcel } from '@paddock/styleguide';

const react = reactParcel('betting', failureTexts);

export const pages: ParcelModule['pages'] = {
  home: async () => react((await import('./pages/home-page.tsx')).HomePage),
  live: async () => react((await import('./pages/live-page.tsx')).LivePage),
  'pre-match': async () => react((await import('./pages/pre-match-page.tsx')).PreMatchPage),
  game: async () => react((await import('./pages/game-page.tsx')).GamePage),
  further: async () => react((await import('./pages/further-page.tsx')).FurtherPage),
};

export const widgets: ParcelModule['widgets'] = {
  menu: async () => react((await import('./widgets/menu-widget.tsx')).MenuWidget),
};
