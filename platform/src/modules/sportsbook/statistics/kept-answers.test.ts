import { KeptAnswers } from './kept-answers.ts';

describe('kept answers', () => {
  let nowMs = 0;
  let asked = 0;
  const answers = () => new KeptAnswers<number>({ nowMs: () => nowMs }, 1_000, 2);
  const read = () => Promise.resolve((asked += 1));
  beforeEach(() => {
    nowMs = 0;
    asked = 0;
  });

  it('are read once for all who ask in time, and anew afterwards', async () => {
    const kept = answers();
    expect(await Promise.all([kept.get('a', read), kept.get('a', read)])).toEqual([1, 1]);
    nowMs = 999;
    expect(await kept.get('a', read)).toBe(1);
    nowMs = 1_000;
    expect(await kept.get('a', read)).toBe(2);
  });

  it('are so many at most: the oldest is read again', async () => {
    const kept = answers();
    for (const key of ['a', 'b', 'c']) await kept.get(key, read);
    expect(await kept.get('c', read)).toBe(3);
    expect(await kept.get('a', read)).toBe(4);
  });

  it('are not kept where reading failed', async () => {
    const kept = answers();
    await expect(kept.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await kept.get('a', read)).toBe(1);
  });
});
