import type { PlayerId } from '@paddock/contract';

import type { Clock } from '../../kernel/time/clock.ts';

/** A page that listens this long after it began to read is told to read again in any case. */
export const KEPT_MS = 60_000;

/** Who was told something lately: a page reads at once and listens a little later, and must miss nothing between. */
export class RecentNews {
  readonly #clock: Clock;
  /** Nobody knows here what was told before. */
  readonly #sinceMs: number;
  /** When each player was told something last, the longest ago first. */
  readonly #toldAtMs = new Map<PlayerId, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#sinceMs = clock.nowMs();
  }

  note(playerId: PlayerId): void {
    const nowMs = this.#clock.nowMs();
    this.#toldAtMs.delete(playerId);
    this.#toldAtMs.set(playerId, nowMs);
    for (const [one, atMs] of this.#toldAtMs) {
      if (atMs > nowMs - KEPT_MS) return;
      this.#toldAtMs.delete(one);
    }
  }

  /** Whether the player may have been told something at this moment or later. */
  mayBeSince(playerId: PlayerId, sinceMs: number): boolean {
    if (sinceMs < this.#sinceMs || sinceMs <= this.#clock.nowMs() - KEPT_MS) return true;
    return (this.#toldAtMs.get(playerId) ?? -1) >= sinceMs;
  }
}
