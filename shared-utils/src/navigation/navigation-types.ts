import type { MatchedRoute } from '@paddock/contract';

import type { Stream } from '../stream/stream.ts';

export type RouteValue =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly matched: MatchedRoute; readonly previous: MatchedRoute | null };

export interface NavigateOptions {
  /** Replaces the present history entry instead of adding one. */
  readonly replace?: boolean;
}

/** What the root config does for everyone else: navigation has one owner. */
export interface NavigationExecutor {
  /** Goes to an address of this site that already carries its language. */
  navigate(href: string, options: Required<NavigateOptions>): void;
  /** Loads the document again. */
  reload(): void;
}

export interface NavigationReporter {
  /** Tells everyone which route is shown, once its page is ready. */
  reportRoute(matched: MatchedRoute): void;
}

export interface Navigation {
  readonly currentRoute$: Stream<RouteValue>;
  /** Goes to a path of this site, with or without a language: `/live/football`, `/en/live`. */
  navigate(to: string, options?: NavigateOptions): void;
  /** The address of a path in the present language, or in `language`: for `href` attributes. */
  hrefFor(path: string, language?: string): string;
  /**
   * Goes on after signing in (S4-02): to the return URL if it is a path of this site, else to the previous page unless
   * it is for guests only, else home; or to the page the site's configuration names for where the player came from.
   */
  continueAfterSignIn(returnUrl?: string | null): Promise<void>;
  reloadPage(): void;
  /** For the root config alone. @throws Error at a second call. */
  registerNavigation(executor: NavigationExecutor): NavigationReporter;
}
