import { MINUS } from '../locale/minus.ts';

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
  return `UTC${hours < 0 ? MINUS : '+'}${Math.floor(size)}${tail}`;
}

/** Choices of a zone that are no offset: the site's own, and the clock of the device. */
const SITE_ZONE = 'site';
const DEVICE_ZONE = 'device';

export interface ZoneOption {
  readonly value: string;
  readonly label: string;
}

/** What a list of zones offers, by words for those that are no offset; `site` is told the site's own zone. */
export function zoneOptions(
  siteZoneHours: number,
  words: { readonly site: (zone: string) => string; readonly device: string },
): readonly ZoneOption[] {
  return [
    { value: SITE_ZONE, label: words.site(timeZoneName(siteZoneHours)) },
    { value: DEVICE_ZONE, label: words.device },
    ...TIME_ZONES.map((hours) => ({ value: String(hours), label: timeZoneName(hours) })),
  ];
}

/** How the settings keep a zone. */
export interface ChosenZone {
  readonly timeZone: number | null;
  readonly followsDeviceZone: boolean;
}

/** What is chosen in a list of zones. */
export function zoneValue({ timeZone, followsDeviceZone }: ChosenZone): string {
  if (followsDeviceZone) return DEVICE_ZONE;
  return timeZone === null ? SITE_ZONE : String(timeZone);
}

/** The settings of a choice. `nowMs` says which offset the device has now. */
export function zoneChange(value: string, nowMs: number): ChosenZone {
  if (value === DEVICE_ZONE) return { timeZone: deviceZoneHours(nowMs), followsDeviceZone: true };
  return { timeZone: value === SITE_ZONE ? null : Number(value), followsDeviceZone: false };
}

/** Whether the browser says which zone it is in: some that hide it name none, or `Etc/Unknown`. */
export function knowsDeviceZone(): boolean {
  const { timeZone = '' } = new Intl.DateTimeFormat().resolvedOptions() as { readonly timeZone?: string };
  return timeZone !== '' && timeZone !== 'Etc/Unknown';
}

/**
 * What the settings' `followsDeviceZone` is until it is chosen (S3-25, S9-16): times are the visitor's own, unless a
 * zone was chosen without saying more.
 */
export function followsByDefault({ timeZone }: { readonly timeZone?: unknown }): boolean {
  return typeof timeZone !== 'number';
}

/** Hours east of UTC on the device's clock at a moment: in summer another than in winter, where there is summer time. */
export function deviceZoneHours(atMs: number): number {
  return -new Date(atMs).getTimezoneOffset() / 60 || 0;
}
