import type { WithdrawalView } from '@paddock/contract/schemas';
import { useT } from '@paddock/shared-utils/react';
import type { StepsProps } from '@paddock/styleguide/forms';

import type { WithdrawalStep } from '../model/withdrawal-steps.ts';

/** Where the money goes and how fast. */
type Destination = Pick<WithdrawalView, 'method' | 'mask' | 'arrives'>;
type Step = Pick<WithdrawalStep, 'key' | 'state'>;

interface StepWords {
  readonly title: string;
  /** What the step waits for or means; what is done needs none. */
  readonly detail: string | undefined;
}

/** Says a step of a withdrawal: "Sent to Fernway Card •••• 4417", "We wait for its answer". */
export function useStepWords({ method, mask, arrives }: Destination): (step: Step) => StepWords {
  const t = useT('cashier');
  const to = `${method} ${mask}`.trim();
  return ({ key, state }) => {
    const isExplained = EXPLAINED[state].includes(key);
    const detail = key === 'paid' ? t(`withdraw.step.paid.${arrives}`) : t(`withdraw.step.${key}.detail`);
    return { title: t(`withdraw.step.${key}.title`, { to }), detail: isExplained ? detail : undefined };
  };
}

const EXPLAINED: Readonly<Record<Step['state'], readonly Step['key'][]>> = {
  done: ['paid-late'],
  now: ['review', 'sending', 'sent'],
  todo: ['held', 'review', 'paid'],
  failed: ['failed', 'rejected', 'returned'],
};

/** The states of a step, for screen readers. */
export function useStepLabels(): StepsProps['stateLabels'] {
  const t = useT('cashier');
  return {
    done: t('withdraw.state.done'),
    now: t('withdraw.state.now'),
    todo: t('withdraw.state.todo'),
    failed: t('withdraw.state.failed'),
  };
}
