import { oneAtATime } from './one-at-a-time.ts';

describe('work of one owner', () => {
  it('is done in order, one at a time, that of another meanwhile', async () => {
    const inTurn = oneAtATime();
    const told: string[] = [];
    const waiting = Promise.withResolvers<undefined>();
    const work = (name: string, until?: Promise<unknown>) => async () => {
      told.push(`${name} begins`);
      await until;
      told.push(`${name} ends`);
      return name;
    };
    const all = [inTurn('a', work('a1', waiting.promise)), inTurn('a', work('a2')), inTurn('b', work('b1'))];
    await all[2];
    expect(told).toEqual(['a1 begins', 'b1 begins', 'b1 ends']);
    waiting.resolve(undefined);
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'b1']);
    expect(told.slice(3)).toEqual(['a1 ends', 'a2 begins', 'a2 ends']);
  });

  it('goes on after work that failed', async () => {
    const inTurn = oneAtATime();
    const failed = inTurn('a', () => Promise.reject(new Error('no')));
    const next = inTurn('a', () => Promise.resolve('yes'));
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});
