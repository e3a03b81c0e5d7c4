import { cancelLimit, decideLimit, notify, type CommandResult } from '@paddock/shared-utils';
import { useSubmit, type Submit } from '@paddock/shared-utils/react';

/** What a player may do with a looser limit that waits (S4-07). */
export type LimitDecision = 'approve' | 'reject' | 'cancel';

type Decided = { readonly ok: true; readonly decision: LimitDecision };

/** Sends the decision and says that it is done (S8-08). */
export function useLimitDecision(limitType: number, onDone: () => void): Submit<LimitDecision> {
  return useSubmit(
    async (decision: LimitDecision): Promise<Decided | Exclude<CommandResult, { ok: true }>> => {
      const sent = decision === 'cancel' ? cancelLimit(limitType) : decideLimit(limitType, decision);
      const result = await sent;
      return result.ok ? { ok: true, decision } : result;
    },
    ({ decision }) => {
      notify({ kind: 'success', text: { key: `office:limits.done.${decision}` } });
      onDone();
    },
  );
}
