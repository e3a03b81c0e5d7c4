import { ledOut } from './blocks.ts';
import { isForbiddenPath } from './forbidden-path.ts';
import { runGuards, type GuardContext } from './guards.ts';
import { chooseLanguage, splitLanguage, withLanguage, type SiteLanguages } from './language.ts';
import { matchedRoute, type RouteMatch, type RouteMatcher } from './match.ts';
import type { MatchedRoute } from './route.ts';

/** What a URL leads to: a page with its HTTP status, or another address. */
export type Resolution =
  | { readonly kind: 'page'; readonly matched: MatchedRoute; readonly status: number }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 };

/** A path with its query, or the whole address of another host of ours. */
export interface Moved {
  readonly to: string;
  readonly status: 301 | 302;
}

export interface ResolveContext extends GuardContext {
  readonly languages: SiteLanguages;
  readonly languageCookie?: string | undefined;
  readonly browserLanguages: readonly string[];
  /** Where a path without language has moved to, by the rules of the site; absent where one asks the server (S7-25). */
  readonly moved?: (path: string) => Moved | undefined;
}

const NOTHING: RouteMatch = { kind: 'none' };

/**
 * Resolves a URL the same way on the server and in the browser (S2-01): language first, then the table, then the
 * what the site forbids, then the route's guards. Redirects always carry the language and, for the language redirect, the query.
 */
export function resolveUrl(
  matcher: RouteMatcher,
  pathname: string,
  query: string,
  context: ResolveContext,
): Resolution {
  const split = splitLanguage(pathname);
  const language = chooseLanguage(context.languages, {
    path: split.language,
    cookie: context.languageCookie,
    browser: context.browserLanguages,
    signedIn: context.session.userId !== null,
  });
  const leadTo = (to: string, status: 301 | 302 = 302, asked = ''): Resolution => ({
    kind: 'redirect',
    to: withQuery(to.startsWith('/') ? withLanguage(language, to) : to, asked),
    status,
  });
  const path = withoutTrailingSlash(split.path);
  const moved = context.moved?.(path);
  // Before the language: an old address leads on in one step, for good where it has moved for good.
  if (moved !== undefined) return leadTo(moved.to, moved.status, query);
  // None, one that is not chosen, or the chosen one in capitals, which has one spelling for good.
  if (pathname.split('/')[1] !== language)
    return leadTo(split.path, split.language === language ? 301 : 302, query);
  const isForbidden = isForbiddenPath(path, context.site.forbiddenFragments);
  // The visitor's own kind of home page stands at the same address (S4-22).
  const found = isForbidden ? NOTHING : matcher.match((path === '/' && context.site.homePath) || path);
  if (found.kind === 'redirect') return leadTo(found.to, found.status, query);
  const asked = { language, path, query };
  const matched =
    found.kind === 'page' ? matchedRoute(found, asked) : { route: matcher.notFound(), params: {}, ...asked };
  const out = ledOut(context, matched);
  if (out !== undefined) return leadTo(out);
  if (found.kind === 'none') return { kind: 'page', matched, status: 404 };
  const verdict = runGuards(matched, context);
  switch (verdict.kind) {
    case 'proceed':
      return { kind: 'page', matched, status: matched.route.meta.status ?? 200 };
    case 'redirect':
      return leadTo(verdict.to, verdict.status);
    case 'cancel':
      return leadTo('/');
    case 'fail':
      return { kind: 'page', matched: { ...matched, route: matcher.notFound() }, status: verdict.status };
  }
}

/** A target with the query that was asked with; one that has its own keeps it, and its mark stays at the end. */
export function withQuery(to: string, query: string): string {
  const [address = '', mark] = to.split('#', 2);
  const rest = address.includes('?') ? query.replace('?', '&') : query;
  return address + rest + (mark === undefined ? '' : `#${mark}`);
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
