import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chosen } from './chosen.ts';
import { mutated, readMutations, titlePattern, type Mutation } from './mutation.ts';
import { replay } from './replay.ts';
import { makeScratchCopy, removeScratchCopy } from './scratch-copy.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

describe('a mutation', () => {
  it.each([
    ['once', 'a > b', 'a < b'],
    ['nowhere', 'a = b', undefined],
    ['twice', 'a > b; a > b', undefined],
  ])('whose place is there %s', (_times, source, broken) => {
    expect(mutated(source, { from: 'a > b', to: 'a < b' })).toBe(broken);
  });

  it('is looked for by its title, whatever stands in for a parameter', () => {
    const pattern = new RegExp(titlePattern({ title: 'costs %s (of $file.name) at most' }));
    expect(pattern.test('money costs 1.50 (of a/b.ts) at most')).toBe(true);
    expect(pattern.test('money costs 1.50 of it at most')).toBe(false);
  });

  it('is chosen by its id or by the line that names it', () => {
    const ids = (...words: string[]) => chosen(readMutations(ROOT), words, ROOT).map(({ id }) => id);
    expect(ids('7.2.3')).toContain('secret-of-math-random');
    expect(ids('half-the-upload-slots')).toEqual(['half-the-upload-slots']);
    expect(() => ids('nobody-has-this')).toThrow('nobody-has-this');
  });
});

describe('a replay', () => {
  const mutation = (id: string, over: Partial<Mutation>): Mutation => ({
    id,
    why: id,
    file: 'contract/src/site/way-back.ts',
    from: 'isOwnPath(path) && leadsOn',
    to: 'leadsOn',
    test: 'contract/src/site/way-back.test.ts',
    title: 'of %p is home',
    ...over,
  });

  it('tells what was noticed from what was not, and leaves its copy whole', async () => {
    const copy = await makeScratchCopy(ROOT);
    try {
      const all = await replay(copy, [
        mutation('breaks the rule', {}),
        mutation('is noticed by another test alone', { title: 'is the path that led there' }),
        mutation('is gone from the source', { from: 'isOwnPath(nothing)' }),
        mutation('does not load', { to: ') (' }),
        mutation('names no test', { title: 'of nobody' }),
      ]);
      expect(all.map(({ mutation: { id }, outcome }) => [id, outcome])).toEqual([
        ['breaks the rule', 'noticed'],
        ['is noticed by another test alone', 'survived'],
        ['is gone from the source', 'stale'],
        ['does not load', 'no run'],
        ['names no test', 'no test'],
      ]);
      const source = 'contract/src/site/way-back.ts';
      expect(await readFile(join(copy, source), 'utf8')).toBe(await readFile(join(ROOT, source), 'utf8'));
    } finally {
      await removeScratchCopy(copy);
    }
  });
});
