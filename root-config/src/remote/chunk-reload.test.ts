import { pageStorage } from '../boot/page-storage.ts';
import { createChunkReload } from './chunk-reload.ts';

function setUp(change: Partial<Parameters<typeof createChunkReload>[0]> = {}) {
  const state = { nowMs: 1_000_000, reloads: 0 };
  sessionStorage.clear();
  const tryReload = createChunkReload({
    storage: pageStorage(() => sessionStorage),
    nowMs: () => state.nowMs,
    isServed: () => Promise.resolve(true),
    reload: () => void (state.reloads += 1),
    ...change,
  });
  return { state, tryReload };
}

describe('a lost chunk', () => {
  it('loads the page again, at most once a minute [S8-02] [S9-03]', async () => {
    const { state, tryReload } = setUp();
    await tryReload();
    expect(state.reloads).toBe(1);
    state.nowMs += 59_999;
    await tryReload();
    expect(state.reloads).toBe(1);
    state.nowMs += 1;
    await tryReload();
    expect(state.reloads).toBe(2);
  });

  it('does not lose the page while the server is away, and may load it again once it is back', async () => {
    let isServed = false;
    const { state, tryReload } = setUp({ isServed: () => Promise.resolve(isServed) });
    await tryReload();
    expect(state.reloads).toBe(0);
    isServed = true;
    await tryReload();
    expect(state.reloads).toBe(1);
  });

  it('of several at once loads it once', async () => {
    const { state, tryReload } = setUp();
    await Promise.all([tryReload(), tryReload()]);
    expect(state.reloads).toBe(1);
  });

  it.each([
    [
      'is forbidden',
      () => {
        throw new Error('forbidden');
      },
    ],
    [
      'is full',
      () => ({
        getItem: () => null,
        setItem: () => {
          throw new Error('full');
        },
      }),
    ],
  ])('does not go round for ever when storage %s', async (_what, open) => {
    const { state, tryReload } = setUp({ storage: pageStorage(open) });
    await tryReload();
    expect(state.reloads).toBe(0);
  });
});
