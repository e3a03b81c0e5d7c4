import { percentOf, verdictOf, type Tried } from './tried.ts';

const mutant = (replacement: string, status: Tried['status']): Tried => ({
  file: 'a.ts',
  line: 3,
  source: 'return a > b;',
  mutator: 'EqualityOperator',
  replacement,
  status,
});

describe('a verdict', () => {
  const tried = [
    mutant('a < b', 'Killed'),
    mutant('true', 'Timeout'),
    mutant('a >= b', 'Survived'),
    mutant('false', 'NoCoverage'),
    mutant('b', 'RuntimeError'),
  ];

  it('counts killed and endless mutants, and not what could not run', () => {
    const verdict = verdictOf(tried, [], { isSample: false });
    expect(verdict).toMatchObject({ all: 4, killed: 2, accepted: 0 });
    expect(verdict.survivors.map(({ replacement }) => replacement)).toEqual(['a >= b', 'false']);
    expect(percentOf(verdict)).toBe(50);
  });

  it('leaves out what may live for a reason, and names reasons that nothing needs', () => {
    const { file, source } = mutant('', 'Killed');
    const accepted = { file, source, replacement: 'a >= b', reason: 'both are equal here' };
    const stale = { file, source, replacement: 'a < b', reason: 'was thought to live' };
    const elsewhere = { ...stale, source: 'return other;' };
    const verdict = verdictOf(tried, [accepted, stale, elsewhere], { isSample: false });
    expect(verdict).toMatchObject({ all: 3, killed: 2, accepted: 1, stale: [stale] });
    expect(verdict.survivors.map(({ replacement }) => replacement)).toEqual(['false']);
    // The same replacement of another part of the line may be the one that lives.
    expect(verdictOf(tried, [stale], { isSample: true }).stale).toEqual([]);
  });

  it('is whole where there is nothing to kill', () => {
    expect(percentOf({ all: 0, killed: 0 })).toBe(100);
  });
});
