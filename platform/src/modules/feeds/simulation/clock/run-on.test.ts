import type { EventState } from '@paddock/contract/schemas';

import { runOn } from './run-on.ts';

const state = (clock: Partial<EventState>): EventState => ({
  ...{ status: 'live', startsAtMs: 0, period: 'h1', score: [0, 0], parts: [] },
  ...clock,
});

describe('the clock of a state that is told again', () => {
  it('has run on, up or down to nothing as its sport counts', () => {
    const running = state({ clockSec: 590, clockAtMs: 10_000, clockRate: 2 });
    expect(runOn(running, 'football', 15_500)).toEqual({ ...running, clockSec: 601, clockAtMs: 15_500 });
    expect(runOn(running, 'basketball', 15_500)).toMatchObject({ clockSec: 579 });
    expect(runOn(running, 'basketball', 400_000)).toMatchObject({ clockSec: 0 });
  });

  it('stands where it stands, and is none where there is none', () => {
    const standing = state({ clockSec: 2_700, clockAtMs: 10_000, clockRate: 0 });
    expect(runOn(standing, 'football', 20_000)).toMatchObject({ clockSec: 2_700, clockAtMs: 20_000 });
    expect(runOn(state({}), 'tennis', 20_000)).toEqual(state({}));
  });
});
