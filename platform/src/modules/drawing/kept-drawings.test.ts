import { createKeptDrawings, FRESH_MS, OLDEST_MS, REST_MS } from './kept-drawings.ts';

/** Drawings over a clock that is moved by hand; the first one of a key is `key 1`. */
function setting() {
  const at = {
    nowMs: 1_000_000,
    mayDraw: true,
    drawings: 0,
    isSlow: false,
    fails: false,
    wait: () => Promise.resolve(),
  };
  const kept = createKeptDrawings<string>(
    { nowMs: () => at.nowMs, mayDraw: () => at.mayDraw, wait: () => at.wait() },
    (text) => text.length,
  );
  const find = (key: string) =>
    kept.find(key, () => {
      at.drawings += 1;
      if (at.fails) return Promise.reject(new Error('no'));
      return at.isSlow ? new Promise(() => undefined) : Promise.resolve(`${key} ${at.drawings}`);
    });
  return { at, find };
}

describe('kept drawings', () => {
  it('are made at most once a second a key, however many ask', async () => {
    const { at, find } = setting();
    expect(await Promise.all([find('home'), find('home'), find('live')])).toEqual([
      'home 1',
      'home 1',
      'live 2',
    ]);
    at.nowMs += FRESH_MS - 1;
    await find('home');
    expect(at.drawings).toBe(2);
    at.nowMs += 1;
    await Promise.all([find('home'), find('home')]);
    expect(at.drawings).toBe(3);
  });

  it('are answered at once where there is one of this minute, and made anew behind', async () => {
    const { at, find } = setting();
    await find('home');
    at.nowMs += OLDEST_MS;
    at.wait = () => Promise.reject(new Error('waited'));
    expect(await find('home')).toBe('home 1');
    await Promise.resolve();
    expect(await find('home')).toBe('home 2');
    at.wait = () => Promise.resolve();
    at.nowMs += OLDEST_MS + 1;
    expect(await find('home')).toBe('home 3');
  });

  it('serve the older one where there is no processor time left, and none that is over a minute old', async () => {
    const { at, find } = setting();
    await find('home');
    at.mayDraw = false;
    at.nowMs += OLDEST_MS;
    expect(await find('home')).toBe('home 1');
    expect(await find('live')).toBeUndefined();
    at.nowMs += 1;
    expect(await find('home')).toBeUndefined();
    expect(at.drawings).toBe(1);
  });

  it('serve the older one while a new one takes long', async () => {
    const { at, find } = setting();
    await find('home');
    at.nowMs += FRESH_MS;
    at.isSlow = true;
    expect(await find('home')).toBe('home 1');
    expect(await find('live')).toBeUndefined();
  });

  it('let a key rest after its drawing failed, and others go on', async () => {
    const { at, find } = setting();
    at.fails = true;
    expect(await find('home')).toBeUndefined();
    at.fails = false;
    expect(await find('home')).toBeUndefined();
    expect(await find('live')).toBe('live 2');
    at.nowMs += REST_MS;
    expect(await find('home')).toBe('home 3');
  });

  it('forget what was used longest ago', async () => {
    const { at, find } = setting();
    for (let nr = 0; nr < 200; nr++) await find(`page ${nr}`);
    await find('page 0');
    await find('one more');
    at.mayDraw = false;
    expect(await find('page 1')).toBeUndefined();
    expect(await find('page 0')).toBe('page 0 1');
  });
});
