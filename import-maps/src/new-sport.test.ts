import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { newSport } from '@paddock/tooling/generator';
import { jest } from '@jest/globals';

import { programIn, testWords } from './testing/program-in.ts';
import { copySources } from './testing/sources-copy.ts';

// Compilers and a test run of a copy.
jest.setTimeout(600_000);

let root: string;
let files: readonly string[];
/** One that is played by a clock, and one of the family of rallies, in the same copy. */
let timed: readonly string[];
let rally: readonly string[];
let program: ReturnType<typeof programIn>;
beforeAll(async () => {
  root = await copySources();
  program = programIn(root);
  files = await newSport(root, { name: 'beach-padel', ru: 'Пляжный падел' });
  timed = await newSport(root, { name: 'floorball', ru: 'Флорбол', play: 'halves' });
  rally = await newSport(root, { name: 'badminton', ru: 'Бадминтон', play: 'rally' });
  await writeFile(join(root, 'tsconfig.sports.json'), JSON.stringify(SPORTS));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** What knows of sports by name, and by its imports all that they are made of: a second instead of the whole server. */
const SPORTS = {
  extends: './tooling/tsconfig/node.json',
  files: [
    'contract/src/sportsbook/sports/sports.ts',
    'contract/src/sportsbook/sports/sport-markets.ts',
    'platform/src/modules/feeds/sports/sports.ts',
    'platform/src/modules/feeds/sports/beach-padel/beach-padel.test.ts',
    'platform/src/modules/feeds/sports/floorball/floorball.test.ts',
    'platform/src/modules/feeds/sports/badminton/badminton.test.ts',
  ],
};
/** Tests that take each sport in turn: what the others do and a new one does not shows there. */
const OF_EVERY_SPORT = [
  'feeds/sports/every-sport',
  'feeds/uof/translate',
  'sports-map',
  'feeds/simulation/fixtures/calendar',
  'common-dictionary',
  'betting/src/model/list-columns',
  'sportsbook/markets',
].join('|');
const types = () =>
  program('typescript7/bin/tsc', '--singleThreaded', '--noEmit', '-p', join(root, 'tsconfig.sports.json'));

describe('a new sport', () => {
  it('says nothing of the template it came from', async () => {
    const texts = await Promise.all(
      [...files, ...timed, ...rally].map((file) => readFile(join(root, file), 'utf8')),
    );
    expect(texts.filter((text) => /sample|Образец/i.test(text))).toEqual([]);
  });

  it('is six files, or four of a family, and lines in seven more', () => {
    expect(files.filter((file) => file.includes('beach-padel'))).toHaveLength(6);
    expect(timed.filter((file) => file.includes('floorball'))).toHaveLength(6);
    expect(rally.filter((file) => file.includes('badminton'))).toHaveLength(4);
    expect([files.length, timed.length, rally.length]).toEqual([13, 13, 11]);
  });

  it('compiles on both sides and is formatted', async () => {
    await types();
    const written = new Set([...files, ...timed, ...rally].filter((file) => !file.endsWith('.md')));
    await program('oxfmt/bin/oxfmt', '--check', ...written);
  });

  it('stands in the order of the others', async () => {
    for (const file of SPORTS.files.slice(0, 3)) {
      const text = await readFile(join(root, file), 'utf8');
      const paths = [...text.matchAll(/from '\.\/(\w[\w-]*)/g)].map(([, path = '']) => path);
      const at = paths.findIndex((path) => path.startsWith('beach-padel'));
      expect(paths[at - 1]).toMatch(/^basketball/);
    }
  });

  it('has its words, is listed, priced and settled without another file', () =>
    program(
      'jest/bin/jest.js',
      ...testWords(root, `feeds/sports/(beach-padel|floorball|badminton|sports)|${OF_EVERY_SPORT}`),
    ));

  it('leaves no set of bets that always wins, and is counted among the types by sport', () =>
    program(
      'jest/bin/jest.js',
      ...['-t', 'of (beach-padel|floorball|badminton) are|counts those of every sport'],
      ...testWords(root, 'feeds/sports/no-arbitrage'),
    ));

  it('is refused under a name that is taken or none', async () => {
    const refused = (name: string, ru = 'Падел', play = 'sets') =>
      newSport(root, { name, ru, play }).then(
        () => 'made',
        (failure: unknown) => (failure as Error).message,
      );
    expect(await refused('tennis')).toMatch(/^NAME: tennis is a sport already/);
    expect(await refused('../evil')).toMatch(/^NAME: .* must be lower-case words/);
    expect(await refused('other', 'Other')).toMatch(/^--ru: say its Russian name/);
    expect(await refused('other', 'Падел', 'chess')).toMatch(/^--play: say sets, halves, rally/);
  });
});

describe('a sport without the server’s half', () => {
  it('does not compile', async () => {
    const models = join(root, 'platform/src/modules/feeds/sports/sports.ts');
    const whole = await readFile(models, 'utf8');
    await writeFile(models, whole.replace(/,?\s*'beach-padel': beachPadel/, ''));
    await expect(types()).rejects.toThrow(/'beach-padel'/);
    await writeFile(models, whole);
  });
});
