import type { SecurityView } from '@paddock/contract/schemas';
import { readOf } from '@paddock/shared-utils';
import { useLabels, useRead, useT, type Refusal } from '@paddock/shared-utils/react';
import { FormMessage } from '@paddock/styleguide/forms';

import { StepUpForm } from './security/step-up-gate.tsx';

interface LimitRefusalProps {
  readonly refusal: Refusal | null;
  /** The player has proved who is there: what was refused can be sent again. */
  readonly onProven: () => void;
}

/** The proof takes the place of the button that approves: pressed again, that would only be refused again. */
export const asksForProof = (refusal: Refusal | null): boolean =>
  refusal?.problem.code === 'STEP_UP_REQUIRED';

/** Why a decision about a limit was not taken; asks who is there where that alone is missing. */
export function LimitRefusal({ refusal, onProven }: LimitRefusalProps) {
  const labels = useLabels();
  if (refusal === null) return null;
  if (asksForProof(refusal)) return <LimitProof onProven={onProven} />;
  return <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />;
}

function LimitProof({ onProven }: Pick<LimitRefusalProps, 'onProven'>) {
  const t = useT('office');
  const labels = useLabels();
  const { value } = useRead<SecurityView>(readOf('/web-api/user/security'));
  if (value.status === 'error') return <FormMessage title={labels.problem(value.problem)} attempt={1} />;
  if (value.status !== 'ready') return null;
  return <StepUpForm view={value.data} why={t('limits.proof')} onConfirmed={onProven} />;
}
