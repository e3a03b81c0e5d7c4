import { execFile } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { BuiltParcel } from '@paddock/contract';
import { FRAMEWORKS, newParcel } from '@paddock/tooling/generator';
import { buildParcel } from '@paddock/tooling/webpack';
import { jest } from '@jest/globals';

import { SHARED_NAMES } from './shared-list.ts';
import { ONE_THREAD } from './testing/program-in.ts';
import { copyRepository } from './testing/repository-copy.ts';

// Compilers, linters and test runs of a whole parcel.
jest.setTimeout(600_000);

const run = promisify(execFile);
let root: string;
beforeAll(async () => {
  root = await copyRepository();
});
afterAll(() => rm(root, { recursive: true, force: true }));

const verify = (name: string): Promise<void> =>
  program('import-maps/src/commands/paddock.ts', 'verify', `parcels/${name}`);

/** Runs a program in the copy. @throws with what it printed when it finds anything */
async function program(file: string, ...words: string[]): Promise<void> {
  const environment = { ...process.env, ...ONE_THREAD, NODE_OPTIONS: '--experimental-vm-modules' };
  try {
    await run(process.execPath, [join(root, file), ...words], {
      cwd: root,
      env: environment,
    });
  } catch (failure) {
    const { stdout = '', stderr = '' } = failure as { stdout?: string; stderr?: string };
    throw new Error(`${file} ${words.join(' ')}\n${stdout}${stderr}`, { cause: failure });
  }
}

describe.each(FRAMEWORKS)('a new parcel in %s', (framework) => {
  const name = `lucky-${framework}`;
  let files: readonly string[];
  let built: BuiltParcel;
  beforeAll(async () => {
    ({ files } = await newParcel(root, 'repository', {
      name,
      framework,
      route: `/lucky-${framework}{/:round}`,
      // The page's own key: a file of the one must not stand in the place of the other's.
      widget: 'home',
    }));
  });

  it('is built with its page, its widget and its words', async () => {
    const folder = join(root, 'parcels', name);
    built = await buildParcel({ folder, mode: 'production', sharedNames: SHARED_NAMES });
    expect(Object.keys(built.pages)).toEqual(['home']);
    expect(Object.keys(built.widgets)).toEqual(['home']);
    expect(Object.keys(built.dictionaries[name] ?? {})).toEqual(['en', 'ru']);
    expect(built.manifest.owner).toBe(`@paddock/${name}-team`);
  });

  it('says nothing of the template it came from', async () => {
    const texts = files.map((file) => readFile(join(root, file), 'utf8'));
    expect((await Promise.all(texts)).filter((text) => /sample/i.test(text))).toEqual([]);
    expect(files.filter((file) => file.includes('sample'))).toEqual([]);
  });

  it('asks npm for versions that are tried, not for any', async () => {
    const file = JSON.parse(await readFile(join(root, 'parcels', name, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    expect(Object.values(file.dependencies).filter((range) => !/^\^?\d/.test(range))).toEqual([]);
  });

  it('compiles, is formatted and passes its own tests', async () => {
    await verify(name);
    await program(
      'node_modules/oxfmt/bin/oxfmt',
      '--check',
      ...files.filter((file) => !/CODEOWNERS|lock/.test(file)),
    );
    await program(
      'node_modules/jest/bin/jest.js',
      '--selectProjects',
      'browser',
      '--rootDir',
      root,
      `parcels/${name}`,
    );
  });
});

describe('a mistake in the types of a new parcel', () => {
  it.each([
    ['react', 'pages/home-page.tsx'],
    ['svelte', 'pages/home-page.svelte'],
    ['vanilla', 'pages/home-page.ts'],
  ])('is found in %s, by file', async (framework, file) => {
    const path = join(root, 'parcels', `lucky-${framework}`, 'src', file);
    const right = await readFile(path, 'utf8');
    await writeFile(path, right.replace("t('home.title')", "t('home.title', 7)"));
    await expect(verify(`lucky-${framework}`)).rejects.toThrow(file);
    await writeFile(path, right);
  });
});

describe('new parcels together', () => {
  // Themselves alone: that the house's own parcels pass is what its lint run says.
  it('pass the lint rules', () =>
    program(
      'node_modules/eslint/bin/eslint.js',
      ...FRAMEWORKS.flatMap((framework) => [
        `parcels/lucky-${framework}`,
        `e2e/journeys/parcel-lucky-${framework}.test.ts`,
      ]),
      '--max-warnings',
      '0',
    ));

  it('have their owners and their places in the lock file', async () => {
    const owners = await readFile(join(root, 'CODEOWNERS'), 'utf8');
    const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, unknown>;
    };
    for (const framework of FRAMEWORKS) {
      const name = `lucky-${framework}`;
      expect(owners).toMatch(new RegExp(`^/parcels/${name}/ +@paddock/${name}-team$`, 'm'));
      expect(lock.packages[`node_modules/@paddock/${name}`]).toEqual({
        resolved: `parcels/${name}`,
        link: true,
      });
      expect(lock.packages[`parcels/${name}`]).toMatchObject({ name: `@paddock/${name}`, version: '0.1.0' });
    }
  });
});

describe('a new parcel is refused', () => {
  const refused = async (wishes: Parameters<typeof newParcel>[2]): Promise<string> => {
    const before = await readdir(join(root, 'parcels'));
    const refusal = await newParcel(root, 'repository', wishes).then(
      () => 'made',
      (failure: unknown) => (failure as Error).message,
    );
    expect(await readdir(join(root, 'parcels'))).toEqual(before);
    return refusal;
  };

  it.each([
    [{ name: 'Lucky' }, /^NAME: "Lucky" must be lower-case words/],
    [{ name: 'x' }, /^NAME: "x" must have 2 to 40 characters/],
    [{ name: '../evil' }, /^NAME: "..\/evil" must be lower-case words/],
    [{ name: 'nul' }, /^NAME: Windows keeps "nul" for a device/],
    [{ name: 'styleguide' }, /^NAME: @paddock\/styleguide is a package of Paddock/],
    [{ name: 'betting' }, /^parcels\/betting: is there already/],
    [{ name: 'other', framework: 'angular' }, /^--framework: "angular" is none of react, svelte, vanilla/],
    [{ name: 'other', route: 'other' }, /^--route: "other" must begin with a slash/],
    [{ name: 'other', route: '/other/:' }, /^--route: .*:/],
    [{ name: 'other', route: '/live' }, /^--route: .*\/live also belongs to parcels\/betting\/parcel\.json/],
    [{ name: 'other', route: '/en/other' }, /^--route: "\/en\/other" begins with two letters/],
    [{ name: 'other', widget: 'My Card' }, /^--widget: "My Card" must be lower-case words/],
    [{ name: 'other', owner: 'me' }, /^--owner: "me" is no owner/],
  ])('%j', async (wishes, words) => {
    expect(await refused(wishes)).toMatch(words);
  });
});
