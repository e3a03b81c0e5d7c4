import { lintRuns } from './lint.ts';

describe('what the linter looks at', () => {
  const runs = lintRuns(['betting', 'office', 'coupon']);

  it('is every parcel once, the server, and everything else', () => {
    expect(runs).toEqual([
      ['platform'],
      ['parcels/betting', 'parcels/coupon'],
      ['parcels/office'],
      ['.', '--ignore-pattern', 'platform/', '--ignore-pattern', 'parcels/'],
    ]);
  });

  it('leaves out of the last run only what the others name', () => {
    const [rest = []] = runs.slice(-1);
    const left = rest.filter((word) => word.endsWith('/')).map((word) => word.slice(0, -1));
    expect(
      left.every((folder) => runs.flat().some((word) => word === folder || word.startsWith(`${folder}/`))),
    ).toBe(true);
  });

  it('is no run without a folder, where there are no parcels', () => {
    expect(lintRuns([])).toHaveLength(2);
  });
});
