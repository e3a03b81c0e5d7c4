import { createChunkReload } from './chunk-reload.ts';

function setUp(change: Partial<Parameters<typeof createChunkReload>[0]> = {}) {
  const state = { nowMs: 1_000_000, reloads: 0 };
  sessionStorage.clear();
  const tryReload = createChunkReload({
    storage: sessionStorage,
    nowMs: () => state.nowMs,
    isOnline: () => true,
    reload: () => void (state.reloads += 1),
    ...change,
  });
  return { state, tryReload };
}

describe('a lost chunk', () => {
  it('loads the page again, at most once a minute [S8-02] [S9-03]', () => {
    const { state, tryReload } = setUp();
    expect(tryReload()).toBe(true);
    state.nowMs += 59_999;
    expect(tryReload()).toBe(false);
    state.nowMs += 1;
    expect(tryReload()).toBe(true);
    expect(state.reloads).toBe(2);
  });

  it('does not lose the page of a browser without a network', () => {
    expect(setUp({ isOnline: () => false }).tryReload()).toBe(false);
  });

  it.each([
    ['is forbidden', null],
    [
      'is full',
      {
        getItem: () => null,
        setItem: () => {
          throw new Error('full');
        },
      },
    ],
  ])('does not go round for ever when storage %s', (_what, storage) => {
    const { state, tryReload } = setUp({ storage });
    expect(tryReload()).toBe(false);
    expect(state.reloads).toBe(0);
  });
});
