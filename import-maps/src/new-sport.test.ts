import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { newSport } from '@paddock/tooling/generator';
import { jest } from '@jest/globals';

import { copySports } from './testing/sports-copy.ts';

// Compilers and a test run of a copy.
jest.setTimeout(600_000);

const run = promisify(execFile);
let root: string;
let files: readonly string[];
beforeAll(async () => {
  root = await copySports();
  files = await newSport(root, { name: 'beach-padel', ru: 'Пляжный падел' });
  await writeFile(join(root, 'tsconfig.sports.json'), JSON.stringify(SPORTS));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Runs a program in the copy. @throws with what it printed when it finds anything */
async function program(file: string, ...words: string[]): Promise<void> {
  const environment = { ...process.env, NODE_OPTIONS: '--experimental-vm-modules' };
  try {
    await run(process.execPath, [join(root, 'node_modules', file), ...words], {
      cwd: root,
      env: environment,
    });
  } catch (failure) {
    const { stdout = '', stderr = '' } = failure as { stdout?: string; stderr?: string };
    throw new Error(`${file} ${words.join(' ')}\n${stdout}${stderr}`, { cause: failure });
  }
}

/** What knows of sports by name, and by its imports all that they are made of: a second instead of the whole server. */
const SPORTS = {
  extends: './tooling/tsconfig/node.json',
  files: [
    'contract/src/sportsbook/sports/sports.ts',
    'platform/src/modules/feeds/sports/sports.ts',
    'platform/src/modules/feeds/sports/beach-padel/beach-padel.test.ts',
  ],
};
const types = () => program('typescript7/bin/tsc', '--noEmit', '-p', join(root, 'tsconfig.sports.json'));

describe('a new sport', () => {
  it('says nothing of the template it came from', async () => {
    const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
    expect(texts.filter((text) => /sample|Образец/i.test(text))).toEqual([]);
  });

  it('is five files, and lines in five more', () => {
    expect(files.filter((file) => file.includes('beach-padel'))).toHaveLength(5);
    expect(files).toHaveLength(10);
  });

  it('compiles on both sides and is formatted', async () => {
    await types();
    await program('prettier/bin/prettier.cjs', '--check', ...files);
  });

  it('has its words, is listed, priced and settled without another file', () =>
    program(
      'jest/bin/jest.js',
      ...['--rootDir', root, '--runInBand', '--reporters', 'default'],
      ...['--selectProjects', 'browser', 'platform', '--'],
      'feeds/sports/(beach-padel|sports)|common-dictionary|betting/src/model/list-columns',
    ));

  it('is refused under a name that is taken or none', async () => {
    const refused = (name: string, ru = 'Падел') =>
      newSport(root, { name, ru }).then(
        () => 'made',
        (failure: unknown) => (failure as Error).message,
      );
    expect(await refused('tennis')).toMatch(/^NAME: tennis is a sport already/);
    expect(await refused('../evil')).toMatch(/^NAME: .* must be lower-case words/);
    expect(await refused('other', 'Other')).toMatch(/^--ru: say its Russian name/);
  });
});

describe('a sport without the server’s half', () => {
  it('does not compile', async () => {
    const models = join(root, 'platform/src/modules/feeds/sports/sports.ts');
    const whole = await readFile(models, 'utf8');
    await writeFile(models, whole.replace(", 'beach-padel': beachPadel", ''));
    await expect(types()).rejects.toThrow(/'beach-padel'/);
    await writeFile(models, whole);
  });
});
