import { createTurns, type Rank, type Turns } from './turns.ts';

describe('turns', () => {
  let turns: Turns;
  let ended: string[];
  let atOnce: number;
  let most: number;
  beforeEach(() => {
    turns = createTurns({ lanes: 2, waitAtMost: { known: 1, stranger: 3 } });
    [ended, atOnce, most] = [[], 0, 0];
  });

  const run = (rank: Rank, name: string) =>
    turns.run(rank, async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await Promise.resolve();
      atOnce -= 1;
      ended.push(name);
    });

  it('are taken a few at a time, by who is known first', async () => {
    const strangers = ['a', 'b', 'c', 'd', 'e'].map((name) => run('stranger', name));
    await Promise.all([...strangers, run('known', 'owner')]);
    expect(ended).toEqual(['a', 'b', 'owner', 'c', 'd', 'e']);
    expect(most).toBe(2);
  });

  it('are refused to strangers where too many wait, and not to who is known', async () => {
    const strangers = ['a', 'b', 'c', 'd', 'e'].map((name) => run('stranger', name));
    await expect(run('stranger', 'f')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const owner = run('known', 'owner');
    await expect(run('known', 'other')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await Promise.all([...strangers, owner]);
    expect(ended).toContain('owner');
  });

  it('go on after work that failed', async () => {
    const failing = ['a', 'b'].map(() => turns.run('stranger', () => Promise.reject(new Error('no'))));
    const next = run('stranger', 'next');
    expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await next;
    expect(ended).toEqual(['next']);
  });
});
