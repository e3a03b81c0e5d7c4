import { madeOnce } from './made-once.ts';

describe('what is made once', () => {
  it('is kept for the keys that came last', async () => {
    const made: string[] = [];
    const once = madeOnce<string>(2);
    const get = (key: string) =>
      once(key, () => {
        made.push(key);
        return Promise.resolve(key);
      });
    for (const key of ['a', 'a', 'b', 'a', 'c', 'b']) expect(await get(key)).toBe(key);
    expect(made).toEqual(['a', 'b', 'c']);
    await get('a');
    expect(made).toEqual(['a', 'b', 'c', 'a']);
  });

  it('is made anew after it failed', async () => {
    const once = madeOnce<number>(2);
    await expect(once('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await once('a', () => Promise.resolve(1))).toBe(1);
  });
});
