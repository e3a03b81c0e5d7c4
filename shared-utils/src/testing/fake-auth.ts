import type { TwoStepChallenge } from '@paddock/contract/schemas';

import { GUEST } from '../auth/auth.ts';
import type { Auth, AuthValue, Profile, ProfileValue, SignInResult } from '../auth/auth-types.ts';
import { leaveAfterSignOut } from '../auth/sign-out-navigation.ts';
import type { SignInWay } from '../auth/sign-in-ways.ts';
import type { ApiProblem } from '../http/http-types.ts';
import type { Navigation } from '../navigation/navigation-types.ts';
import { createStore } from '../stream/store.ts';
import { aProfile } from './samples.ts';

const SAMPLE_USER = '7';

export interface FakeAuth extends Auth {
  /** As if signed in elsewhere. */
  becomeSignedIn(userId?: string, banLevel?: number, restrictedUntilMs?: number | null): void;
  signOut(): void;
  /** The server tells something else of the player. */
  setProfile(change: Partial<Profile>): void;
  /** The next sign-in is refused. */
  refuseSignIn(problem: ApiProblem): void;
  /** The next sign-in asks for the second step. */
  askTwoStep(challenge: TwoStepChallenge): void;
  /** The next sign-in is answered like this. */
  answerSignIn(result: SignInResult): void;
  /** What was sent by which way. */
  readonly sent: readonly { readonly way: SignInWay; readonly request: unknown }[];
}

export function createFakeAuth(navigation: Navigation, userId: string | undefined): FakeAuth {
  const auth = createStore<AuthValue>(GUEST);
  const profile = createStore<ProfileValue>({ status: 'none' });
  const sent: { way: SignInWay; request: unknown }[] = [];
  let refusal: ApiProblem | undefined;
  let twoStep: TwoStepChallenge | undefined;
  let answer: SignInResult | undefined;

  function becomeSignedIn(id = SAMPLE_USER, banLevel = 0, restrictedUntilMs: number | null = null): void {
    auth.set({ status: 'signed-in', userId: id, banLevel });
    profile.set({
      status: 'ready',
      profile: aProfile({ user_id: id, ban_level: banLevel, restricted_until_ms: restrictedUntilMs }),
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
    if (answer !== undefined) {
      const given = answer;
      answer = undefined;
      if (given.ok && given.userId !== undefined) becomeSignedIn(given.userId);
      return Promise.resolve(given);
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
    answerSignIn(result) {
      answer = result;
    },
    signIn(way, request) {
      sent.push({ way, request });
      return answerSignIn();
    },
    check: () => Promise.resolve(),
    refreshProfile: () => Promise.resolve(),
    setProfile(change) {
      const before = profile.get();
      if ('profile' in before) profile.set({ status: 'ready', profile: { ...before.profile, ...change } });
    },
    noteUnread(count) {
      const known = profile.get();
      if ('profile' in known)
        profile.set({ status: 'ready', profile: { ...known.profile, user_msg_count: count } });
    },
    logout() {
      signOut();
      leaveAfterSignOut(navigation);
      return Promise.resolve({ ok: true });
    },
  };
}
