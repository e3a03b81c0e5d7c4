import { aMarketType } from '../testing/sample-types.ts';
import { aMarket } from '../testing/samples.ts';
import { learnTypes, shapeOf } from './known-types.ts';

describe('the market types a page was told of', () => {
  it('are the latest of their key', () => {
    const known = new Map();
    learnTypes(known, undefined);
    learnTypes(known, [aMarketType('1x2'), aMarketType('total')]);
    learnTypes(known, [{ ...aMarketType('total'), name: { en: 'Goals' } }]);
    expect([...known.keys()]).toEqual(['1x2', 'total']);
    expect(known.get('total')).toMatchObject({ name: { en: 'Goals' } });
  });

  it('stay the same objects while they are told as they were', () => {
    const known = new Map();
    learnTypes(known, [aMarketType('1x2')]);
    const first = known.get('1x2');
    learnTypes(known, [{ ...aMarketType('1x2') }]);
    expect(known.get('1x2')).toBe(first);
  });

  it('shape markets, with the names that selections bring themselves', () => {
    const type = aMarketType('1x2');
    const outcomes = ['home', 'draw', 'away'];
    expect(shapeOf(type, aMarket())).toEqual({ id: '501', type, specifiers: {}, outcomes, names: {} });
    const scorer = { outcome: 'p-9', oddsMilli: 2_000, open: true, name: { en: 'A. Harlow' } };
    expect(shapeOf(type, aMarket({ selections: [scorer] })).names).toEqual({ 'p-9': { en: 'A. Harlow' } });
  });
});
