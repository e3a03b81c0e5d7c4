import { readdirSync, readFileSync } from 'node:fs';

import { documentText, ROOT } from './testing/documents.ts';
import { isThere, namedTests } from './testing/named-tests.ts';

describe('docs/security.md', () => {
  const named = namedTests(documentText('security.md'), 'platform/src/modules/identity/');

  it('names tests', () => {
    expect(named.length).toBeGreaterThan(60);
  });

  it.each(named)('$file has a test "$title"', (test) => {
    expect(isThere(test)).toBe(true);
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
