import { lastOther, readRouteHistory, ROUTE_HISTORY_KEY, type VisitedRoute } from '@paddock/contract';

/** The page this tab showed last, other than the one that cannot be shown; undefined where it knows of none (S9-14). */
export function lastPage({ location, sessionStorage }: Pick<Window, 'location' | 'sessionStorage'>) {
  return lastOther(
    read(() => sessionStorage),
    location.pathname + location.search,
  );
}

/** A browser may forbid even to look at its storage. */
function read(open: () => Storage): readonly VisitedRoute[] {
  try {
    return readRouteHistory(open().getItem(ROUTE_HISTORY_KEY));
  } catch {
    return [];
  }
}
