import type { ParcelModule } from '@paddock/contract';
import { failureTexts } from '@paddock/shared-utils';
import { reactParcel } from '@paddock/styleguide';

const react = reactParcel('coupon', failureTexts);

export const pages: ParcelModule['pages'] = {
  shared: async () => react((await import('./pages/shared-page.tsx')).SharedPage),
};

export const widgets: ParcelModule['widgets'] = {
  'cash-out': async () => react(await (await import('./widgets/main-widget.tsx')).cashOutWidget()),
  'quick-bet': async () => react(await (await import('./widgets/main-widget.tsx')).quickBetWidget()),
  main: async () => react((await import('./widgets/main-widget.tsx')).CouponWidget),
};
