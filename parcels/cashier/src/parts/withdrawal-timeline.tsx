import type { WithdrawalView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Steps } from '@paddock/styleguide/forms';

import { stepsOf, type WithdrawalStep } from '../model/withdrawal-steps.ts';
import { useStepLabels, useStepWords } from './use-step-words.ts';

interface WithdrawalTimelineProps {
  readonly withdrawal: Pick<WithdrawalView, 'status' | 'timeline' | 'method' | 'mask' | 'arrives'>;
}

/** What happened to a withdrawal and when, what it waits for, and what comes next. */
export function WithdrawalTimeline({ withdrawal }: WithdrawalTimelineProps) {
  const t = useT('cashier');
  const { moment } = useFormat();
  const words = useStepWords(withdrawal);
  const stateLabels = useStepLabels();

  function detailOf({ key, atMs, reason }: WithdrawalStep, detail: string | undefined): string | undefined {
    const parts = [
      atMs === null ? undefined : moment(atMs),
      detail,
      reason === '' ? undefined : t(key === 'rejected' ? 'withdraw.reason' : 'withdraw.said', { reason }),
    ].filter((part) => part !== undefined);
    return parts.length === 0 ? undefined : parts.join('. ');
  }

  return (
    <Steps
      stateLabels={stateLabels}
      steps={stepsOf(withdrawal).map((step) => {
        const { title, detail } = words(step);
        return { id: step.id, state: step.state, title, detail: detailOf(step, detail) };
      })}
    />
  );
}
