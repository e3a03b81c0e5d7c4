import { pollWhileVisible } from '../auth/visible-poll.ts';
import type { RouteValue } from '../navigation/navigation-types.ts';
import type { PlayWatchParts } from '../play-watch/play-watch.ts';
import { USER_TERMS } from './user-terms.ts';

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
  const { navigation, playerStreamOf, timing, visibility } = parts;
  const terms = playerStreamOf(USER_TERMS);

  const subscription = terms.value$.subscribe((value) => {
    if (value.status !== 'ready') return;
    const route = navigation.currentRoute$.snapshot();
    const isThere = route.status === 'ready' && CONFIRM_PATHS.includes(route.matched.path);
    if (value.isUserTermsChanged && !isThere) navigation.navigate(CONFIRM_TERMS + wayBackFrom(route));
    if (!value.isUserTermsChanged && isThere) navigation.navigate('/', { replace: true });
  });
  const stopPoll = pollWhileVisible(timing, visibility, TERMS_CHECK_MS, () => void terms.refresh());
  return () => {
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
