import type { FrameView } from '@paddock/contract';

export interface FrameStore {
  get(): FrameView;
  set(change: Partial<FrameView>): void;
  subscribe(listener: () => void): () => void;
}

/** What the frame draws, as one frozen value that is replaced when something in it changes. */
export function createFrameStore(initial: FrameView): FrameStore {
  let view: FrameView = Object.freeze({ ...initial });
  const listeners = new Set<() => void>();
  return {
    get: () => view,
    set(change) {
      const keys = Object.keys(change) as (keyof FrameView)[];
      if (keys.every((key) => view[key] === change[key])) return;
      view = Object.freeze({ ...view, ...change });
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
