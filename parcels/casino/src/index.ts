import type { ParcelModule } from '@paddock/contract';
import { failureTexts } from '@paddock/shared-utils';
import { reactParcel } from '@paddock/styleguide';

const react = reactParcel('casino', failureTexts);

export const pages: ParcelModule['pages'] = {
  list: async () => react((await import('./pages/catalogue-page.tsx')).CataloguePage),
  game: async () => react((await import('./pages/game-page.tsx')).GamePage),
  further: async () => react((await import('./pages/further-page.tsx')).FurtherPage),
};

export const widgets: ParcelModule['widgets'] = {
  menu: async () => react((await import('./widgets/menu-widget.tsx')).MenuWidget),
};
