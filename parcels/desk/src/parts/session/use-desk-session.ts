import { useCallback, useEffect, useMemo, useState } from 'react';
import type { OperatorSessionView, OperatorSignInRequest } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';

/** Who is at the desk. The token lives in this page alone; a reload gets it back by a cookie that no script reads. */
export type SessionState =
  | { readonly status: 'asking' }
  | { readonly status: 'out'; readonly isEnded: boolean }
  | { readonly status: 'in'; readonly token: string; readonly session: OperatorSessionView };

type SignedIn = Extract<SessionState, { readonly status: 'in' }>;

export interface DeskSession {
  readonly state: SessionState;
  readonly signIn: (request: Omit<OperatorSignInRequest, 'stay'>) => ReturnType<typeof send>;
  readonly entered: (signedIn: Omit<SignedIn, 'status'>) => void;
  readonly signOut: () => Promise<void>;
  /** The server knows the session no more. */
  readonly lost: () => void;
}

/** The operator's own session: no player's token goes with any of it. */
const send = (request: Omit<OperatorSignInRequest, 'stay'>) =>
  api.post('/operator-api/session', { ...request, stay: true }, { bearer: 'none' });

export function useDeskSession(): DeskSession {
  const [state, setState] = useState<SessionState>({ status: 'asking' });
  const token = state.status === 'in' ? state.token : undefined;

  useEffect(() => {
    const controller = new AbortController();
    void api
      .post('/operator-api/session/resume', {}, { bearer: 'none', signal: controller.signal })
      .then((answer) => {
        if (controller.signal.aborted) return;
        const signedIn = answer.ok ? answer.data.signedIn : null;
        setState(signedIn === null ? { status: 'out', isEnded: false } : { status: 'in', ...signedIn });
      });
    return () => controller.abort();
  }, []);

  const lost = useCallback(() => setState({ status: 'out', isEnded: true }), []);
  const entered = useCallback(
    (signedIn: Omit<SignedIn, 'status'>) => setState({ status: 'in', ...signedIn }),
    [],
  );
  const signOut = useCallback(async () => {
    if (token !== undefined) await api.delete('/operator-api/session', { bearer: { token } });
    setState({ status: 'out', isEnded: false });
  }, [token]);
  return useMemo(() => ({ state, signIn: send, entered, signOut, lost }), [state, entered, signOut, lost]);
}
