import { documentText, rowsOf, sectionOf } from './testing/documents.ts';
import { isThere, namedTests } from './testing/named-tests.ts';

const MODULES = 'platform/src/modules/';

describe('docs/invariants.md and the actions of docs/operators.md', () => {
  const text = documentText('invariants.md');
  const named = namedTests(text, MODULES);

  it.each([
    ['## The ledger (§3)', 18],
    ['## Once and only once (§4)', 7],
    ['## Placement and settlement (§6, §7)', 9],
    ['## Payments (§8)', 17],
    ['## Bonuses', 4],
    ['## Limits (§9)', 15],
  ])('%s has a test by its title for each of its rules', (heading, least) => {
    const rows = rowsOf(sectionOf(text, heading));
    expect(rows.length).toBeGreaterThanOrEqual(least);
    const unproved = rows.filter(([, , held = '']) => namedTests(held, MODULES).length === 0);
    expect(unproved).toEqual([]);
  });

  it.each([...named, ...namedTests(documentText('operators.md'), MODULES)])(
    '$file has a test "$title"',
    (test) => {
      expect(isThere(test)).toBe(true);
    },
  );
});
