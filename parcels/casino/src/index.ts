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
  like: async () => react((await import('./widgets/like-widget.tsx')).LikeWidget),
  menu: async () => react((await import('./widgets/menu-widget.tsx')).MenuWidget),
  side: async () => react((await import('./widgets/side-widget.tsx')).SideWidget),
  star: async () => react((await import('./widgets/star-widget.tsx')).StarWidget),
};
