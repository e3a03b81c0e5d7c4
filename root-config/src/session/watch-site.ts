import type { SiteValue, Stream } from '@paddock/shared-utils';

/**
 * Calls when the site says something else of itself: guards may answer differently about the page that is shown.
 * Answers a stop.
 */
export function watchSite(site$: Stream<SiteValue>, onChange: () => void): () => void {
  let known: number | undefined;
  const subscription = site$.subscribe((now) => {
    const version = 'config' in now ? now.config.version : undefined;
    if (version === undefined || version === known) return;
    const isFirst = known === undefined;
    known = version;
    if (!isFirst) onChange();
  });
  return () => subscription.unsubscribe();
}
