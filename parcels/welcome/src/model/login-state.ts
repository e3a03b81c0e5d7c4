import type { TwoStepChallenge } from '@paddock/contract/schemas';
import type { ApiProblem } from '@paddock/shared-utils';

/** The forms of signing in (S3-28). */
export type LoginFormName = 'login_password' | 'phone_password' | 'sms' | 'login_password_two_step_code';

/** What was typed, kept while forms are changed and when the server refuses (S3-28 defaults). */
export interface LoginDefaults {
  readonly login: string;
  /** Digits after the calling code, as in `ReadPhone`. */
  readonly phone: string;
  readonly phoneBySms: string;
  /** Whose calling code both numbers have; empty until one is chosen or told by a number. */
  readonly phoneCountryId: string;
  readonly passwordLogin: string;
  readonly passwordPhone: string;
  readonly remember: boolean;
}

/** Why the last try did not work; `attempt` counts up, so that the same refusal twice is told twice. */
export interface LoginMessage {
  readonly problem: ApiProblem;
  readonly attempt: number;
}

/** A code that is on its way. */
export interface SentCode {
  readonly codeId: string;
  readonly resendAtMs: number;
}

/** The state of the sign-in form (S3-28). */
export interface LoginState {
  readonly currentForm: LoginFormName;
  readonly loading: boolean;
  readonly message: LoginMessage | null;
  /** How the server answered last. */
  readonly responseType: 'none' | 'two-step' | 'refused' | 'paused' | 'signed-in';
  readonly defaults: LoginDefaults;
  readonly twoStep: TwoStepChallenge | null;
  /** The SMS that was sent, while its code is asked for. */
  readonly sms: SentCode | null;
  /** Until when signing in is paused, server time. */
  readonly pausedUntilMs: number;
}

export const EMPTY_LOGIN: LoginState = {
  currentForm: 'login_password',
  loading: false,
  message: null,
  responseType: 'none',
  defaults: {
    login: '',
    phone: '',
    phoneBySms: '',
    phoneCountryId: '',
    passwordLogin: '',
    passwordPhone: '',
    remember: true,
  },
  twoStep: null,
  sms: null,
  pausedUntilMs: 0,
};

export type LoginAction =
  | { readonly type: 'form'; readonly form: LoginFormName }
  | { readonly type: 'typed'; readonly change: Partial<LoginDefaults> }
  | { readonly type: 'sent' }
  | { readonly type: 'signed-in' }
  | { readonly type: 'two-step'; readonly challenge: TwoStepChallenge }
  | { readonly type: 'sms-sent'; readonly code: SentCode }
  | { readonly type: 'other-number' }
  | { readonly type: 'refused'; readonly problem: ApiProblem; readonly nowMs: number };

/** What follows from what happened. */
export function loginAfter(state: LoginState, action: LoginAction): LoginState {
  switch (action.type) {
    case 'form':
      return { ...state, currentForm: action.form, message: null, responseType: 'none', twoStep: null };
    case 'typed':
      return { ...state, defaults: { ...state.defaults, ...action.change }, message: null };
    case 'sent':
      return { ...state, loading: true };
    case 'signed-in':
      // Loading stays: what follows takes the form away, and a button that wakes up again invites a press.
      return { ...state, message: null, responseType: 'signed-in' };
    case 'two-step':
      return {
        ...state,
        currentForm: 'login_password_two_step_code',
        loading: false,
        message: null,
        responseType: 'two-step',
        twoStep: action.challenge,
      };
    case 'sms-sent':
      return { ...state, loading: false, message: null, responseType: 'none', sms: action.code };
    case 'other-number':
      return { ...state, message: null, responseType: 'none', sms: null };
    case 'refused':
      return refused(state, action.problem, action.nowMs);
  }
}

function refused(state: LoginState, problem: ApiProblem, nowMs: number): LoginState {
  const waitMs = waitOf(problem);
  const isPaused = problem.code === 'SIGN_IN_PAUSED';
  const after: LoginState = {
    ...state,
    loading: false,
    message: { problem, attempt: (state.message?.attempt ?? 0) + 1 },
    responseType: isPaused ? 'paused' : 'refused',
    pausedUntilMs: isPaused ? nowMs + waitMs : state.pausedUntilMs,
  };
  // The first step is to be taken again; what was typed for it still stands.
  if (problem.code === 'TWO_STEP_EXPIRED') return { ...after, currentForm: 'login_password', twoStep: null };
  // No code of this SMS is taken any more.
  if (problem.code === 'CODE_SPENT' || problem.code === 'CODE_EXPIRED') return { ...after, sms: null };
  return after;
}

function waitOf({ details }: ApiProblem): number {
  const { retryAfterMs } = (details ?? {}) as { readonly retryAfterMs?: unknown };
  return typeof retryAfterMs === 'number' && retryAfterMs > 0 ? retryAfterMs : 60_000;
}
