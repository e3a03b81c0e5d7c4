import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';

import { LiveOddsCell, type LiveFace, type LiveOddsCellProps } from './live-odds-cell.tsx';
import type { OddsFace } from './odds-face.ts';

const face = (oddsMilli: number | null, over: Partial<OddsFace> = {}): OddsFace => {
  const price = oddsMilli === null ? '' : (oddsMilli / 1000).toFixed(2);
  return {
    oddsMilli,
    price,
    label: `Over 2.5, ${price}`,
    state: 'open',
    announcement: `now ${price}`,
    ...over,
  };
};

/** A price that a test moves. */
class MovingFace implements LiveFace {
  #face: OddsFace;
  readonly listeners = new Set<(face: OddsFace) => void>();

  constructor(first: OddsFace) {
    this.#face = first;
  }

  snapshot(): OddsFace {
    return this.#face;
  }

  subscribe(listener: (face: OddsFace) => void): { unsubscribe(): void } {
    this.listeners.add(listener);
    return { unsubscribe: () => this.listeners.delete(listener) };
  }

  move(next: OddsFace): void {
    this.#face = next;
    for (const listener of [...this.listeners]) listener(next);
  }
}

/** Decides what a test sees on the screen. */
class FakeObserver {
  static all: FakeObserver[] = [];
  readonly #tell: IntersectionObserverCallback;

  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
    FakeObserver.all.push(this);
  }

  static watched = new Set<Element>();

  observe(target: Element): void {
    FakeObserver.watched.add(target);
  }
  unobserve(target: Element): void {
    FakeObserver.watched.delete(target);
  }

  /** Cells are seen where they stand. */
  static show({ parentElement: target }: Element, isIntersecting: boolean): void {
    const entry = { target, isIntersecting } as unknown as IntersectionObserverEntry;
    for (const observer of FakeObserver.all) observer.#tell([entry], observer as never);
  }
}

const cell = () => screen.getByRole('button');

