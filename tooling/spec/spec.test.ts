import { claimsOf, NO_CLAIMS, strayCodes, type Claims } from './claims.ts';
import { chapterProblems, readChapter } from './leaves.ts';
import { sectionsOf, straySections } from './sections.ts';
import type { SourceFile } from './source-files.ts';
import { chapterPage, indexPage } from './spec-pages.ts';

/** In pieces, so that this file names no leaf itself. */
const LEAF = ['S4', '07'].join('-');
const OTHER = ['S4', '08'].join('-');
const NOBODYS = ['S9', '99'].join('-');

const PAGE = `# S4. States

Before the leaves.

## ${LEAF} Limits that wait

A change can be cancelled.

> **Not yet.**

## ${OTHER} Reminder

It comes again.
`;
const chapter = readChapter('docs/spec/s4-states.md', PAGE);

const source: SourceFile = {
  file: 'platform/src/modules/limits/cancel.ts',
  text: `/** Cancels (${LEAF}). */`,
};
const test: SourceFile = {
  file: 'platform/src/modules/limits/cancel.test.ts',
  text: [
    `/** Of ${OTHER}, which no title names. */`,
    `describe('changes [${LEAF}]', () => {`,
    `  it('cancels one that waits [${OTHER}, ${LEAF}]', async () => {`,
    `  it.each([])("keeps the player's (${LEAF}, rules)", () => {`,
    `  const unnamed = 'no title';`,
  ].join('\n'),
};

describe('what the tree says of a leaf', () => {
  const claims = claimsOf([source, test]);

  it('is where the product names it, and the titles of tests without their codes', () => {
    expect(claims.get(LEAF)).toEqual<Claims>({
      sources: [source.file],
      tests: new Map([[test.file, ['changes', 'cancels one that waits', "keeps the player's"]]]),
    });
    expect([...(claims.get(OTHER)?.tests.values() ?? [])]).toEqual([['cancels one that waits']]);
  });

  it('is not what a test says beside its titles, nor where journeys and tools name it', () => {
    const beside = [{ ...test, text: `// ${LEAF}\nconst codes = ['${LEAF}'];` }];
    const tools = ['e2e/setup/visitor.ts', 'tooling/cli/command.ts', 'platform/src/testing/people.ts'];
    expect(claimsOf([...beside, ...tools.map((file) => ({ ...source, file }))]).get(LEAF)).toBeUndefined();
  });

  it('is a mistake where no page explains the code', () => {
    const files = [source, { file: 'a.ts', text: `${NOBODYS} and ${NOBODYS}` }];
    expect(strayCodes(files, new Set([LEAF]))).toEqual([`a.ts: ${NOBODYS} is no leaf of docs/spec`]);
  });
});

describe('a page of the spec', () => {
  const made = chapterPage(chapter, claimsOf([source, test]));

  it('says below each leaf where it lives and what proves it', () => {
    expect(made).toBe(`# S4. States

Before the leaves.

## ${LEAF} Limits that wait

A change can be cancelled.

> **Built** in \`${source.file}\`
>
> - \`${test.file}\` › changes; cancels one that waits; keeps the player's

## ${OTHER} Reminder

It comes again.

> **Built** in \`platform/src/modules/limits\`
>
> - \`${test.file}\` › cancels one that waits
`);
  });

  it('is the same made again', () => {
    expect(chapterPage(readChapter(chapter.file, made), claimsOf([source, test]))).toBe(made);
  });

  it.each([
    [
      'the code alone names',
      { ...NO_CLAIMS, sources: [source.file] },
      `**Begun**, no test names it: \`${source.file}\``,
    ],
    ['nothing names', NO_CLAIMS, '**Not yet.**'],
  ])('says so of a leaf that %s', (_what, claims, line) => {
    expect(chapterPage(chapter, new Map([[LEAF, claims]]))).toContain(`cancelled.\n\n> ${line}\n`);
  });

  it('names rooms where the files are many', () => {
    const sources = ['a', 'b', 'c', 'd', 'e'].map((name) => `parcels/office/src/${name}.ts`);
    const page = chapterPage(chapter, new Map([[LEAF, { ...NO_CLAIMS, sources }]]));
    expect(page).toContain('no test names it: `parcels/office`\n');
  });

  it('lets no title of a test become Markdown', () => {
    const claims = { sources: [], tests: new Map([['e2e/a.test.ts', ['takes `*` for <b>']]]) };
    expect(chapterPage(chapter, new Map([[LEAF, claims]]))).toContain('› takes \\* for \\<b\\>\n');
  });

  it('has each leaf once, and each says what is asked', () => {
    const twice = readChapter(
      'docs/spec/other.md',
      `# S5\n\n## ${LEAF}\n\nAgain.\n\n## Reminder\n\nA text.\n`,
    );
    expect(chapterProblems([chapter])).toEqual([]);
    expect(chapterProblems([chapter, twice])).toEqual([
      `docs/spec/other.md: ${LEAF} does not say what is asked`,
      `docs/spec/other.md: ${LEAF} stands in docs/spec/s4-states.md too`,
      'docs/spec/other.md: the heading Reminder names no leaf',
      'docs/spec/other.md: Reminder does not say what is asked',
    ]);
  });

  it('is counted in the list of chapters', () => {
    const claims = new Map([[LEAF, { ...NO_CLAIMS, sources: ['a.ts'] }]]);
    const index = indexPage('# The spec\n\nWritten.\n', [chapter], claims);
    expect(index).toContain(`| [S4. States](spec/s4-states.md) | ${LEAF} to ${OTHER} | 0 | 1 | 1 |\n`);
    expect(indexPage(index, [chapter], claims)).toBe(index);
  });
});

describe('sections of the rules', () => {
  const sections = sectionsOf('# Rules\n\n## 1. Time\n\n## 2. Ids\n');
  const read = (text: string) => straySections([{ file: 'a.ts', text }], sections);

  it.each(['rules \u00a71', 'rules \u00a72, \u00a71', 'RFC 6455 \u00a75.2', 'RFC 6265bis \u00a74.1'])(
    'may be named: %s',
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );

  it.each(['rules \u00a73', '\u00a74', 'design \u00a71'])('are named wrongly: %s', (text) => {
    expect(read(text)).toEqual([`a.ts: ${text.replace('rules ', '')} is no section of docs/rules.md`]);
  });
});
