import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';

import { useOneTarget } from './use-one-target.ts';

function Moving({ onFirst, onSecond }: { onFirst: () => void; onSecond: () => void }) {
  return (
    <div onClickCapture={useOneTarget()}>
      <button onClick={onFirst}>Accept</button>
      <details onToggle={onSecond}>
        <summary onClick={onSecond}>When a price moves</summary>
      </details>
    </div>
  );
}

describe('a double click', () => {
  const onFirst = jest.fn();
  const onSecond = jest.fn();
  beforeEach(() => {
    jest.clearAllMocks();
    render(<Moving onFirst={onFirst} onSecond={onSecond} />);
  });
  afterEach(cleanup);

  it('reaches nothing that came under the finger between its presses', () => {
    fireEvent.click(screen.getByText('Accept'), { detail: 1 });
    expect(fireEvent.click(screen.getByText('When a price moves'), { detail: 2 })).toBe(false);
    expect(onFirst).toHaveBeenCalledTimes(1);
    expect(onSecond).not.toHaveBeenCalled();
  });

  it('is both presses for the one that got the first, and single presses and keys go where they go', () => {
    fireEvent.click(screen.getByText('Accept'), { detail: 1 });
    fireEvent.click(screen.getByText('Accept'), { detail: 2 });
    fireEvent.click(screen.getByText('When a price moves'), { detail: 1 });
    fireEvent.click(screen.getByText('When a price moves'), { detail: 0 });
    expect(onFirst).toHaveBeenCalledTimes(2);
    expect(onSecond).toHaveBeenCalled();
  });
});
