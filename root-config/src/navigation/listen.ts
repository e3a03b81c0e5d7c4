import { splitLanguage, type RouteMatcher } from '@paddock/contract';

import { linkTargetOf } from './link-clicks.ts';
import type { Navigator } from './navigator.ts';

/**
 * Hands clicks on links, Back and Forward, and leaving the document to the navigator.
 * @param until ends it by its signal; a page listens as long as it stands
 */
export function listenForNavigation(
  window: Window,
  navigator: Navigator,
  matcher: RouteMatcher,
  until: AddEventListenerOptions = {},
): void {
  const { document, location } = window;

  const onClick = (event: MouseEvent): void => {
    const url = linkTargetOf(event, location);
    if (url === null || !isPageAddress(url.pathname, matcher)) return;
    event.preventDefault();
    navigator.go(url.href, { replace: false });
  };
  const onPopState = (event: PopStateEvent): void => {
    // single-spa answers every pushState with a popstate of its own.
    if (Reflect.get(event, 'singleSpa') !== true) navigator.popped();
  };
  const onPageHide = (): void => navigator.keepPosition();

  window.history.scrollRestoration = 'manual';
  document.addEventListener('click', onClick, until);
  window.addEventListener('popstate', onPopState, until);
  window.addEventListener('pagehide', onPageHide, until);
}

/** A path with a language, or one the table knows without; anything else is a file or an endpoint of the server. */
function isPageAddress(pathname: string, matcher: RouteMatcher): boolean {
  const { language, path } = splitLanguage(pathname);
  return language !== undefined || matcher.match(path).kind !== 'none';
}
