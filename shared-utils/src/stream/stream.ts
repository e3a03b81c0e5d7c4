import type { Observable } from 'rxjs';

/**
 * A read-only shared value: every subscriber gets the latest value at once and every later one. It never errors and
 * never completes; failure and staleness are values. Nobody outside its owner can emit.
 */
export interface Stream<T> extends Observable<T> {
  /** The latest value, without subscribing. */
  snapshot(): T;
}
