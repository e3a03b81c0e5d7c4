import {
  resolveUrl,
  splitLanguage,
  type MatchedRoute,
  type ResolveContext,
  type RouteMatcher,
} from '@paddock/contract';

/** More redirects than any honest chain has. */
const MAX_REDIRECTS = 10;

/** Where an address leads once every redirect has been followed. `href` is its path with its query. */
export interface Target {
  readonly href: string;
  readonly matched: MatchedRoute;
  readonly status: number;
}

/** What navigation has to say to whoever watches over it (S8-17). */
export interface NavigationLog {
  missingLanguage(path: string): void;
  cyclicRedirect(chain: readonly string[]): void;
}

/**
 * Follows redirects and guards to a page. A cycle is logged and ends on the error page with status 500 (S8-17).
 * @param href path with its query
 */
export function resolveTarget(
  matcher: RouteMatcher,
  href: string,
  context: ResolveContext,
  log: NavigationLog,
): Target {
  const chain = [href];
  let at = href;
  for (;;) {
    const { pathname, search } = new URL(at, 'https://any.invalid');
    if (splitLanguage(pathname).language === undefined) log.missingLanguage(pathname);
    const resolution = resolveUrl(matcher, pathname, search, context);
    if (resolution.kind === 'page') return { ...resolution, href: at };
    if (chain.includes(resolution.to) || chain.length > MAX_REDIRECTS) {
      log.cyclicRedirect([...chain, resolution.to]);
      return errorTarget(matcher, at, 500, context);
    }
    at = resolution.to;
    chain.push(at);
  }
}

/** The site's error page at an address, with a status: what the server marked, or where redirects went round. */
export function errorTarget(
  matcher: RouteMatcher,
  href: string,
  status: number,
  context: Pick<ResolveContext, 'languages'>,
): Target {
  const { pathname, search } = new URL(href, 'https://any.invalid');
  const { language = context.languages.fallback, path } = splitLanguage(pathname);
  const matched = { route: matcher.notFound(), language, path, params: {}, query: search };
  return { href, matched, status };
}
