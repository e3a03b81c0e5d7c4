import type { TwoStepChallenge, UserConfigView } from '@paddock/contract/schemas';

import type { CommandResult, Failure } from '../http/http-types.ts';
import type { Stream } from '../stream/stream.ts';
import type { SignInRequests, SignInWay } from './sign-in-ways.ts';

/** Who is visiting (S4-02). `checking` only while the document brought no session and the first check runs. */
export type AuthValue =
  | { readonly status: 'checking'; readonly userId: null; readonly banLevel: 0 }
  | { readonly status: 'guest'; readonly userId: null; readonly banLevel: 0 }
  | { readonly status: 'signed-in'; readonly userId: string; readonly banLevel: number };

/** What the player's own record says (S7-16). */
export type Profile = UserConfigView['result'];

export type ProfileValue =
  | { readonly status: 'none' | 'loading' }
  | { readonly status: 'ready' | 'stale'; readonly profile: Profile }
  | { readonly status: 'error' };

/** Signed in; or the first step was right and the second is asked for, nobody being signed in yet. */
export type SignInDone =
  | {
      readonly ok: true;
      readonly userId: string;
      readonly twoStep?: never;
      /** Of a registration in one click: what the player signs in by. The password is answered once, kept nowhere. */
      readonly number?: string;
      readonly password?: string;
    }
  | { readonly ok: true; readonly userId?: never; readonly twoStep: TwoStepChallenge };

export type SignInResult = SignInDone | Failure;

export interface Auth {
  readonly auth$: Stream<AuthValue>;
  readonly profile$: Stream<ProfileValue>;
  /** Signs in by one of the ways; with a `userId` in its result `auth$` is already signed in when it resolves. */
  signIn<Way extends SignInWay>(way: Way, request: SignInRequests[Way]): Promise<SignInResult>;
  /** Asks the server whether the session still stands; calls at the same time share one question. */
  check(): Promise<void>;
  /** Reads the player's record again, after something that changes it. */
  refreshProfile(): Promise<void>;
  /** Keeps how many messages are unread, in the player's record (S3-19). */
  noteUnread(count: number): void;
  /** Ends the session here and in all tabs (S4-03), then leaves a page that needs a player. */
  logout(): Promise<CommandResult>;
}
