import fc from 'fast-check';

import { chancesOver, ladderKeys, lineLadder, lineText, type Distribution } from './lines.ts';

// The same examples in every run: what turns a build red is what was changed.
fc.configureGlobal({ seed: 20261121 });

const even: Distribution = { least: 0, chances: [0.25, 0.25, 0.25, 0.25] };

describe('the chance of a line', () => {
  it.each([
    [6, 0.5], // 1.5
    [2, 0.75], // 0.5
    [4, 2 / 3], // 1: pushes left out
    [5, 0.5 / 0.875], // 1.25: half lost on 1
    [7, 0.375 / 0.875], // 1.75: half won on 2
  ])('of %i quarters', (quarters, expected) => {
    expect(chancesOver(even)(quarters)).toBeCloseTo(expected, 9);
  });

  it('falls as the line rises, and is the mirror image of the negative count', () => {
    const distribution = fc
      .tuple(
        fc.integer({ min: -6, max: 6 }),
        fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 2, maxLength: 15 }),
      )
      .map(([least, weights]): Distribution => {
        const sum = weights.reduce((total, weight) => total + weight, 0);
        return { least, chances: weights.map((weight) => weight / sum) };
      });
    fc.assert(
      fc.property(distribution, fc.integer({ min: -60, max: 60 }), (counts, line) => {
        const over = chancesOver(counts);
        const whole = (quarters: number) => over(quarters * 4 + 2);
        expect(whole(line)).toBeGreaterThanOrEqual(whole(line + 1) - 1e-12);
        const { least, chances } = counts;
        const mirrored = chancesOver({ least: -(least + chances.length - 1), chances: chances.toReversed() });
        expect(over(line)).toBeCloseTo(1 - mirrored(-line), 9);
      }),
    );
  });
});

describe('a ladder', () => {
  const options = {
    type: 'total',
    outcomes: ['over', 'under'],
    stepQuarters: 1,
    steps: 1,
    pricedFrom: 0.05,
  } as const;

  it('marks the even line and its neighbours, and half lines', () => {
    const ladder = lineLadder(even, options);
    const core = ladder.filter((market) => market.core).map(({ specifiers }) => specifiers['line']);
    expect(core).toEqual(['0.5', '1.25', '1.5', '1.75', '2.5']);
  });

  it('writes lines as the contract wants them, a handicap with the other sign', () => {
    expect([lineText(10), lineText(0), lineText(-3)]).toEqual(['2.5', '0', '-0.75']);
    const handicap = lineLadder({ least: -1, chances: [0.3, 0.3, 0.4] }, { ...options, negated: true });
    expect(handicap.map(({ specifiers }) => specifiers['line'])).toContain('-0.5');
    expect(ladderKeys(options, 0, 1).map(({ specifiers }) => specifiers['line'])).toEqual([
      '0.25',
      '0.5',
      '0.75',
      '1',
    ]);
  });

  it('has no line that says who wins where nobody can be level', () => {
    const lead: Distribution = { least: -2, chances: [0.2, 0.2, 0, 0.3, 0.3] };
    const linesOf = (wonBy: number) =>
      lineLadder(lead, { ...options, stepQuarters: 4, wonBy }).map(({ specifiers }) => specifiers['line']);
    expect(linesOf(0)).toEqual(['-1.5', '-0.5', '0.5', '1.5']);
    expect(linesOf(1)).toEqual(['-1.5', '1.5']);
  });
});
