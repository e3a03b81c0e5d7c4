import { MINUTE_MS } from '@paddock/contract';

/** What the server said of the time played, and when it did. */
export interface PlayedAnswer {
  readonly playedMs: number;
  readonly atMs: number;
}

/** Asked again this often; in between the page only adds what has passed since. */
export const ASK_AGAIN_MS = 600_000;

/** The time played at `nowMs`. A machine that slept adds no more than a page would have before it asked again. */
export function playedAt({ playedMs, atMs }: PlayedAnswer, nowMs: number): number {
  return playedMs + Math.min(Math.max(nowMs - atMs, 0), ASK_AGAIN_MS);
}

/** "0:42", "12:05": hours and minutes. */
export function writePlayed(playedMs: number): string {
  const minutes = Math.floor(playedMs / MINUTE_MS);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
