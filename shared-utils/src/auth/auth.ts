import { AUTH_POLL_MS, COOKIES } from '@paddock/contract';

import type { Analytics } from '../analytics/analytics-types.ts';
import type { Environment, TabChannel } from '../environment/environment-types.ts';
import { networkError } from '../http/failures.ts';
import type { Api } from '../http/http-types.ts';
import type { TokenSource } from '../http/token-source.ts';
import type { Navigation } from '../navigation/navigation-types.ts';
import type { Notifications } from '../notifications/notifications-types.ts';
import { loadLater } from '../page/load-later.ts';
import type { BrowserStorage } from '../storage/storage-types.ts';
import type { Store } from '../stream/store.ts';
import type { Auth, AuthValue } from './auth-types.ts';
import type { ProfileLoader } from './profile.ts';
import { readSession, type SessionQuestion } from './session-check.ts';
import { leaveAfterSignOut, leaveProtectedPage } from './sign-out-navigation.ts';
import { pollWhileVisible } from './visible-poll.ts';

const STILL_SIGNED_IN = {
  kind: 'error',
  group: 'sign-out',
  title: { key: 'common:stillSignedIn' },
  text: { key: 'common:errors.NETWORK_ERROR' },
} as const;

export const GUEST: AuthValue = { status: 'guest', userId: null, banLevel: 0 };

export interface AuthDependencies extends Pick<Environment, 'timing' | 'visibility' | 'cookies' | 'report'> {
  readonly store: Store<AuthValue>;
  readonly storage: BrowserStorage;
  readonly track: Analytics['track'];
  readonly api: Api;
  /** Without bearer and retries: the session check has its own. */
  readonly bareApi: Api;
  readonly tokens: TokenSource;
  readonly profile: ProfileLoader;
  readonly channel: TabChannel;
  readonly navigation: Navigation;
  readonly notify: Notifications['notify'];
}

export interface AuthService extends Auth {
  stop(): void;
}

/** Sign-in, sign-out and the session's state (S4-02, S4-03). */
export function createAuth(dependencies: AuthDependencies): AuthService {
  const { store, api, bareApi, tokens, profile, channel, navigation, cookies, timing } = dependencies;
  /** Grows with every sign-in and sign-out: an answer to an older question no longer counts. */
  let generation = 0;
  let checking: Promise<void> | undefined;

  function becomeGuest(): void {
    generation += 1;
    tokens.forget();
    profile.forget();
    cookies.remove(COOKIES.authorised);
    if (store.get().status !== 'guest') store.set(GUEST);
  }

  async function becomeSignedIn(userId: string, banLevel: number): Promise<void> {
    generation += 1;
    tokens.forget();
    profile.forget();
    store.set({ status: 'signed-in', userId, banLevel });
    await readProfile();
  }

  /** Reads the player's record; a ban that came or went is in the session's state from then on. */
  async function readProfile(): Promise<void> {
    const own = generation;
    const { status, userId, banLevel } = store.get();
    const known = await profile.load();
    if (status !== 'signed-in' || own !== generation || known === undefined) return;
    if (known.ban_level !== banLevel) store.set({ status, userId, banLevel: known.ban_level });
  }

  async function ask(address?: SessionQuestion): Promise<void> {
    const asked = generation;
    const answer = await readSession(bareApi, timing, address);
    if (asked !== generation) return;
    const { status, userId } = store.get();
    if (!answer.ok) {
      // A fault: without a network there is nobody to blame, and a site that is closed has said why.
      if (answer.httpStatus === 500) dependencies.report(new Error(`no session: ${answer.problem.code}`));
      // Not knowing is not being signed out; only a page that knows nothing at all goes on as a guest.
      if (status === 'checking') becomeGuest();
    } else if (answer.userId === null) {
      becomeGuest();
      if (status === 'signed-in') leaveProtectedPage(navigation);
    } else if (answer.userId !== userId) {
      void becomeSignedIn(answer.userId, 0);
    }
  }

  function check(address?: SessionQuestion): Promise<void> {
    checking ??= ask(address).finally(() => {
      checking = undefined;
    });
    return checking;
  }

  const signIn: Auth['signIn'] = async (way, request) => {
    const chunk = await loadLater().catch(() => undefined);
    if (chunk === undefined) return networkError();
    const result = await chunk.sendSignIn({ ...dependencies, api: bareApi }, way, request);
    if (result.ok && result.userId !== undefined) {
      await becomeSignedIn(result.userId, 0);
      channel.post('signed-in');
    }
    return result;
  };

  const stopListening = channel.onMessage((message) => {
    if (message === 'signed-out' && store.get().status === 'signed-in') {
      becomeGuest();
      leaveProtectedPage(navigation);
    }
    // An answer already under way may be older than that sign-in.
    if (message === 'signed-in') void Promise.resolve(checking).then(() => check());
  });
  const stopPolling = pollWhileVisible(timing, dependencies.visibility, AUTH_POLL_MS, () => {
    void check('/web-api/auth/action');
  });
  void check();
  if (store.get().status === 'signed-in') void profile.load();

  return {
    auth$: store.stream,
    profile$: profile.profile$,
    noteUnread: profile.noteUnread,
    check: () => check(),
    signIn,
    async refreshProfile() {
      if (store.get().status === 'signed-in') await readProfile();
    },
    async logout() {
      const answer = await api.post('/web-api/auth/disconnect', {});
      if (!answer.ok && answer.httpStatus !== 401) {
        if (answer.status === 'refused') navigation.reloadPage();
        // A page that cannot be loaded would only be lost. Whoever leaves a shared machine has to know.
        else dependencies.notify(STILL_SIGNED_IN);
        return answer;
      }
      becomeGuest();
      channel.post('signed-out');
      leaveAfterSignOut(navigation);
      return { ok: true };
    },
    stop() {
      stopPolling();
      stopListening();
    },
  };
}
