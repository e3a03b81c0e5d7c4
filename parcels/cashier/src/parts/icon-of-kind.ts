import type { PaymentMethodsView } from '@paddock/contract/schemas';
import type { IconName } from '@paddock/styleguide';

/** What a way to pay in or out is drawn with. */
export const ICON_OF_KIND: Readonly<Record<PaymentMethodsView['methods'][number]['kind'], IconName>> = {
  card: 'card',
  bank: 'bank',
  wallet: 'wallet',
};
