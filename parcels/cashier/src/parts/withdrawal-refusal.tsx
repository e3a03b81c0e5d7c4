import { hrefFor } from '@paddock/shared-utils';
import { useLabels, useT, type Refusal } from '@paddock/shared-utils/react';
import { TextLink } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import { GATE_PATHS } from './withdrawal-gates.tsx';

/** Why the server did not take a withdrawal, with the way on where there is one. */
export function WithdrawalRefusal({ refusal }: { readonly refusal: Refusal | null }) {
  const t = useT('cashier');
  const labels = useLabels();
  if (refusal === null) return null;
  const { code } = refusal.problem;
  // The form asks for it instead.
  if (code === 'STEP_UP_REQUIRED') return null;
  const path = GATE_PATHS[code];
  return (
    <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt}>
      {path !== undefined && <TextLink href={hrefFor(path)}>{t(`withdraw.gates.${code}.action`)}</TextLink>}
    </FormMessage>
  );
}
