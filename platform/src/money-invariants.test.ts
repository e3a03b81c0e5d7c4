import { documentText, rowsOf, sectionOf } from './testing/documents.ts';
import { mutationsFor, namedMutations, problemsOf } from './testing/named-mutations.ts';
import { isThere, namedTests } from './testing/named-tests.ts';

const MODULES = 'platform/src/modules/';
/** The sections, each with how many rules it has at least. */
const SECTIONS: readonly (readonly [heading: string, least: number])[] = [
  ['## The ledger (§3)', 18],
  ['## Once and only once (§4)', 7],
  ['## Placement and settlement (§6, §7)', 9],
  ['## Rounds of our own games (§12)', 4],
  ['## Games of other companies (§12)', 9],
  ['## Payments (§8)', 17],
  ['## Bonuses', 4],
  ['## Limits (§9)', 15],
];

describe('docs/invariants.md and the actions of docs/operators.md', () => {
  const text = documentText('invariants.md');
  const named = namedTests(text, MODULES);

  it.each(SECTIONS)('%s has a test by its title for each of its rules', (heading, least) => {
    const rows = rowsOf(sectionOf(text, heading));
    expect(rows.length).toBeGreaterThanOrEqual(least);
    const unproved = rows.filter(([, , held = '']) => namedTests(held, MODULES).length === 0);
    expect(unproved).toEqual([]);
  });

  const lines = SECTIONS.flatMap(([heading]) => rowsOf(sectionOf(text, heading)));
  it.each([...mutationsFor('invariants').values()])(
    '$id breaks what a line says, which names the test that notices',
    (mutation) => {
      const line = lines.find(([, , , ids = '']) => namedMutations(ids).includes(mutation.id));
      expect(problemsOf(mutation, line?.[2] ?? '', MODULES)).toEqual([]);
    },
  );

  it.each([...named, ...namedTests(documentText('operators.md'), MODULES)])(
    '$file has a test "$title"',
    (test) => {
      expect(isThere(test)).toBe(true);
    },
  );
});