describe('LiveOddsCell', () => {
  let price: MovingFace;
  const draw = (over: Partial<LiveOddsCellProps> = {}) => (
    <LiveOddsCell face={price} size="line" outcome="Over 2.5" selectionId="4711.over" {...over} />
  );

  beforeAll(() => {
    Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  });
  beforeEach(() => {
    jest.useFakeTimers();
    price = new MovingFace(face(2100));
  });
  afterEach(() => {
    cleanup();
    jest.runAllTimers();
    jest.useRealTimers();
  });

  it('writes a move into the page without drawing anything anew', () => {
    render(draw());
    FakeObserver.show(cell(), true);
    const drawn = { button: cell(), text: cell().querySelector('b')?.firstChild };
    // Outside of act, which would complain of a state that is set.
    const complaints = jest.spyOn(console, 'error');
    price.move(face(2160, { exact: '2.160' }));
    expect(complaints).not.toHaveBeenCalled();
    expect(cell().textContent).toContain('2.16');
    expect(cell().getAttribute('aria-label')).toBe('Over 2.5, 2.16');
    expect(cell().title).toBe('2.160');
    expect(cell().dataset['move']).toBe('up');
    expect({ button: cell(), text: cell().querySelector('b')?.firstChild }).toEqual(drawn);
    jest.advanceTimersByTime(2_500);
    expect(cell().dataset['move']).toBeUndefined();
    complaints.mockRestore();
  });

  it('gives a long price its class and takes it back, also around a lock', () => {
    render(draw());
    FakeObserver.show(cell(), true);
    const short = cell().querySelector('b')?.className;
    price.move(face(1_000_000));
    expect(cell().querySelector('b')?.className).not.toBe(short);
    act(() => price.move(face(1_000_000, { state: 'suspended', reason: 'Video review' })));
    expect(cell().querySelector('svg')).not.toBeNull();
    expect(cell().getAttribute('aria-description')).toBe('Video review');
    act(() => price.move(face(2160)));
    expect(cell().querySelector('b')?.className).toBe(short);
    expect(cell().textContent).toContain('2.16');
  });

  it('shows what was written when it is drawn for another reason, and begins no mark by that', () => {
    const { rerender } = render(draw());
    FakeObserver.show(cell(), true);
    price.move(face(2160));
    jest.advanceTimersByTime(2_500);
    rerender(draw({ selected: true }));
    expect(cell().getAttribute('aria-pressed')).toBe('true');
    expect(cell().textContent).toContain('2.16');
    expect(cell().dataset['move']).toBeUndefined();
    rerender(draw({ outcome: 'Over' }));
    expect(cell().textContent).toBe('Over 2.16');
  });

  it('is silent out of sight, and says what it missed without a mark when it comes into sight', () => {
    render(draw());
    FakeObserver.show(cell(), false);
    price.move(face(2160));
    expect(cell().textContent).toContain('2.10');
    FakeObserver.show(cell(), true);
    expect(cell().textContent).toContain('2.16');
    expect(cell().dataset['move']).toBeUndefined();
  });

  it('is watched with its neighbours, all at once', () => {
    const { unmount } = render(
      <div data-testid="row">
        {draw()}
        {draw({ selectionId: '4712.over' })}
      </div>,
    );
    expect([...FakeObserver.watched]).toEqual([screen.getByTestId('row')]);
    const [first, second] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
    FakeObserver.show(first, false);
    price.move(face(2160));
    FakeObserver.show(first, true);
    expect([first.textContent, second.textContent]).toEqual(['Over 2.5 2.16', 'Over 2.5 2.16']);
    unmount();
    expect(FakeObserver.watched.size).toBe(0);
  });

  it('is in sight where its row has no box of its own', () => {
    render(<div style={{ display: 'contents' }}>{draw()}</div>);
    FakeObserver.show(cell(), false);
    price.move(face(2160));
    expect(cell().textContent).toContain('2.16');
  });

  it('is locked out of sight as well', () => {
    render(draw());
    FakeObserver.show(cell(), false);
    act(() => price.move(face(2160, { state: 'stale', reason: '14 s old' })));
    expect(cell().getAttribute('aria-disabled')).toBe('true');
    expect(cell().textContent).toContain('2.16');
    expect(cell().dataset['move']).toBeUndefined();
  });

  it('announces a move only when selected', () => {
    const { container } = render(draw({ selected: true }));
    FakeObserver.show(cell(), true);
    expect(container.querySelector('[aria-live=polite]')?.textContent).toBe('');
    act(() => price.move(face(2160)));
    expect(container.querySelector('[aria-live=polite]')?.textContent).toBe('now 2.16');
  });

  it('becomes a price where there was none, and follows it from then on', () => {
    price = new MovingFace(face(null));
    const { container } = render(draw());
    expect(screen.queryByRole('button')).toBeNull();
    act(() => price.move(face(2100)));
    FakeObserver.show(cell(), true);
    expect(cell().dataset['move']).toBeUndefined();
    price.move(face(2050));
    expect(cell().dataset['move']).toBe('down');
    act(() => price.move(face(null)));
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });

  it('takes another price in its place for no move, and stops hearing the first', () => {
    const { rerender } = render(draw());
    const first = price;
    price = new MovingFace(face(3000));
    rerender(draw());
    expect(cell().textContent).toContain('3.00');
    expect(cell().dataset['move']).toBeUndefined();
    expect(first.listeners.size).toBe(0);
  });

  it('hands its selection to the picker, and not while it is locked', () => {
    const onPick = jest.fn();
    render(draw({ onPick }));
    FakeObserver.show(cell(), true);
    fireEvent.click(cell());
    expect(onPick).toHaveBeenCalledWith('4711.over');
    act(() => price.move(face(2100, { state: 'suspended' })));
    fireEvent.click(cell());
    expect(onPick).toHaveBeenCalledTimes(1);
  });
});
