import { canonicalSpecifiers, specifiersOf, specifiersProblem } from './specifiers.ts';

const type = {
  key: 'acme:7',
  specifiers: [
    { name: 'variant', kind: 'variant' as const },
    { name: 'from', kind: 'integer' as const },
    { name: 'score', kind: 'score' as const },
  ],
  variants: { 'sr:goals:6+': [] },
};

describe('specifiers', () => {
  it('are written in one canonical order, and read again as they were', () => {
    expect(canonicalSpecifiers({ team: 'home', line: '2.5' })).toBe('line=2.5&team=home');
    expect(canonicalSpecifiers({})).toBe('');
    expect(specifiersOf('')).toEqual({});
    const all = { variant: 'sr:goals:6+', line: '-0.5' };
    expect(specifiersOf(canonicalSpecifiers(all))).toEqual(all);
  });

  it.each([
    [{ variant: 'sr:goals:6+', from: '0', score: '1:0' }, undefined],
    [{ variant: 'sr:goals:5+', from: '0', score: '1:0' }, 'variant sr:goals:5+ is not canonical'],
    [{ variant: 'sr:goals:6+', from: '00', score: '1:0' }, 'from 00 is not canonical'],
    [{ variant: 'sr:goals:6+', from: '0', score: '1-0' }, 'score 1-0 is not canonical'],
    [{ variant: 'sr:goals:6+', from: '0' }, 'has the specifiers variant, from, score'],
    [{ variant: 'sr:goals:6+', from: '0', until: '1' }, 'has the specifiers variant, from, score'],
    [{}, 'not '],
  ])('%j: %s', (specifiers, problem) => {
    const found = specifiersProblem(type, specifiers);
    if (problem === undefined) expect(found).toBeUndefined();
    else expect(found).toContain(problem);
  });
});
