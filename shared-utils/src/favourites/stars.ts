import type { Star } from './favourites-types.ts';

/** As many as the server keeps. */
export const STARS_MAX = 200;

const KINDS: readonly string[] = [
  'sport',
  'championship',
  'team',
  'event',
  'market',
] satisfies Star['kind'][];

export const isSameStar =
  (one: Pick<Star, 'kind' | 'key'>) =>
  ({ kind, key }: Pick<Star, 'kind' | 'key'>): boolean =>
    kind === one.kind && key === one.key;

function isStar(value: unknown): value is Star {
  const { kind, key } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return typeof kind === 'string' && KINDS.includes(kind) && typeof key === 'string' && key !== '';
}

/** What a browser kept; of a damaged list what is whole. */
export function parseStars(stored: unknown): readonly Star[] | undefined {
  return Array.isArray(stored) ? stored.filter(isStar).slice(0, STARS_MAX) : undefined;
}

/** The events that releases before this one kept, by their ids. */
export function parseEventIds(stored: unknown): readonly Star[] | undefined {
  return Array.isArray(stored)
    ? parseStars(stored.map((key: unknown) => ({ kind: 'event', key })))
    : undefined;
}
