import type { PlayerId } from '@paddock/contract';

import { networkOf } from '../../../kernel/http/network-of.ts';
import { isSharedAddress } from '../../../kernel/http/shared-address.ts';
import { LEAST_BYTES_PER_SEC } from '../../../kernel/http/slow-bodies.ts';
import type { Clock } from '../../../kernel/time/clock.ts';

/** Requests whose files are in memory at once; each holds one file at a time. */
const UPLOADS_AT_ONCE = 8;
/** Of these by one player, */
const UPLOADS_OF_PLAYER = 3;
/** and by all players of one network: who has many accounts keeps others from nothing. */
const UPLOADS_OF_NETWORK = 4;
/** When all are taken, one that has brought less than the least rate gives way, but not in its first moments. */
const GRACE_MS = 3_000;

/** An upload as who wants to begin one. */
export interface Upload {
  readonly playerId: PlayerId;
  readonly address: string;
  /** Bytes that have come so far on its connection. */
  readonly receivedBytes: () => number;
  /** Cuts it off: its place goes to somebody else. */
  readonly cut: () => void;
}

interface Running extends Upload {
  readonly sinceMs: number;
  readonly atFirstBytes: number;
}

/**
 * Places for uploads, by player and by network. A slow one goes on for as long as there is room; where there is none the
 * slowest below the least rate is cut off for a newcomer.
 */
export class UploadSlots {
  readonly #clock: Clock;
  readonly #running = new Set<Running>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Takes a place; answers how to give it back, or undefined where there is none. */
  take(upload: Upload): (() => void) | undefined {
    const running = [...this.#running];
    const ofPlayer = running.filter(({ playerId }) => playerId === upload.playerId).length;
    const ofNetwork = running.filter(({ address }) => isSameNetwork(address, upload.address)).length;
    if (ofPlayer >= UPLOADS_OF_PLAYER || ofNetwork >= UPLOADS_OF_NETWORK) return undefined;
    if (running.length >= UPLOADS_AT_ONCE && !this.#makeRoom()) return undefined;
    const taken = { ...upload, sinceMs: this.#clock.nowMs(), atFirstBytes: upload.receivedBytes() };
    this.#running.add(taken);
    return () => void this.#running.delete(taken);
  }

  #makeRoom(): boolean {
    const nowMs = this.#clock.nowMs();
    const rate = ({ receivedBytes, atFirstBytes, sinceMs }: Running) =>
      (receivedBytes() - atFirstBytes) / ((nowMs - sinceMs) / 1_000);
    const [slowest] = [...this.#running]
      .filter((one) => nowMs - one.sinceMs >= GRACE_MS && rate(one) < LEAST_BYTES_PER_SEC)
      .toSorted((one, other) => rate(one) - rate(other));
    if (slowest === undefined) return false;
    this.#running.delete(slowest);
    slowest.cut();
    return true;
  }
}

/** Whoever comes through a proxy nobody named has its address: that says nothing. */
function isSameNetwork(one: string, other: string): boolean {
  return !isSharedAddress(one) && networkOf(one) === networkOf(other);
}
