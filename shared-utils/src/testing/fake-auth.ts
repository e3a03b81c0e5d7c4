import type { TwoStepChallenge } from '@paddock/contract/schemas';

import { GUEST } from '../auth/auth.ts';
import type { Auth, AuthValue, ProfileValue, SignInResult } from '../auth/auth-types.ts';
import { leaveAfterSignOut } from '../auth/sign-out-navigation.ts';
import type { SignInWay } from '../auth/sign-in-ways.ts';
import type { ApiProblem } from '../http/http-types.ts';
import type { Navigation } from '../navigation/navigation-types.ts';
import { createStore } from '../stream/store.ts';

const SAMPLE_USER = '7';

export interface FakeAuth extends Auth {
  /** As if signed in elsewhere. */
  becomeSignedIn(userId?: string, banLevel?: number, restrictedUntilMs?: number | null): void;
  signOut(): void;
  /** The next sign-in is refused. */
  refuseSignIn(problem: ApiProblem): void;
  /** The next sign-in asks for the second step. */
  askTwoStep(challenge: TwoStepChallenge): void;
  /** What was sent by which way. */
  readonly sent: readonly { readonly way: SignInWay; readonly request: unknown }[];
}

export function createFakeAuth(navigation: Navigation, userId: string | undefined): FakeAuth {
  const auth = createStore<AuthValue>(GUEST);
  const profile = createStore<ProfileValue>({ status: 'none' });
  const sent: { way: SignInWay; request: unknown }[] = [];
  let refusal: ApiProblem | undefined;
  let twoStep: TwoStepChallenge | undefined;

  function becomeSignedIn(id = SAMPLE_USER, banLevel = 0, restrictedUntilMs: number | null = null): void {
    auth.set({ status: 'signed-in', userId: id, banLevel });
    profile.set({
      status: 'ready',
      profile: {
        user_id: id,
        user_email: 'ann@example.org',
        user_name: 'ann',
        user_country_id: 1,
        ban_level: banLevel,
        restricted_until_ms: restrictedUntilMs,
        has_deposit: false,
        registered_at_ms: 0,
      },
    });
  }

  function signOut(): void {
    auth.set(GUEST);
    profile.set({ status: 'none' });
  }

  function answerSignIn(): Promise<SignInResult> {
    const problem = refusal;
    refusal = undefined;
    if (problem !== undefined) {
      return Promise.resolve({ ok: false, status: 'refused', httpStatus: 422, problem });
    }
    if (twoStep !== undefined) {
      const asked = twoStep;
      twoStep = undefined;
      return Promise.resolve({ ok: true, twoStep: asked });
    }
    becomeSignedIn();
    return Promise.resolve({ ok: true, userId: SAMPLE_USER });
  }

  if (userId !== undefined) becomeSignedIn(userId);

  return {
    auth$: auth.stream,
    profile$: profile.stream,
    sent,
    becomeSignedIn,
    signOut,
    refuseSignIn(problem) {
      refusal = problem;
    },
    askTwoStep(challenge) {
      twoStep = challenge;
    },
    signIn(way, request) {
      sent.push({ way, request });
      return answerSignIn();
    },
    check: () => Promise.resolve(),
    logout() {
      signOut();
      leaveAfterSignOut(navigation);
      return Promise.resolve({ ok: true });
    },
  };
}
