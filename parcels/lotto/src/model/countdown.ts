/** A wait in parts that are written: whole days, and the rest as a clock of hours, minutes and seconds. */
export interface Countdown {
  readonly days: number;
  readonly clock: string;
}

const DAY_SECONDS = 86_400;
const two = (count: number): string => String(count).padStart(2, '0');

/** What is left of a wait, of begun seconds; nothing once it is over. */
export function countdownOf(leftMs: number): Countdown {
  const left = Math.max(0, Math.ceil(leftMs / 1000));
  const seconds = left % DAY_SECONDS;
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
  return { days: Math.floor(left / DAY_SECONDS), clock };
}
