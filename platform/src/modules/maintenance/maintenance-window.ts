import type { MaintenanceWindow } from '@paddock/contract';

/** Maintenance as an operator ordered it. Milliseconds of the server's clock. */
export interface MaintenanceOrder {
  readonly startsAtMs: number;
  readonly endsAtMs: number;
}

/** Whether an order stops play at a moment. */
export const isRunning = (order: MaintenanceOrder | undefined, nowMs: number): boolean =>
  order !== undefined && nowMs >= order.startsAtMs && nowMs < order.endsAtMs;

/**
 * What holds at a moment. The site's file stops play while its flag is set, whatever is ordered; an order stops it from its
 * start to its end and is gone afterwards.
 */
export function windowAt(
  nowMs: number,
  configured: MaintenanceWindow | undefined,
  order: MaintenanceOrder | undefined,
): MaintenanceWindow | undefined {
  if (configured?.state === true || order === undefined || nowMs >= order.endsAtMs) return configured;
  return {
    startedAt: Math.floor(order.startsAtMs / 1000),
    endedAt: Math.ceil(order.endsAtMs / 1000),
    state: isRunning(order, nowMs),
  };
}

/** Seconds until maintenance should be over, a minute at least. */
export function secondsUntilEnd(window: MaintenanceWindow | undefined, nowMs: number): number {
  return Math.max(60, (window?.endedAt ?? 0) - Math.floor(nowMs / 1000));
}
