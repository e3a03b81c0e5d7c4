import { jest } from '@jest/globals';

import { createStore } from './store.ts';

describe('a store', () => {
  it('gives the latest value at once and every later one, and keeps it for snapshots', () => {
    const store = createStore('a');
    store.set('b');
    const seen: string[] = [];
    store.stream.subscribe((value) => seen.push(value));
    store.set('c');
    expect(seen).toEqual(['b', 'c']);
    expect(store.stream.snapshot()).toBe('c');
  });

  it('does not repeat the very same value', () => {
    const store = createStore(1);
    const seen: number[] = [];
    store.stream.subscribe((value) => seen.push(value));
    store.set(1);
    expect(seen).toEqual([1]);
  });

  it('shows every subscriber all values in order, also those set while one is published', () => {
    const store = createStore(0);
    const first: number[] = [];
    const second: number[] = [];
    store.stream.subscribe((value) => {
      first.push(value);
      if (value === 1) store.set(2);
    });
    store.stream.subscribe((value) => second.push(value));
    store.set(1);
    expect(first).toEqual([0, 1, 2]);
    expect(second).toEqual([0, 1, 2]);
  });

  it('stops at unsubscribing, also from within', () => {
    const store = createStore(0);
    const seen: number[] = [];
    const subscription = store.stream.subscribe((value) => {
      seen.push(value);
      if (value === 1) subscription.unsubscribe();
    });
    store.set(1);
    store.set(2);
    expect(seen).toEqual([0, 1]);
  });

  it('reaches the others when one subscriber fails', () => {
    jest.useFakeTimers();
    const store = createStore(0);
    const seen: number[] = [];
    store.stream.subscribe(() => {
      throw new Error('mine');
    });
    store.stream.subscribe((value) => seen.push(value));
    store.set(1);
    expect(seen).toEqual([0, 1]);
    // rxjs reports the failure in a turn of its own.
    expect(() => jest.runAllTimers()).toThrow('mine');
    jest.useRealTimers();
  });
});
