import type { ParcelModule } from '@paddock/contract';
import { failureTexts } from '@paddock/shared-utils';
import { reactParcel } from '@paddock/styleguide';

const react = reactParcel('lotto', failureTexts);

export const pages: ParcelModule['pages'] = {
  lotteries: async () => react((await import('./pages/lotto-page.tsx')).LottoPage),
  lottery: async () => react((await import('./pages/lotto-page.tsx')).LottoPage),
};

export const widgets: ParcelModule['widgets'] = {};
