import { cancelLimit, decideLimit, notify, type Failure } from '@paddock/shared-utils';
import { useSubmit, type Submit } from '@paddock/shared-utils/react';

/** What a player may do with a looser limit that waits (S4-07). */
export type LimitDecision = 'approve' | 'reject' | 'cancel';

type Decided = { readonly ok: true; readonly decision: LimitDecision; readonly title: string | null };

/** Sends the decision and says that it is done: in the server's words where it has some, else in ours (S8-08). */
export function useLimitDecision(limitType: number, onDone: () => void): Submit<LimitDecision> {
  return useSubmit(
    async (decision: LimitDecision): Promise<Decided | Failure> => {
      const sent = decision === 'cancel' ? cancelLimit(limitType) : decideLimit(limitType, decision);
      const result = await sent;
      return result.ok ? { ok: true, decision, title: titleOf(result.data) } : result;
    },
    ({ decision, title }) => {
      notify({ kind: 'success', text: title ?? { key: `office:limits.done.${decision}` } });
      onDone();
    },
  );
}

/** The title of an answer that has one. */
function titleOf(data: unknown): string | null {
  const title = typeof data === 'object' && data !== null && 'title' in data ? data.title : null;
  return typeof title === 'string' && title !== '' ? title : null;
}
