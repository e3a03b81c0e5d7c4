import { useRef, useState } from 'react';
import type { DepositRequest, DepositView } from '@paddock/contract/schemas';
import { api, newKey, type ApiProblem } from '@paddock/shared-utils';

/** Where the provider's page is, and going there; a test gives its own. */
export type Leave = (href: string) => void;

/** The provider's page is not one of ours: the tab goes there, and comes back to /onpay. */
const leaveTab: Leave = (href) => globalThis.location.assign(href);

/** Starts a deposit once per request: the key stays while the request does, so that a second press changes nothing. */
export function useDeposit(leave: Leave = leaveTab) {
  const last = useRef<{ readonly body: string; readonly key: string } | null>(null);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [attempt, setAttempt] = useState(0);

  async function send(request: DepositRequest): Promise<void> {
    if (pending) return;
    const body = JSON.stringify(request);
    if (last.current?.body !== body) last.current = { body, key: newKey() };
    setPending(true);
    setProblem(null);
    const result = await api.post<DepositView>('/cashier/deposits', request, { key: last.current.key });
    if (result.ok && result.data.redirectUrl !== undefined) {
      leave(result.data.redirectUrl);
      return;
    }
    setPending(false);
    // A refusal is the answer to its key for ever; after a broken connection the same key asks again.
    if (result.ok || result.status === 'refused') last.current = null;
    if (!result.ok) setProblem(result.problem);
    setAttempt((count) => count + 1);
  }
  return { send, pending, problem, attempt };
}
