import { commandsOf } from '../launcher/scripts.mjs';
import { LONG_CHECKS, QUICK_CHECKS } from './checks.ts';
import { unknownChecks, usageOf } from './usage.ts';

const KNOWN = [...QUICK_CHECKS, ...LONG_CHECKS].map(({ name }) => name);
const builds = (...words: string[]) =>
  (commandsOf('verify', words, '.') ?? []).some(({ file }) => file.includes('assemble'));

describe('verify', () => {
  it('refuses a check that is none, and names all', () => {
    expect(unknownChecks(['types', 'lint'], KNOWN)).toBeUndefined();
    expect(unknownChecks(['types', 'typos', 'knip'], ['lint', 'types'])).toBe(
      'verify: no check is called typos, knip. There are lint, types.',
    );
  });

  it('says how it is called', () => {
    for (const name of KNOWN) expect(usageOf(KNOWN)).toContain(name);
  });

  it('builds for all checks and for what reads the build, not for others', () => {
    expect([builds(), builds('sizes'), builds('types', 'sizes')]).toEqual([true, true, true]);
    expect(KNOWN.filter((name) => builds(name))).toEqual(['sizes']);
    expect([builds('--help'), builds('--changed'), builds('types', 'lint')]).toEqual([false, false, false]);
  });
});
