import { difference, shareInterval } from './results.ts';

const rounded = (values: readonly number[]) => values.map((value) => Math.round(value * 10_000) / 10_000);

describe('the interval of a result', () => {
  it('is Wilson’s for a share, by figures of Newcombe (1998, table I)', () => {
    expect(rounded(shareInterval({ shown: 263, did: 81 }))).toEqual([0.2553, 0.3662]);
    expect(rounded(shareInterval({ shown: 148, did: 15 }))).toEqual([0.0624, 0.1605]);
    expect(rounded(shareInterval({ shown: 20, did: 0 }))).toEqual([0, 0.1611]);
    expect(shareInterval({ shown: 0, did: 0 })).toEqual([0, 1]);
  });

  it('is Newcombe’s for a difference, by figures of his own (1998, table II)', () => {
    const { by, low, high } = difference({ shown: 80, did: 48 }, { shown: 70, did: 56 });
    expect(rounded([by, low, high])).toEqual([0.2, 0.0524, 0.3339]);
  });

  it('holds nothing against nobody: an arm without visitors leaves it all open', () => {
    const { low, high } = difference({ shown: 0, did: 0 }, { shown: 0, did: 0 });
    expect([low, high]).toEqual([-1, 1]);
  });
});
