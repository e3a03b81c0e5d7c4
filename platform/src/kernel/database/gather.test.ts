import pg from 'pg';

import { PlatformError } from '../http/problem.ts';
import { gather } from './gather.ts';

interface Item {
  readonly owner: string;
  readonly name: string;
}

const item = (name: string, owner = name): Item => ({ name, owner });

/** Work that ends when it is told to, and what was asked together. */
function workshop({ most = 8, atOnce = 1 } = {}) {
  const asked: string[][] = [];
  const ends: { readonly resolve: () => void; readonly reject: (error: unknown) => void }[] = [];
  const give = gather<Item, string>({
    ownerOf: ({ owner }) => owner,
    most,
    atOnce,
    work: async (items) => {
      asked.push(items.map(({ name }) => name));
      await new Promise<void>((resolve, reject) => ends.push({ resolve, reject }));
      return items.map(({ name }) => `${name} done`);
    },
  });
  /** Ends the work that was begun as the n-th. */
  const end = async (n: number, error?: unknown): Promise<void> => {
    if (error === undefined) ends[n]?.resolve();
    else ends[n]?.reject(error);
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  };
  return { asked, end, give };
}

describe('what is asked for at the same time', () => {
  it('starts at once when nothing is under way, and goes together after it', async () => {
    const { asked, end, give } = workshop();
    const answers = Promise.all(['a', 'b', 'c'].map((name) => give(item(name))));
    expect(asked).toEqual([['a']]);
    await end(0);
    expect(asked).toEqual([['a'], ['b', 'c']]);
    await end(1);
    expect(await answers).toEqual(['a done', 'b done', 'c done']);
  });

  it('goes as many together and at once as may', async () => {
    const { asked, end, give } = workshop({ most: 2, atOnce: 2 });
    for (const name of ['a', 'b', 'c', 'd', 'e']) void give(item(name));
    expect(asked).toEqual([['a'], ['b']]);
    await end(1);
    expect(asked).toEqual([['a'], ['b'], ['c', 'd']]);
    await end(0);
    expect(asked.at(-1)).toEqual(['e']);
  });

  it('waits for what its owner asked for before', async () => {
    const { asked, end, give } = workshop({ atOnce: 2 });
    for (const name of ['a1', 'a2', 'a3']) void give(item(name, 'a'));
    void give(item('b'));
    expect(asked).toEqual([['a1'], ['b']]);
    await end(1);
    expect(asked).toHaveLength(2);
    await end(0);
    expect(asked.at(-1)).toEqual(['a2']);
  });

  it.each([
    new PlatformError('RATE_UNAVAILABLE'),
    Object.assign(new pg.DatabaseError('no', 1, 'error'), { severity: 'ERROR' }),
  ])('is tried in halves where it was undone, so that only the one at fault is refused', async (error) => {
    const tried: string[][] = [];
    const give = gather<Item, string>({
      ownerOf: ({ owner }) => owner,
      most: 8,
      atOnce: 1,
      work: (items) => {
        tried.push(items.map(({ name }) => name));
        return items.some(({ name }) => name === 'bad')
          ? Promise.reject(error)
          : Promise.resolve(items.map(({ name }) => name));
      },
    });
    const answers = await Promise.allSettled(['first', 'x', 'bad', 'y'].map((name) => give(item(name))));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(answers[2]).toMatchObject({ reason: error });
    expect(tried).toEqual([['first'], ['x', 'bad', 'y'], ['x', 'bad'], ['x'], ['bad'], ['y']]);
  });

  it.each([
    new Error('the connection is gone'),
    Object.assign(new pg.DatabaseError('shut down', 1, 'error'), { severity: 'FATAL' }),
  ])('is never done again where nobody knows whether it was done: all are told', async (error) => {
    const { asked, end, give } = workshop();
    void give(item('a'));
    const answers = Promise.allSettled([give(item('b')), give(item('c'))]);
    await end(0);
    await end(1, error);
    expect(await answers).toMatchObject([{ reason: error }, { reason: error }]);
    expect(asked).toEqual([['a'], ['b', 'c']]);
  });
});
