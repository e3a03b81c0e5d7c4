import { ownSpelling, resolveUrl, withLanguage, type Resolution } from '@paddock/contract';

type Asked = Parameters<typeof resolveUrl>;

/**
 * Resolves an address as the browser does (`resolveUrl`), and leads to the one spelling of the page's path in one step: also
 * where its language is missing or in capitals, which alone would lead to a path that leads on.
 */
export function resolveSpelled(...[matcher, pathname, query, context]: Asked): Resolution {
  const found = resolveUrl(matcher, pathname, query, context);
  if (found.kind === 'page') return spelled(found) ?? found;
  const next = URL.parse(found.to, OWN);
  if (next?.origin !== OWN) return found;
  const then = resolveUrl(matcher, next.pathname, next.search, context);
  const leadsOn = then.kind === 'page' ? spelled(then) : undefined;
  return leadsOn === undefined ? found : { ...leadsOn, to: leadsOn.to + next.hash, status: found.status };
}

/** Any origin: what leads elsewhere than here has another one. */
const OWN = 'http://site.invalid';

type Redirect = Extract<Resolution, { kind: 'redirect' }>;

function spelled({ matched, status }: Extract<Resolution, { kind: 'page' }>): Redirect | undefined {
  const path = status === 404 ? matched.path : ownSpelling(matched);
  if (path === matched.path) return undefined;
  return { kind: 'redirect', status: 301, to: withLanguage(matched.language, path) + matched.query };
}
