import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { newModule, newStream } from '@paddock/tooling/generator';
import { jest } from '@jest/globals';

import { programIn, testWords } from './testing/program-in.ts';
import { copySources } from './testing/sources-copy.ts';

// Compilers and a test run of a copy.
jest.setTimeout(600_000);

const NAME = 'favourite-leagues';
/** One that every parcel can subscribe to, in the same copy. */
const SHARED = 'favourite-teams';
/** One of what players write, with a page. */
const WRITTEN = 'bookmarks';
/** What the new files need, and what names every module: half the time of both packages whole. */
const PROGRAMS = {
  server: {
    extends: './tooling/tsconfig/node.json',
    files: [
      ...[NAME, SHARED, WRITTEN].map((name) => `platform/src/modules/${name}/${name}.test.ts`),
      'platform/src/compose.ts',
    ],
  },
  page: {
    extends: './tooling/tsconfig/browser.json',
    files: [
      ...[NAME, SHARED].map((name) => `parcels/betting/src/parts/${name}/${name}-panel.test.tsx`),
      ...[SHARED, WRITTEN].map((name) => `shared-utils/src/${name}/${name}.test.ts`),
      `parcels/office/src/parts/${WRITTEN}/${WRITTEN}-panel.test.tsx`,
      `parcels/office/src/pages/${WRITTEN}-page.test.tsx`,
    ],
  },
};

let root: string;
let files: readonly string[];
let shared: readonly string[];
let written: readonly string[];
let program: ReturnType<typeof programIn>;
const textsOf = (paths: readonly string[]) =>
  Promise.all(paths.map((file) => readFile(join(root, file), 'utf8')));

beforeAll(async () => {
  root = await copySources();
  program = programIn(root);
  files = await newStream(root, {
    ...{ name: NAME, parcel: 'betting', ru: 'Любимые лиги' },
    ...{ of: 'championship', most: '50' },
  });
  shared = await newStream(root, { name: SHARED, parcel: 'betting', ru: 'Любимые команды', shared: true });
  written = await newStream(root, { name: WRITTEN, ru: 'Закладки', of: 'bookmark', written: true });
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe('a new stream that the server keeps', () => {
  it('is ten files, and lines in eight more', () => {
    expect(files.filter((file) => file.includes(NAME))).toHaveLength(10);
    expect(files).toHaveLength(18);
  });

  it('is eleven files for every parcel, and lines in ten more', () => {
    expect(shared.filter((file) => file.includes(SHARED))).toHaveLength(11);
    expect(shared).toHaveLength(21);
  });

  it('is fifteen files where players write it, with its page, and lines in fifteen more', () => {
    expect(written.filter((file) => file.includes('bookmark'))).toHaveLength(15);
    expect(written).toHaveLength(30);
  });

  it('says nothing of the template it came from', async () => {
    const texts = await textsOf([...files, ...shared, ...written]);
    expect(texts.filter((text) => /sample[- _]?thing|sample-parcel|Образцы/i.test(text))).toEqual([]);
  });

  it('calls what is kept by its name, and keeps so many', async () => {
    const own = (await textsOf(files.filter((file) => file.includes(NAME)))).join('\n');
    expect(own).not.toMatch(/item_id|itemId|<'item'>/);
    expect(own).toContain('championship_id bigint not null');
    expect(own).toContain('MOST_KEPT = 50;');
  });

  it.each(Object.entries(PROGRAMS))('compiles: the %s', async (name, config) => {
    await writeFile(join(root, `tsconfig.${name}.json`), JSON.stringify(config));
    await program('typescript7/bin/tsc', '--singleThreaded', '--noEmit', '-p', `tsconfig.${name}.json`);
  });

  it('is formatted and linted as everything else', async () => {
    const all = [...new Set([...files, ...shared, ...written])].filter((file) => !file.endsWith('.md'));
    await program('oxfmt/bin/oxfmt', '--check', ...all);
    const names = [NAME, SHARED, 'bookmark'];
    const sources = all.filter((file) => names.some((name) => file.includes(name)) && !file.endsWith('.css'));
    await program('eslint/bin/eslint.js', '--max-warnings', '0', ...sources);
    await program('oxlint/bin/oxlint', '--quiet', ...sources);
  });

  it('keeps, tells and shows: its own tests pass, and the parcel and the page of the API have its words', () =>
    program(
      'jest/bin/jest.js',
      ...testWords(root, `${NAME}|${SHARED}|bookmark|api-page|errors/err|common-dictionary`),
    ));

  it('is refused under a name that is taken or none, for no parcel, without Russian', async () => {
    const whyNot = (made: Promise<unknown>) =>
      made.then(
        () => 'made',
        (failure: unknown) => (failure as Error).message,
      );
    expect(await whyNot(newModule(root, 'ideas'))).toMatch(/^NAME: ideas is a module already/);
    expect(await whyNot(newModule(root, '../evil'))).toMatch(/^NAME: .* must be lower-case words/);
    const stream = (parcel: string, ru: string) =>
      whyNot(newStream(root, { name: 'last-games', parcel, ru }));
    expect(await stream('support', 'Последние игры')).toMatch(/^--parcel: say the React parcel/);
    expect(await stream('../platform', 'Последние игры')).toMatch(/^--parcel/);
    const taken = { name: 'time-played', parcel: 'betting', ru: 'Время', shared: true };
    const own = (of?: string, parcel?: string) =>
      whyNot(newStream(root, { name: 'last-games', ru: 'Последние игры', written: true, of, parcel }));
    expect(await own()).toMatch(/^--of: say what one entry is/);
    expect(await own('game', 'betting')).toMatch(/^--parcel: what a player writes/);
    expect(await whyNot(newStream(root, taken))).toMatch(/^NAME: time-played is in shared-utils already/);
    const list = (of: string, most: string) => whyNot(newModule(root, 'last-games', { of, most }));
    expect(await list('Game', '9')).toMatch(/^--of: "Game" must be/);
    expect(await list('game', '0')).toMatch(/^--most: "0" must be/);
    expect(await stream('betting', 'Last games')).toMatch(/^--ru: say its heading/);
  });
});
