import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chosen, sampled } from './chosen.ts';
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

describe('a sample of mutations', () => {
  const all = readMutations(ROOT);

  it('is the same for a seed, as large as was asked for, and another for another seed', () => {
    const ids = (seed: string) => sampled(all, 20, seed).map(({ id }) => id);
    expect(new Set(ids('7')).size).toBe(20);
    expect(ids('7')).toEqual(ids('7'));
    expect(ids('7')).not.toEqual(ids('8'));
    expect(sampled(all, 10_000, '7')).toEqual(all);
  });
});

describe('a replay', () => {
  const mutation = (id: string, over: Partial<Mutation>): Mutation => ({
    id,
    why: id,
    file: 'contract/src/routing/way-back-of.ts',
    from: 'isOwnPath(path) && leadsOn',
    to: 'leadsOn',
    test: 'contract/src/routing/way-back-of.test.ts',
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
      await expectWhole(copy);
    } finally {
      await removeScratchCopy(copy);
    }
  });

  it('that is stopped ends its tests and leaves its copy whole', async () => {
    const copy = await makeScratchCopy(ROOT);
    try {
      // The broken source leaves the number of its process, and never lets go.
      const leave = `(await import('node:fs')).mkdirSync(${JSON.stringify(join(copy, 'pid-'))} + process.pid)`;
      const stopping = new AbortController();
      const running = numberLeft(copy);
      const hanging = mutation('hangs', {
        from: 'import { isOwnPath',
        to: `${leave}; for (;;); import { isOwnPath`,
      });
      const ended = replay(copy, [hanging], { signal: stopping.signal });
      const result = expect(ended).rejects.toThrow('aborted');
      const pid = await running;
      stopping.abort();
      await result;
      expect(() => process.kill(pid, 0)).toThrow('ESRCH');
      await expectWhole(copy);
    } finally {
      await removeScratchCopy(copy);
    }
  });

  async function expectWhole(copy: string): Promise<void> {
    const source = 'contract/src/routing/way-back-of.ts';
    expect(await readFile(join(copy, source), 'utf8')).toBe(await readFile(join(ROOT, source), 'utf8'));
  }

  /** The number in the name of what is left in a folder, once it is. */
  const numberLeft = (folder: string) =>
    new Promise<number>((resolve) => {
      const watching = watch(folder, (_event, name) => {
        if (name?.startsWith('pid-') !== true) return;
        watching.close();
        resolve(Number(name.slice('pid-'.length)));
      });
    });
});
