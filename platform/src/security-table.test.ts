import { readdirSync, readFileSync } from 'node:fs';

import { documentText, ROOT, rowsOf, sectionOf } from './testing/documents.ts';
import { mutationsFor, namedMutations, problemsOf } from './testing/named-mutations.ts';
import { isThere, namedTests } from './testing/named-tests.ts';

const HOME = 'platform/src/modules/identity/';

describe('docs/security.md', () => {
  const text = documentText('security.md');
  const named = namedTests(text, HOME);

  it('names tests', () => {
    expect(named.length).toBeGreaterThan(60);
  });

  it.each(named)('$file has a test "$title"', (test) => {
    expect(isThere(test)).toBe(true);
  });

  const mutations = mutationsFor('security');
  const headings = text.split('\n').filter((line) => line.startsWith('## '));
  const lines = headings
    .flatMap((heading) => rowsOf(sectionOf(text, heading)))
    .map((cells) => ({
      what: cells[0] ?? '',
      proof: cells.at(-2) ?? '',
      ids: namedMutations(cells.at(-1) ?? ''),
    }));

  it.each(lines.filter(({ ids }) => ids.length > 0))(
    '$what is broken by mutations that fit',
    ({ proof, ids }) => {
      const problems = ids.flatMap((id) => {
        const mutation = mutations.get(id);
        const found = mutation === undefined ? ['is not there'] : problemsOf(mutation, proof, HOME);
        return found.map((problem) => `${id}: ${problem}`);
      });
      expect(problems).toEqual([]);
    },
  );

  it('names a mutation in every line that names a test', () => {
    const without = lines.filter(({ proof, ids }) => ids.length === 0 && namedTests(proof, HOME).length > 0);
    expect(without.map(({ what }) => what)).toEqual([]);
  });

  it('names every mutation there is', () => {
    const told = new Set(lines.flatMap(({ ids }) => ids));
    expect([...mutations.keys()].filter((id) => !told.has(id))).toEqual([]);
  });
});

describe('the code of browsers', () => {
  it('listens to paste nowhere: password managers and long passwords are welcome', () => {
    const folders = ['parcels', 'shared-utils', 'shell-react', 'styleguide', 'root-config'];
    const sources = folders.flatMap((folder) =>
      readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\/src\/|^src\//.test(name) && /(?<!\.test)\.(?:tsx?|svelte)$/.test(name))
        .filter((name) => !name.includes('node_modules'))
        .map((name) => `${ROOT}${folder}/${name}`),
    );
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.filter((file) => /onPaste|['"`]paste['"`]/.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
