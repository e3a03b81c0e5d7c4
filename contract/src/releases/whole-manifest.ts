type Members = Readonly<Record<string, unknown>>;

/**
 * A manifest with all that goes without saying, said. Of route `office.account-edit` the page is `account-edit`, its
 * title is at `office:seo.accountEdit`, its words are common and the parcel's, its layout is `default`, and it scrolls up.
 * What `everyRoute` says (layout, guards, members of `meta`) holds for each route that does not say it otherwise; guards
 * are taken for granted by nothing else. What is no manifest stays as it is, for the schema to refuse.
 */
export function wholeManifest(written: unknown): unknown {
  if (!isObject(written)) return written;
  const { everyRoute = {}, ...rest } = written;
  const { name, routes } = rest;
  if (typeof name !== 'string' || !Array.isArray(routes) || !isObject(everyRoute)) return written;
  return { ...rest, routes: routes.map((route: unknown) => wholeRoute(name, everyRoute, route)) };
}

function wholeRoute(parcel: string, every: Members, route: unknown): unknown {
  const id = isObject(route) ? route['id'] : undefined;
  if (!isObject(route) || typeof id !== 'string') return route;
  const key = id.slice(id.indexOf('.') + 1);
  const seoKey = `${parcel}:seo.${key.replaceAll(/-\w/g, (dash) => dash.slice(1).toUpperCase())}`;
  return {
    page: key,
    layout: 'default',
    ...every,
    ...route,
    meta: {
      dictionaries: ['common', parcel],
      scroll: 'top',
      seoKey,
      ...objectOf(every['meta']),
      ...objectOf(route['meta']),
    },
  };
}

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const objectOf = (value: unknown): Members => (isObject(value) ? value : {});
