import { useReducer, useRef } from 'react';
import type { SmsSentView, TwoStepChallenge } from '@paddock/contract/schemas';
import {
  api,
  serverNowMs,
  signIn,
  type ApiResult,
  type Failure,
  type SignInRequests,
  type SignInWay,
} from '@paddock/shared-utils';
import { useLanguage } from '@paddock/shared-utils/react';

import {
  EMPTY_LOGIN,
  loginAfter,
  type LoginDefaults,
  type LoginFormName,
  type LoginState,
} from '../../model/login-state.ts';

/** The sign-in form's state and what it can do. */
export interface Login {
  readonly state: LoginState;
  readonly choose: (form: LoginFormName) => void;
  readonly type: (change: Partial<LoginDefaults>) => void;
  /** Sends once; a second press while the first is under way does nothing. */
  readonly send: <Way extends SignInWay>(way: Way, request: SignInRequests[Way]) => Promise<void>;
  /** Sends a code to the number of the form sms. @param callingCode `49`, unless the number says it itself */
  readonly sendSms: (callingCode: string | undefined) => Promise<void>;
  readonly otherNumber: () => void;
  /** Sends the code of a second step; answers when the next may be asked for. */
  readonly sendSecondCode: (method: 'email' | 'sms') => Promise<number | undefined>;
}

/** `twoStep`: a first step was taken elsewhere, and its second one is asked for at once. */
export function useLogin(onSignedIn: () => void, twoStep: TwoStepChallenge | null = null): Login {
  const [state, dispatch] = useReducer(loginAfter, twoStep, (challenge) =>
    challenge === null ? EMPTY_LOGIN : loginAfter(EMPTY_LOGIN, { type: 'two-step', challenge }),
  );
  const language = useLanguage();
  const isUnderWay = useRef(false);

  /** Runs one call at a time and shows its refusal. */
  async function once<Done extends { readonly ok: true }>(
    call: () => Promise<Done | Failure>,
    onDone: (done: Done) => void,
  ): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    dispatch({ type: 'sent' });
    const result = await call();
    isUnderWay.current = false;
    if (result.ok) onDone(result);
    else dispatch({ type: 'refused', problem: result.problem, nowMs: serverNowMs() });
  }

  return {
    state,
    choose: (form) => dispatch({ type: 'form', form }),
    type: (change) => dispatch({ type: 'typed', change }),
    send: (way, request) =>
      once(
        () => signIn(way, request),
        (done) => {
          if (done.twoStep !== undefined) return dispatch({ type: 'two-step', challenge: done.twoStep });
          isUnderWay.current = true;
          dispatch({ type: 'signed-in' });
          onSignedIn();
        },
      ),
    sendSms: (callingCode) =>
      once<Extract<ApiResult<SmsSentView>, { readonly ok: true }>>(
        () => api.post('/web-api/auth/sms/send', { ...smsNumber(state, callingCode), language }),
        ({ data }) =>
          dispatch({ type: 'sms-sent', code: { codeId: data.code_id, resendAtMs: data.resend_at_ms } }),
      ),
    otherNumber: () => dispatch({ type: 'other-number' }),
    async sendSecondCode(method) {
      const { twoStep } = state;
      if (twoStep === null) return undefined;
      const answer = await api.post('/web-api/auth/two-step/send', {
        challenge: twoStep.challenge,
        method,
      });
      if (answer.ok) return answer.data.resend_at_ms;
      dispatch({ type: 'refused', problem: answer.problem, nowMs: serverNowMs() });
      return undefined;
    },
  };
}

/** The number with its calling code apart (S7-35). */
function smsNumber({ defaults: { phoneBySms } }: LoginState, callingCode: string | undefined) {
  const isWhole = phoneBySms.startsWith('+') || callingCode === undefined;
  return { 'phone-number': phoneBySms, ...(isWhole ? {} : { 'phone-code': callingCode }) };
}
