import { jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';

import { ResultLine, type TableResult } from './result-line.tsx';

const WON: TableResult = { tone: 'gain', words: 'Seventeen' };
const line = (roundId: string, result: TableResult | undefined, motionMs: number) => (
  <ResultLine roundId={roundId} result={result} motionMs={motionMs} hint="Spin" />
);

describe('the line under a table', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });
  const words = () => screen.getByTestId('table-words').textContent;

  it('tells the end once the table stands still, and not before', () => {
    const { rerender } = render(line('1', undefined, 0));
    expect(words()).toBe('Spin');
    rerender(line('1', WON, 3_000));
    act(() => {
      jest.advanceTimersByTime(2_999);
    });
    expect(words()).toBe('');
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(words()).toBe('Seventeen');
    rerender(line('2', { ...WON, words: 'Zero' }, 3_000));
    expect(words()).toBe('');
  });

  it('tells it at once where nothing moves', () => {
    render(line('1', WON, 0));
    expect(words()).toBe('Seventeen');
  });
});
