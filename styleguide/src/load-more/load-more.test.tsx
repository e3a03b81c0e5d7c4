import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';

import { LoadMore } from './load-more.tsx';

describe('LoadMore', () => {
  const tells: ((isNear: boolean) => void)[] = [];
  beforeAll(() => {
    class FakeObserver {
      constructor(tell: IntersectionObserverCallback) {
        tells.push((isIntersecting) =>
          tell([{ isIntersecting } as IntersectionObserverEntry], this as never),
        );
      }
      observe(): void {}
      disconnect(): void {}
    }
    Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  });

  it('presses itself as it comes near, anew for each count, with what it does by then', () => {
    const [first, second] = [jest.fn(), jest.fn()];
    const { rerender } = render(<LoadMore label="Show more" onMore={first} eagerAt={60} />);
    act(() => tells.at(-1)?.(false));
    expect(first).not.toHaveBeenCalled();
    act(() => tells.at(-1)?.(true));
    expect(first).toHaveBeenCalledTimes(1);
    const known = tells.length;
    rerender(<LoadMore label="Show more" onMore={second} eagerAt={60} />);
    expect(tells).toHaveLength(known);
    rerender(<LoadMore label="Show more" onMore={second} eagerAt={120} />);
    act(() => tells.at(-1)?.(true));
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('waits for a press where it is not eager', () => {
    const known = tells.length;
    const onMore = jest.fn();
    render(<LoadMore label="Show more" onMore={onMore} />);
    expect(tells).toHaveLength(known);
    fireEvent.click(screen.getByRole('button'));
    expect(onMore).toHaveBeenCalledTimes(1);
  });
});
