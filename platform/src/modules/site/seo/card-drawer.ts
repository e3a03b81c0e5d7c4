import { Worker } from 'node:worker_threads';

import { PlatformError } from '../../../kernel/http/problem.ts';

export interface CardDrawer {
  /**
   * A picture as PNG. The same one is drawn once.
   * @throws PlatformError UNAVAILABLE while too many wait to be drawn
   */
  draw(art: string): Promise<Buffer>;
  stop(): Promise<void>;
}

const MOST_WAITING = 20;
const MOST_KEPT = 200;

interface Answer {
  readonly id: number;
  readonly png?: Uint8Array;
  readonly fault?: string;
}

/** Pictures drawn by a thread that begins with the first one. */
export function createCardDrawer(): CardDrawer {
  const kept = new Map<string, Promise<Buffer>>();
  const waiting = new Map<number, PromiseWithResolvers<Buffer>>();
  let thread: Worker | undefined;
  let last = 0;

  function begin(): Worker {
    const worker = new Worker(new URL('card-thread.ts', import.meta.url));
    worker.unref();
    worker.on('message', ({ id, png, fault }: Answer) => {
      const asked = waiting.get(id);
      waiting.delete(id);
      if (png === undefined) asked?.reject(new Error(fault));
      else asked?.resolve(Buffer.from(png));
    });
    worker.on('error', (error) => {
      thread = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    });
    return worker;
  }

  async function ask(art: string): Promise<Buffer> {
    if (waiting.size >= MOST_WAITING) throw new PlatformError('UNAVAILABLE');
    const id = ++last;
    const answer = Promise.withResolvers<Buffer>();
    waiting.set(id, answer);
    thread ??= begin();
    thread.postMessage({ id, art });
    return answer.promise;
  }

  return {
    draw(art) {
      const known = kept.get(art);
      if (known !== undefined) return known;
      const drawn = ask(art);
      kept.set(art, drawn);
      // What was refused or failed is asked for again.
      drawn.catch(() => kept.delete(art));
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      return drawn;
    },
    async stop() {
      await thread?.terminate();
    },
  };
}
