import { useCallback, useRef, useState } from 'react';

import type { ApiProblem, Failure } from '@paddock/shared-utils';

/** Why the server did not do it. */
export interface Refusal {
  readonly problem: ApiProblem;
  /** Counts up, so that the same refusal twice is told twice. */
  readonly attempt: number;
}

export interface Submit<Request> {
  /** Sends once; a second press while the first is under way does nothing. */
  readonly submit: (request: Request) => Promise<void>;
  /** Stays true after success: what follows takes the form away, and a button that wakes up again invites a press. */
  readonly pending: boolean;
  readonly refusal: Refusal | null;
  /** Takes the refusal away, as soon as the player changes what was refused. */
  readonly forget: () => void;
}

/**
 * Sends a form, the one way to do so: `send` is a command or an API call, `onDone` what follows its success. A call that
 * was given up is no refusal (S8-10).
 */
export function useSubmit<Request, Done extends { readonly ok: true }>(
  send: (request: Request) => Promise<Done | Failure>,
  onDone: (done: Done) => void,
): Submit<Request> {
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isUnderWay = useRef(false);

  async function submit(request: Request): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setPending(true);
    const result = await send(request);
    if (result.ok) {
      onDone(result);
      return;
    }
    isUnderWay.current = false;
    setPending(false);
    if (result.status === 'close') return;
    setRefusal((last) => ({ problem: result.problem, attempt: (last?.attempt ?? 0) + 1 }));
  }

  return { submit, pending, refusal, forget: useCallback(() => setRefusal(null), []) };
}
