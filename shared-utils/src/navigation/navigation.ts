import {
  isOwnPath,
  splitLanguage,
  withLanguage,
  type MatchedRoute,
  type RouteAfterSignIn,
} from '@paddock/contract';

import { loadLater } from '../page/load-later.ts';
import { createStore } from '../stream/store.ts';
import type { Navigation, NavigationExecutor, RouteValue } from './navigation-types.ts';

/** Navigation has one owner, the root config; everyone else asks here. */
export function createNavigation(
  currentLanguage: () => string,
  routesAfterSignIn: () => readonly RouteAfterSignIn[] | undefined = () => undefined,
): Navigation {
  const store = createStore<RouteValue>({ status: 'loading' });
  let executor: NavigationExecutor | undefined;
  /** Asked for before the root config was there; the last wish counts. */
  let early: { readonly href: string; readonly replace: boolean } | undefined;

  function hrefFor(path: string, language?: string): string {
    const [pathname = '/', ...tail] = path.split(/(?=[?#])/);
    const split = splitLanguage(pathname);
    return withLanguage(language ?? split.language ?? currentLanguage(), split.path) + tail.join('');
  }

  function navigate(to: string, { replace = false }: { readonly replace?: boolean } = {}): void {
    if (!isOwnPath(to)) throw new TypeError(`not a path of this site: ${to}`);
    const href = hrefFor(to);
    if (executor === undefined) early = { href, replace };
    else executor.navigate(href, { replace });
  }

  function reportRoute(matched: MatchedRoute): void {
    const value = store.get();
    store.set({ status: 'ready', matched, previous: value.status === 'ready' ? value.matched : null });
  }

  return {
    currentRoute$: store.stream,
    hrefFor,
    navigate,
    async continueAfterSignIn(returnUrl) {
      const { pathAfterSignIn } = await loadLater();
      const value = store.get();
      const to = pathAfterSignIn(returnUrl, value, routesAfterSignIn());
      // Signed in over the page one wants to be on: it stays as it is.
      if (value.status === 'ready' && to === value.matched.path + value.matched.query) return;
      navigate(to, { replace: true });
    },
    reloadPage: () => executor?.reload(),
    registerNavigation(owner) {
      if (executor !== undefined) throw new Error('shared-utils: navigation already has its owner');
      executor = owner;
      if (early !== undefined) owner.navigate(early.href, { replace: early.replace });
      early = undefined;
      return { reportRoute };
    },
  };
}
