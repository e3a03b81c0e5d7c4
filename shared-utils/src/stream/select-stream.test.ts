import { selectStream } from './select-stream.ts';
import { createStore } from './store.ts';

describe('a selected stream', () => {
  it('publishes only when the selected part changes', () => {
    const store = createStore({ a: 1, b: 1 });
    const seen: number[] = [];
    selectStream(store.stream, ({ a }) => a).subscribe((value) => seen.push(value));
    store.set({ a: 1, b: 2 });
    store.set({ a: 2, b: 2 });
    expect(seen).toEqual([1, 2]);
  });

  it('is worked out once for each value, however many ask', () => {
    const store = createStore({ a: 1 });
    let times = 0;
    const selected = selectStream(store.stream, ({ a }) => ({ a, times: ++times }));
    selected.subscribe();
    selected.subscribe();
    expect([selected.snapshot(), selected.snapshot()]).toEqual([
      { a: 1, times: 1 },
      { a: 1, times: 1 },
    ]);
    store.set({ a: 2 });
    expect(selected.snapshot()).toEqual({ a: 2, times: 2 });
  });

  it('answers the very same object while it is equal, subscribed or not', () => {
    const store = createStore({ a: 1 });
    const selected = selectStream(
      store.stream,
      ({ a }) => ({ isOdd: a % 2 === 1 }),
      (one, other) => one.isOdd === other.isOdd,
    );
    const first = selected.snapshot();
    store.set({ a: 3 });
    expect(selected.snapshot()).toBe(first);
    store.set({ a: 4 });
    expect(selected.snapshot()).toEqual({ isOdd: false });
  });
});
