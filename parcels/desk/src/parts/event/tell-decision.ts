import type { OperatorMoneyAnswer } from '@paddock/contract/schemas';
import type { NotificationInput } from '@paddock/shared-utils';

/** Whether it was done, or waits for a second operator. */
export function tellDecision({ done, proposalId }: OperatorMoneyAnswer): NotificationInput {
  return done || proposalId === null
    ? { kind: 'success', text: { key: 'desk:decided.done' } }
    : { kind: 'info', text: { key: 'desk:decided.proposed', values: { id: proposalId } } };
}
