import type { ParcelModule } from '@paddock/contract';
import { failureTexts } from '@paddock/shared-utils';
import { reactParcel } from '@paddock/styleguide';

const react = reactParcel('casino', failureTexts);

export const pages: ParcelModule['pages'] = {
  lobby: async () => react((await import('./pages/lobby-page.tsx')).LobbyPage),
};

export const widgets: ParcelModule['widgets'] = {};
