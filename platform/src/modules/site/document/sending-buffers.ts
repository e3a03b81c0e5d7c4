import type { EventEmitter } from 'node:events';

/** What one holds; most documents are smaller, and a larger one has a buffer of its own. */
export const HELD_BYTES = 128 * 1024;
/** Idle ones that are kept: as many answers as are under way at once in a busy moment. */
const MOST_IDLE = 32;

/**
 * Memory that answers are put together in, used again once an answer has been handed over to the system: fresh memory for
 * each costs more than all else that is done for a document.
 */
export interface SendingBuffers {
  /** Puts parts together; the result is the answer's alone until it is given back. */
  joined(parts: readonly Uint8Array[]): Buffer;
  /** Takes back what an answer was sent from, once the whole of it has gone. An answer that is broken off gives nothing back. */
  giveBackAfter(answer: Pick<EventEmitter, 'once'>, sent: Buffer): void;
}

export function createSendingBuffers(): SendingBuffers {
  const idle: Buffer[] = [];
  const whole = new WeakMap<Buffer, Buffer>();

  return {
    joined(parts) {
      const bytes = parts.reduce((sum, part) => sum + part.length, 0);
      if (bytes > HELD_BYTES) return Buffer.concat(parts, bytes);
      const held = idle.pop() ?? Buffer.allocUnsafeSlow(HELD_BYTES);
      let at = 0;
      for (const part of parts) {
        held.set(part, at);
        at += part.length;
      }
      const joined = held.subarray(0, bytes);
      whole.set(joined, held);
      return joined;
    },
    giveBackAfter(answer, sent) {
      answer.once('finish', () => {
        const held = whole.get(sent);
        // Once only, whoever says it twice.
        whole.delete(sent);
        if (held !== undefined && idle.length < MOST_IDLE) idle.push(held);
      });
    },
  };
}
