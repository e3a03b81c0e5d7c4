import { documentText } from './testing/documents.ts';
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
