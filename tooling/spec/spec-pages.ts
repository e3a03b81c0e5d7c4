import { NO_CLAIMS, type Claims } from './claims.ts';
import { asksNothing, titleOf, type Chapter, type Leaf } from './leaves.ts';

type AllClaims = ReadonlyMap<string, Claims>;

/** How far a leaf is: a test names it, the code alone does, or nothing. */
export type LeafState = 'built' | 'begun' | 'not yet' | 'nothing to build';

export function stateOf(leaf: Leaf, { sources, tests }: Claims): LeafState {
  if (asksNothing(leaf)) return 'nothing to build';
  if (tests.size > 0) return 'built';
  return sources.length > 0 ? 'begun' : 'not yet';
}

const SHOWN_FILES = 4;
/** A module, a parcel or a concern of a package. */
const ROOM = /^(platform\/src\/(?:modules|kernel)\/[^/]+|parcels\/[^/]+|[^/]+\/src\/[^/]+|[^/]+\/[^/]+)\//;

const roomOf = (file: string): string => ROOM.exec(file)?.[1] ?? file;
const codes = (paths: readonly string[]): string => paths.map((path) => `\`${path}\``).join(', ');
/** A title is no Markdown. */
const plain = (title: string): string => title.replaceAll('`', '').replace(/[\\[\]<>*]/g, '\\$&');

/** Files where they are few, the rooms they lie in where they are many; of a leaf only tests name, their rooms. */
function placesOf({ sources, tests }: Claims): string {
  if (sources.length > 0 && sources.length <= SHOWN_FILES) return codes(sources);
  const files = sources.length > 0 ? sources : [...tests.keys()].filter((file) => !file.startsWith('e2e/'));
  return codes([...new Set(files.map(roomOf))]);
}

function madeLines(leaf: Leaf, claims: Claims): string[] {
  const state = stateOf(leaf, claims);
  const places = placesOf(claims);
  if (state === 'nothing to build') return [];
  if (state === 'not yet') return ['**Not yet.**'];
  if (state === 'begun') return [`**Begun**, no test names it: ${places}`];
  const tests = [...claims.tests].map(([file, titles]) => `- \`${file}\` › ${titles.map(plain).join('; ')}`);
  return [places === '' ? '**Built.**' : `**Built** in ${places}`, '', ...tests];
}

/** The page of a chapter: what was written, and below each leaf where it lives and what proves it. */
export function chapterPage({ head, leaves }: Chapter, all: AllClaims): string {
  const parts = leaves.map((leaf) => {
    const made = madeLines(leaf, all.get(leaf.id) ?? NO_CLAIMS).map((line) => `> ${line}`.trimEnd());
    const blocks = [`## ${leaf.id} ${leaf.title}`, leaf.text, made.join('\n')];
    return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
  });
  return [`${head}\n`, ...parts].join('\n');
}

const MARK = '<!-- What follows is made by npm run spec. -->';

/** The list of chapters, with how far each is, below the mark on the page docs/spec.md. */
export function indexPage(page: string, chapters: readonly Chapter[], all: AllClaims): string {
  const [written = ''] = page.split(MARK);
  const count = (leaves: readonly Leaf[], state: LeafState): number =>
    leaves.filter((leaf) => stateOf(leaf, all.get(leaf.id) ?? NO_CLAIMS) === state).length;
  const row = (name: string, ids: string, leaves: readonly Leaf[]): string =>
    `| ${name} | ${ids} | ${count(leaves, 'built')} | ${count(leaves, 'begun')} | ${count(leaves, 'not yet')} |`;
  const rows = chapters.map((chapter) => {
    const ids = [chapter.leaves[0], chapter.leaves.at(-1)].map((leaf) => leaf?.id ?? '');
    return row(
      `[${titleOf(chapter)}](${chapter.file.replace('docs/', '')})`,
      ids.join(' to '),
      chapter.leaves,
    );
  });
  const table = [
    '| Chapter | Leaves | Built | Begun | Not yet |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    row(
      'All',
      '',
      chapters.flatMap(({ leaves }) => leaves),
    ),
  ];
  return `${written.trimEnd()}\n\n${MARK}\n\n${table.join('\n')}\n`;
}
