import { lineCount } from './lines.ts';
import { coverName, NAMED_COVERS } from './named-covers.ts';

describe('named covers (rules §10)', () => {
  it.each([
    ['trixie', 3, [2, 3], 4n],
    ['patent', 3, [1, 2, 3], 7n],
    ['yankee', 4, [2, 3, 4], 11n],
    ['lucky-15', 4, [1, 2, 3, 4], 15n],
    ['canadian', 5, [2, 3, 4, 5], 26n],
    ['lucky-31', 5, [1, 2, 3, 4, 5], 31n],
    ['heinz', 6, [2, 3, 4, 5, 6], 57n],
    ['lucky-63', 6, [1, 2, 3, 4, 5, 6], 63n],
    ['super-heinz', 7, [2, 3, 4, 5, 6, 7], 120n],
    ['goliath', 8, [2, 3, 4, 5, 6, 7, 8], 247n],
  ] as const)('%s has of %s legs the systems %j: %s lines', (name, legs, folds, count) => {
    expect(NAMED_COVERS[name]).toEqual({ legs, lines: { bankers: [], folds } });
    expect(lineCount(NAMED_COVERS[name].lines, legs)).toBe(count);
    expect(coverName({ bankers: [], folds }, legs)).toBe(name);
  });

  it('have no name with a banker, other legs or other sizes', () => {
    expect(coverName({ bankers: [0], folds: [2, 3] }, 4)).toBeUndefined();
    expect(coverName({ bankers: [], folds: [2, 3] }, 4)).toBeUndefined();
    expect(coverName({ bankers: [], folds: [2] }, 3)).toBeUndefined();
  });
});
