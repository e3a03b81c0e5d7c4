/** Lengths of time that are the same for everybody. A day here is 24 hours, whatever a calendar's clocks do. */

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
