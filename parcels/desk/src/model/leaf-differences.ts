/** One place that two values of the configuration differ in; null where one has nothing there. */
export interface LeafDifference {
  /** As the server names places: `/languages/fallback`. */
  readonly place: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What two JSON values differ in, as narrow as it can be said: by the members of objects, by lists as a whole. */
export function leafDifferences(before: unknown, after: unknown, place = ''): readonly LeafDifference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (!isObject(before) || !isObject(after)) return [{ place, before, after }];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) =>
    leafDifferences(before[name] ?? null, after[name] ?? null, `${place}/${name}`),
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
