import { calculate, priceIn, shapesOf, type Calculation, type LegEnd } from './bet-calculation.ts';

const legs = (...all: readonly (readonly [price: string, end: LegEnd])[]) =>
  all.map(([price, end]) => ({ price, end }));
const bet = (over: Partial<Calculation>): Calculation => ({
  shape: 'fold:1',
  legs: legs(['2.00', 'won']),
  stake: '1.00',
  currency: 'EUR',
  placePart: undefined,
  ...over,
});

describe('the calculator of bets [S2-38]', () => {
  const three = legs(['2.00', 'won'], ['2,00', 'won'], ['2.00', 'lost']);

  it.each<readonly [string, Partial<Calculation>, readonly [bigint, bigint, bigint]]>([
    ['a single', {}, [1n, 100n, 200n]],
    ['three singles', { shape: 'fold:1', legs: three }, [3n, 300n, 400n]],
    ['a lost accumulator', { shape: 'fold:3', legs: three }, [1n, 100n, 0n]],
    [
      'an accumulator with a void leg, rounded once',
      { shape: 'fold:3', stake: '10', legs: legs(['1.44', 'won'], ['2.05', 'won'], ['1.80', 'void']) },
      [1n, 1000n, 2952n],
    ],
    ['a system', { shape: 'fold:2', legs: three }, [3n, 300n, 400n]],
    ['a Trixie', { shape: 'trixie', legs: three }, [4n, 400n, 400n]],
    ['a Patent', { shape: 'patent', legs: three }, [7n, 700n, 800n]],
    ['each way, won', { legs: legs(['6.00', 'won']), placePart: 5 }, [2n, 200n, 800n]],
    ['each way, placed', { legs: legs(['6.00', 'placed']), placePart: 5 }, [2n, 200n, 200n]],
  ])('counts %s', (_what, over, [lines, stakeMinor, returnMinor]) => {
    expect(calculate(bet(over))).toEqual({ lines, stakeMinor, returnMinor });
  });

  it.each<Partial<Calculation>>([
    { stake: '' },
    { stake: '0' },
    { stake: '1.001' },
    { legs: legs(['1', 'won']) },
    { legs: legs(['x', 'won']) },
  ])('counts nothing of %j', (over) => {
    expect(calculate(bet(over))).toBeUndefined();
  });

  it('offers the shapes that so many selections have', () => {
    expect(shapesOf(1)).toEqual(['fold:1']);
    expect(shapesOf(3)).toEqual(['fold:3', 'fold:2', 'fold:1', 'trixie', 'patent']);
    expect(shapesOf(8)).toContain('goliath');
  });

  it.each([
    ['2', 2000],
    ['1.001', 1001],
    ['1000', 1_000_000],
    ['1.000', undefined],
    ['1000.001', undefined],
    ['-2', undefined],
    ['2.0000', undefined],
  ])('reads %s as %s thousandths', (text, milli) => {
    expect(priceIn(text)).toBe(milli);
  });
});
