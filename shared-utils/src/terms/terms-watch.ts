import { pollWhileVisible } from '../auth/visible-poll.ts';
import type { RouteValue } from '../navigation/navigation-types.ts';
import type { PlayWatchParts } from '../play-watch/play-watch.ts';

/** How often it is asked whether the player agrees to the terms in force (S4-15). */
const TERMS_CHECK_MS = 60_000;
/** Where the player is asked to agree (S2-56). */
const CONFIRM_TERMS = '/confirm-terms';
const CONFIRM_PATHS: readonly string[] = [CONFIRM_TERMS, '/confirm'];

/**
 * Leads a signed-in player to the terms once they have changed, and home from that page when there is nothing to agree
 * to (S4-15). No answer means nothing has changed (S8-15).
 */
export function watchTerms(parts: PlayWatchParts): () => void {
  const { api, auth, navigation, timing, visibility } = parts;
  /** Grows with every change of who is signed in: an answer about the one before does not count. */
  let turn = 0;
  let userId: string | null = null;

  async function check(): Promise<void> {
    if (userId === null) return;
    const own = turn;
    const answer = await api.get('/web-api/v3/v2/user/agreement-rules');
    if (own !== turn) return;
    const hasChanged = answer.ok && !answer.data.result;
    const route = navigation.currentRoute$.snapshot();
    const isThere = route.status === 'ready' && CONFIRM_PATHS.includes(route.matched.path);
    if (hasChanged && !isThere) navigation.navigate(CONFIRM_TERMS + wayBackFrom(route));
    if (!hasChanged && answer.ok && isThere) navigation.navigate('/', { replace: true });
  }

  const subscription = auth.auth$.subscribe((value) => {
    if (value.userId === userId) return;
    userId = value.userId;
    turn += 1;
    void check();
  });
  const stopPoll = pollWhileVisible(timing, visibility, TERMS_CHECK_MS, () => void check());
  return () => {
    turn += 1;
    stopPoll();
    subscription.unsubscribe();
  };
}

/** Where the player was, to go on there afterwards. */
function wayBackFrom(route: RouteValue): string {
  if (route.status !== 'ready') return '';
  const { path, query } = route.matched;
  return `?returnUrl=${encodeURIComponent(path + query)}`;
}
