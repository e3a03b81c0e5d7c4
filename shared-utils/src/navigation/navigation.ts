import { splitLanguage, withLanguage, type MatchedRoute } from '@paddock/contract';

import { createStore } from '../stream/store.ts';
import type { Navigation, NavigationExecutor, RouteValue } from './navigation-types.ts';

/** A path of this site and of no other: `//evil.example` and `/\evil.example` lead away, and so do control characters. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[\x21-\x5b\x5d-\u{10ffff}]*$/u.test(path);
}

/** Navigation has one owner, the root config; everyone else asks here. */
export function createNavigation(currentLanguage: () => string): Navigation {
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

  /** The page before this one, unless it is for guests only: after signing in it would send the player away. */
  function previousPath(): string | undefined {
    const value = store.get();
    if (value.status !== 'ready') return undefined;
    const candidates = [value.matched, value.previous];
    const page = candidates.find((each) => each !== null && !each.route.guards.includes('guest'));
    return page ? page.path + page.query : undefined;
  }

  return {
    currentRoute$: store.stream,
    hrefFor,
    navigate,
    continueAfterSignIn(returnUrl) {
      const wish =
        returnUrl !== null && returnUrl !== undefined && isOwnPath(returnUrl) ? returnUrl : undefined;
      navigate(wish ?? previousPath() ?? '/', { replace: true });
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
