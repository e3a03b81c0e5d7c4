import type { MultiplierMilli } from '../rules/multiplier.ts';

export const RISKS = ['low', 'medium', 'high'] as const;
export type WheelRisk = (typeof RISKS)[number];

export const SIZES = [10, 20, 30, 40, 50] as const;
export type WheelSize = (typeof SIZES)[number];

/** Low risk: these ten, as often as they fit. */
const LOW: readonly MultiplierMilli[] = [1500, 1200, 1200, 0, 1200, 1200, 1200, 1200, 0, 1200];

/** Medium risk: every second segment pays nothing, those between pay these, once around. */
const MEDIUM: Readonly<Record<WheelSize, readonly MultiplierMilli[]>> = {
  10: [1500, 2500, 1600, 1800, 2500],
  20: [1500, 2000, 1500, 1800, 1500, 4700, 1500, 2000, 1500, 1800],
  30: [1500, 1700, 1500, 2000, 1500, 1700, 1500, 5000, 1700, 1500, 2000, 1500, 3400, 1700, 1500],
  40: [
    ...[1500, 1700, 1500, 2000, 1500, 2000, 1500, 1700, 1500, 7000],
    ...[1500, 1700, 1500, 2000, 1500, 2800, 1500, 2000, 1700, 1500],
  ],
  50: [
    ...[1500, 1800, 1500, 2000, 1500, 1800, 1500, 2500, 1500, 2000, 1500, 1800, 1500],
    ...[7500, 1500, 1800, 1500, 2000, 1500, 3000, 1500, 1800, 1500, 2000, 1500],
  ],
};

/** High risk: one segment pays this for each there is, the others pay nothing. */
const HIGH_PER_SEGMENT: MultiplierMilli = 990;

/** What the segments pay, once around. */
export function segmentsOf(size: WheelSize, risk: WheelRisk): readonly MultiplierMilli[] {
  if (risk === 'low') return Array.from({ length: size / LOW.length }, () => LOW).flat();
  if (risk === 'medium') return MEDIUM[size].flatMap((milli) => [0, milli]);
  return Array.from({ length: size }, (_, at) => (at === 0 ? HIGH_PER_SEGMENT * size : 0));
}
