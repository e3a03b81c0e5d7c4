import type { PaymentFact } from '@paddock/contract/schemas';
import { useT } from '@paddock/shared-utils/react';
import { Badge } from '@paddock/styleguide';

import { depositTone } from '../../model/deposit-steps.ts';
import { StatusBadge } from '../status-badge.tsx';

/** How a payment stands, in a word or two. */
export function PaymentBadge({ payment }: { readonly payment: PaymentFact }) {
  const t = useT('cashier');
  if (payment.kind === 'withdrawal') return <StatusBadge status={payment.status} />;
  return <Badge tone={depositTone(payment.status)}>{t(`requests.deposit.is.${payment.status}`)}</Badge>;
}
