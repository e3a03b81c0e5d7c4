import type { ParcelModule } from '@paddock/contract';
import { failureTexts } from '@paddock/shared-utils';
import { reactParcel } from '@paddock/styleguide';

const react = reactParcel('coupon', failureTexts);

export const pages: ParcelModule['pages'] = {
  shared: async () => react((await import('./pages/shared-page.tsx')).SharedPage),
};

export const widgets: ParcelModule['widgets'] = {
  'builder-note': async () =>
    react((await (await import('./widgets/main-widget.tsx')).onDemand()).BuilderNoteWidget),
  'cash-out': async () => react((await (await import('./widgets/main-widget.tsx')).onDemand()).CashOutWidget),
  'quick-bet': async () =>
    react((await (await import('./widgets/main-widget.tsx')).onDemand()).QuickBetWidget),
  main: async () => react((await import('./widgets/main-widget.tsx')).CouponWidget),
  repeat: async () => react((await (await import('./widgets/main-widget.tsx')).onDemand()).RepeatWidget),
};
