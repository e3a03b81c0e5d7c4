import type { ParcelModule } from '@paddock/contract';
import { failureTexts } from '@paddock/shared-utils';
import { reactParcel } from '@paddock/styleguide';

const react = reactParcel('coupon', failureTexts);

/** Widgets that few see, by way of the coupon's own chunk, which has the styles of all. */
const onDemand = async () => (await import('./widgets/main-widget.tsx')).onDemand();

export const pages: ParcelModule['pages'] = {
  shared: async () => react((await import('./pages/shared-page.tsx')).SharedPage),
};

export const widgets: ParcelModule['widgets'] = {
  'builder-note': async () => react((await onDemand()).BuilderNoteWidget),
  'cash-out': async () => react((await onDemand()).CashOutWidget),
  'quick-bet': async () => react((await onDemand()).QuickBetWidget),
  main: async () => react((await import('./widgets/main-widget.tsx')).CouponWidget),
  repeat: async () => react((await onDemand()).RepeatWidget),
};
