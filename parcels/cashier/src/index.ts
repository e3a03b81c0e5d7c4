import type { ParcelModule } from '@paddock/contract';
import { failureTexts } from '@paddock/shared-utils';
import { reactParcel } from '@paddock/styleguide';

const react = reactParcel('cashier', failureTexts);

export const pages: ParcelModule['pages'] = {
  recharge: async () => react((await import('./pages/recharge-page.tsx')).RechargePage),
  onpay: async () => react((await import('./pages/onpay-page.tsx')).OnpayPage),
  deduce: async () => react((await import('./pages/deduce-page.tsx')).DeducePage),
  'deduce-form': async () => react((await import('./pages/deduce-form-page.tsx')).DeduceFormPage),
  withdrawal: async () => react((await import('./pages/withdrawal-page.tsx')).WithdrawalPage),
  requests: async () => react((await import('./pages/requests-page.tsx')).RequestsPage),
  'create-request': async () => react((await import('./pages/create-request-page.tsx')).CreateRequestPage),
  'onpay-withdraw': async () => react((await import('./pages/onpay-withdraw-page.tsx')).OnpayWithdrawPage),
};

export const widgets: ParcelModule['widgets'] = {
  recharge: async () => react((await import('./widgets/recharge-widget.tsx')).RechargeWidget),
  'mobile-payment': async () =>
    react((await import('./widgets/mobile-payment-widget.tsx')).MobilePaymentWidget),
};
