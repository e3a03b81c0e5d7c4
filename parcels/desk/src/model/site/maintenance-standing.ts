import { DAY_MS, MAINTENANCE_NOTICE_MS, MINUTE_MS, type MaintenanceWindow } from '@paddock/contract';
import type { SiteKeysView } from '@paddock/contract/schemas';

/** Longest maintenance an operator may order. */
const LONGEST_MS = 7 * DAY_MS;

/** How long maintenance may last without a time being typed, in minutes. */
export const USUAL_MINUTES = [30, 60, 120, 240, 480] as const;

/** What holds at a moment. Milliseconds of the server's clock. */
export type MaintenanceStanding =
  | { readonly state: 'none' }
  | {
      /** `planned` is not announced yet. */
      readonly state: 'running' | 'announced' | 'planned';
      readonly startsAtMs: number;
      readonly endsAtMs: number;
      /** When players begin to be told. */
      readonly toldFromMs: number;
    };

/** What a window is at a moment: one that is over without having run is nothing. */
export function standingAt(nowMs: number, window: MaintenanceWindow | null): MaintenanceStanding {
  if (window === null) return { state: 'none' };
  const startsAtMs = window.startedAt * 1_000;
  const endsAtMs = window.endedAt * 1_000;
  const { notifyStartedAt, notifyEndedAt } = window;
  const toldFromMs = notifyStartedAt === undefined ? toldFrom(startsAtMs) : notifyStartedAt * 1_000;
  const times = { startsAtMs, endsAtMs, toldFromMs };
  if (window.state) return { state: 'running', ...times };
  const toldUntilMs = notifyEndedAt === undefined ? startsAtMs : notifyEndedAt * 1_000;
  if (nowMs >= Math.max(startsAtMs, toldUntilMs)) return { state: 'none' };
  const isTold = nowMs >= toldFromMs && nowMs < toldUntilMs;
  return { state: isTold ? 'announced' : 'planned', ...times };
}

/** When players begin to be told of maintenance that is ordered for a time: a day before. */
export const toldFrom = (startsAtMs: number): number => startsAtMs - MAINTENANCE_NOTICE_MS;

/** Where a window comes from: what an operator ordered is ended here, the others where they stand. */
export function sourceOf(
  window: MaintenanceWindow,
  { keys, plans }: Pick<SiteKeysView, 'keys' | 'plans'>,
): 'order' | 'key' | 'plan' {
  const said = keys['maintenance'] as MaintenanceWindow | undefined;
  if (said !== undefined && isSame(said, window)) return 'key';
  const isPlanned = plans.some(({ state, fromMs, change }) => {
    const planned = change['maintenance'] as MaintenanceWindow | null | undefined;
    if (state !== 'waiting' || planned === undefined || planned === null) return false;
    return isSame({ ...planned, startedAt: Math.floor(fromMs / 1_000), state: false }, window);
  });
  return isPlanned ? 'plan' : 'order';
}

const isSame = (one: MaintenanceWindow, other: MaintenanceWindow): boolean =>
  one.startedAt === other.startedAt && one.endedAt === other.endedAt && one.state === other.state;

/** Why maintenance cannot be ordered so; undefined where it can. */
export function orderFault(
  startsAtMs: number,
  endsAtMs: number,
  nowMs: number,
): 'ends-before' | 'too-long' | undefined {
  if (endsAtMs <= Math.max(nowMs, startsAtMs)) return 'ends-before';
  return endsAtMs - startsAtMs > LONGEST_MS ? 'too-long' : undefined;
}

/** Minutes in a language, in hours where they are whole ones: "30 minutes", "2 hours". */
export function durationText(minutes: number, locale: string): string {
  const isHours = minutes % 60 === 0;
  const unit = isHours ? 'hour' : 'minute';
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
    isHours ? minutes / 60 : minutes,
  );
}

export const afterMinutes = (startsAtMs: number, minutes: number): number => startsAtMs + minutes * MINUTE_MS;
