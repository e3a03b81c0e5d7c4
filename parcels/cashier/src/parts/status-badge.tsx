import type { WithdrawalView } from '@paddock/contract/schemas';
import { useT } from '@paddock/shared-utils/react';
import { Badge } from '@paddock/styleguide';

import { toneOf } from '../model/withdrawal-steps.ts';

/** How a withdrawal stands, in a word or two. */
export function StatusBadge({ status }: Pick<WithdrawalView, 'status'>) {
  const t = useT('cashier');
  return <Badge tone={toneOf(status)}>{t(`withdraw.is.${status}`)}</Badge>;
}
