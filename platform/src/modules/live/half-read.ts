import { networkOf } from '../../kernel/http/network-of.ts';
import { isSharedAddress } from '../../kernel/http/shared-address.ts';

export interface HalfReadBounds {
  readonly ofNetworkBytes: number;
  readonly ofAllBytes: number;
}

/** Thirty messages of the largest size for one network: pages send theirs, far smaller, in one piece. */
export const HALF_READ_BOUNDS: HalfReadBounds = { ofNetworkBytes: 2_000_000, ofAllBytes: 32_000_000 };

/** A proxy nobody named, or this machine: everybody behind it counts as one. */
const SHARED_MULTIPLE = 10;

/** What of a frame is no payload, as browsers send it: two bytes, the mask, and two more of length past 125 bytes. */
const frameBytes = (payloadBytes: number): number => payloadBytes + (payloadBytes > 125 ? 8 : 6);

/** One socket's message that has begun and not ended. */
export interface HalfReadSocket {
  /** So many bytes came over the line. */
  came(bytes: number): void;
  /** A message of so many bytes is whole. */
  read(payloadBytes: number): void;
  gone(): void;
}

interface Held {
  readonly network: string;
  readonly cut: () => void;
  bytes: number;
}

/** Those in the middle of a message, in the order in which they began, and what they hold together. */
class Pile {
  readonly begun = new Set<Held>();
  bytes = 0;
}

/**
 * What sockets have sent of messages that they do not end lies in memory. It is bounded by network and in all; past that
 * the message that began first is cut off with its socket.
 */
export class HalfRead {
  readonly #bounds: HalfReadBounds;
  readonly #all = new Pile();
  readonly #ofNetwork = new Map<string, Pile>();

  constructor(bounds: HalfReadBounds) {
    this.#bounds = bounds;
  }

  /** @param cut ends the socket at once */
  socket(ip: string, cut: () => void): HalfReadSocket {
    const held: Held = {
      network: networkOf(ip),
      bytes: 0,
      cut() {
        gone();
        cut();
      },
    };
    const most = this.#bounds.ofNetworkBytes * (isSharedAddress(ip) ? SHARED_MULTIPLE : 1);
    let isGone = false;
    const count = (bytes: number): void => {
      if (isGone) return;
      const before = Math.max(0, held.bytes);
      held.bytes += bytes;
      const pile = this.#ofNetwork.get(held.network) ?? new Pile();
      this.#ofNetwork.set(held.network, pile);
      for (const one of [pile, this.#all]) {
        one.bytes += Math.max(0, held.bytes) - before;
        if (held.bytes > 0) one.begun.add(held);
        else one.begun.delete(held);
      }
      if (pile.begun.size === 0) this.#ofNetwork.delete(held.network);
    };
    const gone = (): void => {
      count(-held.bytes);
      isGone = true;
    };
    return {
      came: (bytes) => {
        count(bytes);
        const pile = this.#ofNetwork.get(held.network);
        if (pile !== undefined) cutOldest(pile, most);
        cutOldest(this.#all, this.#bounds.ofAllBytes);
      },
      read: (payloadBytes) => count(-frameBytes(payloadBytes)),
      gone,
    };
  }
}

function cutOldest(pile: Pile, mostBytes: number): void {
  for (const held of pile.begun) {
    if (pile.bytes <= mostBytes) return;
    held.cut();
  }
}
