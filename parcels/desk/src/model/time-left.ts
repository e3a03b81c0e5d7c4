/** "1:05": what is left of a time, never below nothing. */
export function timeLeft(untilMs: number, nowMs: number): string {
  const leftSec = Math.max(0, Math.ceil((untilMs - nowMs) / 1_000));
  return `${Math.floor(leftSec / 60)}:${String(leftSec % 60).padStart(2, '0')}`;
}
