import { Observable } from 'rxjs';

import type { Stream } from './stream.ts';

type Listener<T> = (value: T) => void;

/**
 * Makes a stream from a way to read the latest value and a way to hear of every value, beginning with the latest.
 * `listen` answers how to stop listening.
 */
export function createStream<T>(read: () => T, listen: (listener: Listener<T>) => () => void): Stream<T> {
  const observable = new Observable<T>((subscriber) => listen((value) => subscriber.next(value)));
  return Object.assign(observable, { snapshot: read });
}

/** A value and the only way to change it; hand out `stream`, keep the rest. */
export interface Store<T> {
  readonly stream: Stream<T>;
  /** Publishes a value unless it is the very same one. */
  set(value: T): void;
  get(): T;
}

/**
 * A store. Values set while one is being published are published after it, so that every listener sees all values in
 * order. A failing subscriber does not keep the others from theirs (rxjs reports it).
 */
export function createStore<T>(initial: T): Store<T> {
  let latest = initial;
  let isPublishing = false;
  const waiting: { readonly value: T }[] = [];
  const listeners = new Set<Listener<T>>();

  function publishWaiting(): void {
    isPublishing = true;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      for (const listener of [...listeners]) listener(next.value);
    }
    isPublishing = false;
  }

  const stream = createStream<T>(
    () => latest,
    (listener) => {
      listeners.add(listener);
      listener(latest);
      return () => listeners.delete(listener);
    },
  );

  return {
    stream,
    get: () => latest,
    set(value) {
      if (Object.is(value, latest)) return;
      latest = value;
      waiting.push({ value });
      if (!isPublishing) publishWaiting();
    },
  };
}
