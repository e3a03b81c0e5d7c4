import { useEffect, useMemo, useState } from 'react';
import { site$, watchContent, type SiteValue, type Stream } from '@paddock/shared-utils';

/**
 * How often the site has said something else of itself while this stands: the configuration, maintenance, addresses that moved.
 * Holds the live socket, by which a page is told at once.
 */
export function useSiteNews(): number {
  useContentNews();
  return useChanges(site$, configOf);
}

/** How often what is published has changed while this stands. */
export function useContentNews(): number {
  return useChanges(
    useMemo(() => watchContent(), []),
    revisionOf,
  );
}

const configOf = (value: SiteValue): unknown => ('config' in value ? value.config : undefined);
const revisionOf = (value: object): unknown => ('revision' in value ? value.revision : undefined);

/** Changes of what a stream says after it has said anything. */
function useChanges<T>(stream: Stream<T>, read: (value: T) => unknown): number {
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    let known: unknown;
    const subscription = stream.subscribe((value) => {
      const told = read(value);
      if (told === undefined || told === known) return;
      if (known !== undefined) setChanges((before) => before + 1);
      known = told;
    });
    return () => subscription.unsubscribe();
  }, [stream, read]);
  return changes;
}
