import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';

import { OddsCell } from './odds-cell.tsx';
import type { OddsCellProps } from './odds-face.ts';

const AT_2_10: OddsCellProps = {
  size: 'line',
  oddsMilli: 2100,
  price: '2.10',
  label: 'Harbour – Northgate, over 2.5, 2.10',
  outcome: 'Over 2.5',
  selectionId: '4711.over',
};
const AT_2_16 = { oddsMilli: 2160, price: '2.16', label: 'Harbour – Northgate, over 2.5, 2.16' };

function cell(): HTMLElement {
  return screen.getByRole('button');
}

describe('OddsCell', () => {
  beforeEach(() => void jest.useFakeTimers());
  // One timer serves the marks of all cells.
  afterEach(() => {
    jest.runAllTimers();
    jest.useRealTimers();
  });

  it('is a toggle with the whole label as its name', () => {
    const { rerender } = render(<OddsCell {...AT_2_10} />);
    expect(cell().getAttribute('aria-label')).toBe('Harbour – Northgate, over 2.5, 2.10');
    expect(cell().getAttribute('aria-pressed')).toBe('false');
    rerender(<OddsCell {...AT_2_10} selected />);
    expect(cell().getAttribute('aria-pressed')).toBe('true');
  });

  it('writes the price from left to right, its sign before it in Arabic too', () => {
    render(<OddsCell {...AT_2_10} price="+110" />);
    expect(screen.getByText('+110').dir).toBe('ltr');
  });

  it('hands its selection to the picker', () => {
    const onPick = jest.fn();
    render(<OddsCell {...AT_2_10} onPick={onPick} />);
    fireEvent.click(cell());
    expect(onPick).toHaveBeenCalledWith('4711.over');
  });

  it.each([
    ['up', 2160],
    ['down', 2050],
  ])('marks a move %s', (direction, oddsMilli) => {
    const { rerender } = render(<OddsCell {...AT_2_10} />);
    expect(cell().dataset['move']).toBeUndefined();
    rerender(<OddsCell {...AT_2_10} oddsMilli={oddsMilli} price={String(oddsMilli / 1000)} />);
    expect(cell().dataset['move']).toBe(direction);
  });

  it('takes the mark away after 2 s, and begins them again at a second move in the same direction', () => {
    const { rerender } = render(<OddsCell {...AT_2_10} />);
    rerender(<OddsCell {...AT_2_10} {...AT_2_16} />);
    act(() => jest.advanceTimersByTime(1_500));
    rerender(<OddsCell {...AT_2_10} oddsMilli={2200} price="2.20" />);
    act(() => jest.advanceTimersByTime(1_999));
    expect(cell().dataset['move']).toBe('up');
    act(() => jest.advanceTimersByTime(1 + 500));
    expect(cell().dataset['move']).toBeUndefined();
    rerender(<OddsCell {...AT_2_10} oddsMilli={2250} price="2.25" />);
    expect(cell().dataset['move']).toBe('up');
  });

  it('takes the marks of many cells away together', () => {
    const cells = (milli: number) =>
      Array.from({ length: 3 }, (_, n) => (
        <OddsCell key={n} {...AT_2_10} selectionId={`47${n}.over`} oddsMilli={milli + n} />
      ));
    const { rerender, container } = render(<>{cells(2100)}</>);
    rerender(<>{cells(2200)}</>);
    expect(container.querySelectorAll('[data-move=up]')).toHaveLength(3);
    expect(jest.getTimerCount()).toBe(1);
    act(() => jest.advanceTimersByTime(2_500));
    expect(container.querySelectorAll('[data-move]')).toHaveLength(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('takes a mark whose time is over away with the next move, in one picture', () => {
    const cells = (first: number, second: number) => (
      <>
        <OddsCell {...AT_2_10} selectionId="1.over" oddsMilli={first} />
        <OddsCell {...AT_2_10} selectionId="2.over" oddsMilli={second} />
      </>
    );
    const { rerender } = render(cells(2100, 2100));
    rerender(cells(2200, 2100));
    act(() => jest.advanceTimersByTime(2_100));
    rerender(cells(2200, 2050));
    expect(screen.getAllByRole('button').map(({ dataset }) => dataset['move'])).toEqual([undefined, 'down']);
  });

  it('takes neither another selection in its place nor a price that comes back for a move', () => {
    const { rerender } = render(<OddsCell {...AT_2_10} />);
    rerender(<OddsCell {...AT_2_10} {...AT_2_16} selectionId="4712.over" />);
    expect(cell().dataset['move']).toBeUndefined();
    rerender(<OddsCell {...AT_2_10} oddsMilli={null} />);
    rerender(<OddsCell {...AT_2_10} {...AT_2_16} />);
    expect(cell().dataset['move']).toBeUndefined();
  });

  it('shows a lock with its reason while suspended, keeps its focus and cannot be picked', () => {
    const onPick = jest.fn();
    const { rerender } = render(<OddsCell {...AT_2_10} onPick={onPick} />);
    cell().focus();
    const suspended = { state: 'suspended', reason: 'Video review' } as const;
    rerender(<OddsCell {...AT_2_10} {...suspended} onPick={onPick} />);
    expect(cell().textContent).not.toContain('2.10');
    expect(cell().querySelector('svg')).not.toBeNull();
    expect(cell().getAttribute('aria-disabled')).toBe('true');
    expect(cell().getAttribute('aria-description')).toBe('Video review');
    expect(document.activeElement).toBe(cell());
    fireEvent.click(cell());
    expect(onPick).not.toHaveBeenCalled();
  });

  it('lets a suspended price be un-picked', () => {
    const onPick = jest.fn();
    render(<OddsCell {...AT_2_10} state="suspended" selected onPick={onPick} />);
    fireEvent.click(cell());
    expect(onPick).toHaveBeenCalledTimes(1);
  });

  it('keeps a stale price readable, explains it and marks no move', () => {
    const { rerender } = render(<OddsCell {...AT_2_10} />);
    rerender(<OddsCell {...AT_2_10} {...AT_2_16} state="stale" reason="14 s old" />);
    expect(cell().textContent).toContain('2.16');
    expect(cell().dataset['state']).toBe('stale');
    expect(cell().dataset['move']).toBeUndefined();
    expect(cell().getAttribute('aria-description')).toBe('14 s old');
  });

  it('keeps the place of a price that is not offered, and is no button', () => {
    const { container } = render(<OddsCell {...AT_2_10} oddsMilli={null} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });

  it('announces a move only when selected', () => {
    const said = { announcement: 'Over 2.5 is now 2.16' };
    const { container, rerender } = render(<OddsCell {...AT_2_10} />);
    rerender(<OddsCell {...AT_2_10} {...AT_2_16} {...said} />);
    expect(container.querySelector('[aria-live]')).toBeNull();
    rerender(<OddsCell {...AT_2_10} selected />);
    rerender(<OddsCell {...AT_2_10} {...AT_2_16} {...said} selected />);
    expect(container.querySelector('[aria-live="polite"]')?.textContent).toBe('Over 2.5 is now 2.16');
  });
});
