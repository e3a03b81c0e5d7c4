import { drawnOrder } from './drawn-order.ts';

describe('a drawn order', () => {
  const ids = Array.from({ length: 12 }, (_, nr) => `40${nr}`);
  const drawn = (of: readonly string[], seed: string) => drawnOrder(of, (id) => id, seed);

  it('is the same for equal seeds, whatever order the items come in', () => {
    expect(drawn([...ids].reverse(), 'monday')).toEqual(drawn(ids, 'monday'));
  });

  it('is another for another seed', () => {
    expect(drawn(ids, 'tuesday')).not.toEqual(drawn(ids, 'monday'));
  });

  it('keeps all others in their order when one leaves', () => {
    const [, second] = drawn(ids, 'monday');
    const rest = ids.filter((id) => id !== second);
    expect(drawn(rest, 'monday')).toEqual(drawn(ids, 'monday').filter((id) => id !== second));
  });
});
