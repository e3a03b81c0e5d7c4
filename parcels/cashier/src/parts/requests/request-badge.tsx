import type { PaymentRequestStatus } from '@paddock/contract/schemas';
import { useT } from '@paddock/shared-utils/react';
import { Badge, type BadgeTone } from '@paddock/styleguide';

const TONES: Readonly<Record<PaymentRequestStatus, BadgeTone>> = {
  open: 'brand',
  answered: 'positive',
  waiting: 'warning',
  closed: 'neutral',
};

/** How a request stands, in a word or two. */
export function RequestBadge({ status }: { readonly status: PaymentRequestStatus }) {
  const t = useT('cashier');
  return <Badge tone={TONES[status]}>{t(`requests.is.${status}`)}</Badge>;
}
