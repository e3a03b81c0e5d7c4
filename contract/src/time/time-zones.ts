/** Offsets from UTC in use somewhere, in hours, west to east (S3-25 timeZone). */
export const TIME_ZONES: readonly number[] = [
  -12, -11, -10, -9.5, -9, -8, -7, -6, -5, -4, -3.5, -3, -2, -1, 0, 1, 2, 3, 3.5, 4, 4.5, 5, 5.5, 5.75, 6,
  6.5, 7, 8, 8.75, 9, 9.5, 10, 10.5, 11, 12, 12.75, 13, 14,
];

/** "UTC+3", "UTC+5:30", "UTC−3:30"; "UTC" for zero. */
export function timeZoneName(hours: number): string {
  if (hours === 0) return 'UTC';
  const size = Math.abs(hours);
  const minutes = Math.round((size % 1) * 60);
  const tail = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `UTC${hours < 0 ? '−' : '+'}${Math.floor(size)}${tail}`;
}
