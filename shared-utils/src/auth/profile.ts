import type { Api } from '../http/http-types.ts';
import { createStore } from '../stream/store.ts';
import type { Stream } from '../stream/stream.ts';
import type { Profile, ProfileValue } from './auth-types.ts';

export interface ProfileLoader {
  readonly profile$: Stream<ProfileValue>;
  /** Reads the player's record (S7-16); `undefined` when it cannot be read or the player has changed meanwhile. */
  load(): Promise<Profile | undefined>;
  /** How many messages are unread has been heard; the rest of the record stands. */
  noteUnread(count: number): void;
  forget(): void;
}

export function createProfileLoader(api: Api): ProfileLoader {
  const store = createStore<ProfileValue>({ status: 'none' });
  let generation = 0;

  return {
    profile$: store.stream,
    async load() {
      const own = ++generation;
      const before = store.get();
      if (!('profile' in before)) store.set({ status: 'loading' });
      const answer = await api.get('/web-api/user/config');
      if (own !== generation) return undefined;
      if (answer.ok) {
        store.set({ status: 'ready', profile: answer.data.result });
        return answer.data.result;
      }
      store.set('profile' in before ? { status: 'stale', profile: before.profile } : { status: 'error' });
      return undefined;
    },
    noteUnread(count) {
      const known = store.get();
      if ('profile' in known) store.set({ ...known, profile: { ...known.profile, user_msg_count: count } });
    },
    forget() {
      generation += 1;
      store.set({ status: 'none' });
    },
  };
}
