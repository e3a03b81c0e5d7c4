import { isDeepStrictEqual } from 'node:util';

import type { SiteSaid } from '../brands/sites-of.ts';

/** What is to become of keys of the site: a value each, or null for what a site has that says nothing. */
export type SiteKeysChange = Readonly<Record<string, unknown>>;

/** One key that two states of a site differ in; null where one says nothing of it. */
export interface KeyDifference {
  readonly key: string;
  readonly before: unknown;
  readonly after: unknown;
}

const valueOf = (keys: SiteSaid, key: string): unknown =>
  Object.hasOwn(keys, key) ? (keys as Readonly<Record<string, unknown>>)[key] : null;

/** The keys after a change; not yet looked at, whatever it says. */
export function withChange(keys: SiteSaid, change: SiteKeysChange): unknown {
  const next: Readonly<Record<string, unknown>> = { ...keys, ...change };
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== null));
}

/** What two states of a site differ in, by key. */
export function differences(before: SiteSaid, after: SiteSaid): readonly KeyDifference[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return keys
    .map((key) => ({ key, before: valueOf(before, key), after: valueOf(after, key) }))
    .filter((one) => !isDeepStrictEqual(one.before, one.after));
}

/** The change that makes `after` of `before`. */
export const changeTo = (before: SiteSaid, after: SiteSaid): SiteKeysChange =>
  Object.fromEntries(differences(before, after).map(({ key, after: value }) => [key, value]));

/**
 * Keys of a change that somebody else changed since its author looked: what they would lose unseen. Two who change
 * different keys do not meet.
 */
export const meanwhileChanged = (
  change: SiteKeysChange,
  { seen, now }: { readonly seen: SiteSaid; readonly now: SiteSaid },
): readonly string[] =>
  Object.keys(change).filter((key) => !isDeepStrictEqual(valueOf(seen, key), valueOf(now, key)));
