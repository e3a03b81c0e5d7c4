import type { SiteValue, Stream } from '@paddock/shared-utils';

/**
 * Calls when the site says something else of itself: guards may answer differently about the page that is shown.
 * Answers a stop.
 */
export function watchSite(site$: Stream<SiteValue>, onChange: () => void): () => void {
  let known: number | undefined;
  let wasUpdated = false;
  const subscription = site$.subscribe((now) => {
    const { version, maintenance } = 'config' in now ? now.config : {};
    if (version === undefined) return;
    const isUpdated = maintenance?.state === true;
    // An operator stops play under the same version; the page that explains it knows itself when it is over (S4-11).
    const isChange = version !== known || (isUpdated && !wasUpdated);
    const isFirst = known === undefined;
    known = version;
    wasUpdated = isUpdated;
    if (isChange && !isFirst) onChange();
  });
  return () => subscription.unsubscribe();
}
