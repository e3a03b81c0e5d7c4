import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';

import { Skeleton } from './skeleton.tsx';
import { SKELETON_TIMEOUT_MS, SkeletonOrError, type Schedule } from './skeleton-or-error.tsx';

/** A timer that runs when told. */
function createTimer() {
  const waiting = new Set<() => void>();
  const delays: number[] = [];
  const schedule: Schedule = (run, delayMs) => {
    waiting.add(run);
    delays.push(delayMs);
    return () => {
      waiting.delete(run);
    };
  };
  return {
    schedule,
    delays,
    pending: () => waiting.size,
    elapse: () => {
      const due = [...waiting];
      waiting.clear();
      act(() => {
        for (const run of due) run();
      });
    },
  };
}

function setUp() {
  const timer = createTimer();
  const onRetry = jest.fn();
  const view = render(
    <SkeletonOrError
      busyLabel="Loading events"
      error={{ title: 'Prices did not load', retryLabel: 'Retry' }}
      onRetry={onRetry}
      schedule={timer.schedule}
    >
      <Skeleton />
    </SkeletonOrError>,
  );
  return { timer, onRetry, view };
}

describe('SkeletonOrError', () => {
  it('shows the skeleton at first and says that it is busy', () => {
    const { view, timer } = setUp();
    expect(view.container.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(screen.getByText('Loading events')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(timer.delays).toEqual([SKELETON_TIMEOUT_MS]);
  });

  it('becomes an error with Retry after 10 s', () => {
    const { timer } = setUp();
    timer.elapse();
    expect(screen.getByRole('alert').textContent).toContain('Prices did not load');
    expect(SKELETON_TIMEOUT_MS).toBe(10_000);
  });

  it('retries: skeleton again, new time, error again', () => {
    const { timer, onRetry } = setUp();
    timer.elapse();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(timer.pending()).toBe(1);
    timer.elapse();
    expect(screen.getByRole('alert')).toBeDefined();
  });

  it('leaves no timer behind', () => {
    const { timer, view } = setUp();
    view.unmount();
    expect(timer.pending()).toBe(0);
  });
});
