import { createRankedLimit, type Rank, type RankedLimit } from './ranked-limit.ts';

describe('ranked work', () => {
  let limit: RankedLimit;
  let ended: string[];
  let atOnce: number;
  let most: number;
  beforeEach(() => {
    limit = createRankedLimit({ lanes: 2, waitAtMost: { known: 1, stranger: 3 } });
    [ended, atOnce, most] = [[], 0, 0];
  });

  const run = (rank: Rank, name: string) =>
    limit.run(rank, async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await Promise.resolve();
      atOnce -= 1;
      ended.push(name);
    });

  it('is done a few at a time, by who is known first', async () => {
    const strangers = ['a', 'b', 'c', 'd', 'e'].map((name) => run('stranger', name));
    await Promise.all([...strangers, run('known', 'owner')]);
    expect(ended).toEqual(['a', 'b', 'owner', 'c', 'd', 'e']);
    expect(most).toBe(2);
  });

  it('is refused to strangers where too many wait, and not to who is known', async () => {
    const strangers = ['a', 'b', 'c', 'd', 'e'].map((name) => run('stranger', name));
    await expect(run('stranger', 'f')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const owner = run('known', 'owner');
    await expect(run('known', 'other')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await Promise.all([...strangers, owner]);
    expect(ended).toContain('owner');
  });

  it('goes on after work that failed', async () => {
    const failing = ['a', 'b'].map(() => limit.run('stranger', () => Promise.reject(new Error('no'))));
    const next = run('stranger', 'next');
    expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await next;
    expect(ended).toEqual(['next']);
  });
});
