import { MARKET_TYPES } from '@paddock/contract/markets';
import fc from 'fast-check';

import { CERTAIN_PPB, frozenBy, frozenChance, type PricedMarket } from './chance.ts';

fc.configureGlobal({ seed: 20261122 });

function typeOf(key: string): PricedMarket['type'] {
  const type = MARKET_TYPES.get(key);
  if (type === undefined) throw new Error(`no type ${key}`);
  return type;
}

function market(
  prices: readonly (readonly [outcome: string, oddsMilli: number, open?: boolean])[],
  type = '1x2',
  line?: string,
): PricedMarket {
  return {
    type: typeOf(type),
    specifiers: line === undefined ? {} : { line },
    selections: prices.map(([outcome, oddsMilli, open = true]) => ({ outcome, oddsMilli, open })),
  };
}

describe('the chance a bet freezes (rules §6)', () => {
  const winner = market([
    ['home', 2000],
    ['draw', 4000],
    ['away', 3200],
  ]);

  it.each([
    // 1/2 + 1/4 + 1/3.2 = 1.0625, so 0.5 / 1.0625.
    ['proportional', 470_588_236n],
    // 0.5^n + 0.25^n + 0.3125^n = 1 for n = 1.0611.
    ['power', 479_258_179n],
    ['shin', 476_942_105n],
  ] as const)(
    'is the price’s own with the margin removed by the method its type names: %s',
    (margin, home) => {
      const priced = { ...winner, type: { ...winner.type, margin } };
      expect([frozenChance(priced, 'home'), frozenBy(priced)]).toEqual([home, margin]);
      const chances = ['home', 'draw', 'away'].map((outcome) => frozenChance(priced, outcome));
      const sum = chances.reduce((a, b) => a + b, 0n);
      // Each is rounded up, by less than a billionth.
      expect(sum - CERTAIN_PPB).toBeLessThan(3n);
      expect(sum).toBeGreaterThanOrEqual(CERTAIN_PPB);
    },
  );

  it('shares out two winners where two outcomes win', () => {
    const double = market(
      [
        ['1x', 1300],
        ['12', 1250],
        ['x2', 1700],
      ],
      'double-chance',
    );
    const sum = ['1x', '12', 'x2'].reduce((all, outcome) => all + frozenChance(double, outcome), 0n);
    expect(sum - 2n * CERTAIN_PPB).toBeLessThan(3n);
    expect(sum).toBeGreaterThanOrEqual(2n * CERTAIN_PPB);
  });

  it('keeps the margin where a line can push: the chance of the push is not known', () => {
    const prices = [
      ['over', 1900],
      ['under', 1900],
    ] as const;
    const raw = 526_315_790n;
    for (const line of ['2', '-1', '0', '2.25', '-0.75'])
      expect([
        line,
        frozenChance(market(prices, 'total', line), 'over'),
        frozenBy(market(prices, 'total', line)),
      ]).toEqual([line, raw, undefined]);
    for (const line of ['2.5', '-0.5'])
      expect([line, frozenChance(market(prices, 'total', line), 'over')]).toEqual([line, 500_000_000n]);
  });

  it('is never above the price’s own, whatever is closed, missing or mistaken', () => {
    const prices = fc.array(fc.tuple(fc.integer({ min: 1001, max: 1_000_000 }), fc.boolean()), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(prices, (drawn) => {
        const named = drawn.map(([odds, open], at) => [`o${at}`, odds, open] as const);
        for (const [outcome, odds] of named) {
          const chance = frozenChance(market(named), outcome);
          expect(chance).toBeGreaterThan(0n);
          // p · o ≤ 1, but for a chance rounded up by less than a billionth.
          expect((chance - 1n) * BigInt(odds)).toBeLessThan(CERTAIN_PPB * 1000n);
        }
      }),
    );
  });

  it('does not count outcomes that are closed, but for its own', () => {
    const open = market([
      ['home', 2000],
      ['draw', 4000],
      ['away', 3200, false],
    ]);
    // What is left comes to 0.75: there is no margin to remove.
    expect(frozenChance(open, 'home')).toBe(500_000_000n);
    expect(() => frozenChance(open, 'nobody')).toThrow(RangeError);
  });
});
