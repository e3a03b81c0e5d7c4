import type { ClientVitalsBody } from '@paddock/contract/schemas';

export type VitalName = Exclude<keyof ClientVitalsBody, 'parcel'>;

/** Upper ends of the buckets a measure is counted in; the last bucket has none. The good and the poor are among them. */
export const VITAL_BUCKETS: Readonly<Record<VitalName, readonly number[]>> = {
  lcpMs: [500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000],
  inpMs: [50, 100, 150, 200, 300, 400, 500, 750, 1_000, 2_000],
  clsMilli: [10, 25, 50, 75, 100, 150, 200, 250, 500],
};

export const VITAL_NAMES = Object.keys(VITAL_BUCKETS) as readonly VitalName[];

/** Number of the bucket a value falls in, from 0. */
export function bucketOf(name: VitalName, value: number): number {
  const ends = VITAL_BUCKETS[name];
  const at = ends.findIndex((end) => value <= end);
  return at === -1 ? ends.length : at;
}

/**
 * The value three of four visits stay within: the upper end of its bucket; of the last, which has none, its lower end.
 * @param counts bucket → visits
 */
export function threeOfFour(name: VitalName, counts: ReadonlyMap<number, number>): number {
  const ends = VITAL_BUCKETS[name];
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  let sum = 0;
  const at = ends.findIndex((_, bucket) => (sum += counts.get(bucket) ?? 0) >= total * 0.75);
  return ends[at === -1 ? ends.length - 1 : at] ?? 0;
}
