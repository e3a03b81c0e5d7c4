import { BehaviorSubject, Observable, type TeardownLogic } from 'rxjs';

import type { Stream } from './stream.ts';

type Listener<T> = (value: T) => void;

/**
 * Makes a stream from a way to read the latest value and a way to hear of every value, beginning with the latest.
 * `listen` answers how to stop listening. (`asObservable` would name what emits as its `source`, for anybody to emit on.)
 */
export function createStream<T>(read: () => T, listen: (listener: Listener<T>) => TeardownLogic): Stream<T> {
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
 * order, which a BehaviorSubject alone does not give: it publishes the second inside the first. A failing subscriber does
 * not keep the others from theirs (rxjs reports it).
 */
export function createStore<T>(initial: T): Store<T> {
  const subject = new BehaviorSubject(initial);
  let latest = initial;
  let waiting: T[] | undefined;
  return {
    stream: createStream(
      () => latest,
      (listener) => subject.subscribe(listener),
    ),
    get: () => latest,
    set(value) {
      if (Object.is(value, latest)) return;
      latest = value;
      if (waiting !== undefined) {
        waiting.push(value);
        return;
      }
      waiting = [value];
      // What is set meanwhile joins the end.
      for (const next of waiting) subject.next(next);
      waiting = undefined;
    },
  };
}
