import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { BuiltParcel } from '@paddock/contract';
import type { CurrentReleaseView } from '@paddock/contract/schemas';

import { buildParcel } from '../webpack/build-parcel.ts';
import { integrityOf } from '../webpack/built-file.ts';
import { FIXTURE_SHARED, writeParcel } from '../webpack/testing/parcel-fixture.ts';
import { builtProblems, pathOfFile } from './check-built.ts';

const SITE: CurrentReleaseView = {
  number: 1,
  imports: {},
  sharedVersions: { react: '19.3.0', 'react/jsx-runtime': '19.3.0' },
  development: {},
  overrides: 'always',
};
const WORDS = { home: { title: 'Small', description: 'A small page.' } };
const RIGHT = {
  'locales/en.json': JSON.stringify({ seo: WORDS }),
  'locales/ru.json': JSON.stringify({ seo: { home: { title: 'Малая', description: 'Малая страница.' } } }),
};

async function build(label: string, changes: Readonly<Record<string, string>> = {}) {
  const folder = await writeParcel(label, { ...RIGHT, ...changes });
  const built = await buildParcel({ folder, mode: 'production', sharedNames: FIXTURE_SHARED });
  return { folder, built };
}

describe('a built parcel before it is published', () => {
  let folder: string;
  let built: BuiltParcel;
  beforeAll(async () => {
    ({ folder, built } = await build('to-publish'));
  });

  it('has nothing against it when it is right', async () => {
    expect(await builtProblems(folder, built, SITE)).toEqual([]);
  });

  it('is refused for a shared module of another version, with the exact mismatch', async () => {
    const older = { ...SITE, sharedVersions: { ...SITE.sharedVersions, react: '18.3.1' } };
    expect(await builtProblems(folder, built, older)).toEqual([
      'parcel.json /requires/react: wants ^19, the site has 18.3.1',
    ]);
  });

  it('is refused for a shared module the site does not have', async () => {
    const { react: _react, ...without } = SITE.sharedVersions;
    expect(await builtProblems(folder, built, { ...SITE, sharedVersions: without })).toEqual([
      'parcel.json /requires/react: not a shared module',
      'parcel.json: its code imports "react", which is no shared module',
    ]);
  });

  it('is refused for a name its code imports and the site does not have', async () => {
    const [name = ''] = built.imports?.['react/jsx-runtime'] ?? [];
    expect(name).toMatch(/^jsx/);
    const poorer = { ...SITE, sharedExports: { 'react/jsx-runtime': ['Fragment'], react: [] } };
    expect(await builtProblems(folder, built, poorer)).toEqual([
      `parcel.json: its code imports "${name}" of "react/jsx-runtime", which does not export it`,
    ]);
  });

  it('is refused for a shared module it imports without a word of the version', async () => {
    const silent = { ...built, manifest: { ...built.manifest, requires: {} } };
    expect(await builtProblems(folder, silent, SITE)).toEqual([
      'small/parcel.json /requires: its code imports react; say a range for it',
    ]);
  });

  it('is refused for a page that weighs too much', async () => {
    const entry = { ...built.entry, bytes: 70_000 };
    const heavy = { ...built, entry };
    expect(await builtProblems(folder, heavy, SITE)).toContainEqual(
      expect.stringMatching(/^small \/pages\/home: \d+ bytes of scripts, 60000 are allowed$/),
    );
  });

  it('is refused for a description that is none', async () => {
    expect(await builtProblems(folder, { ...built, version: 'one' }, SITE)).toEqual([
      expect.stringMatching(/^parcel\.built\.json \/version: must match pattern/),
    ]);
  });

  it('is refused for a file that was changed or lost after the build', async () => {
    const [file] = built.pages['home']?.scripts ?? [];
    const path = pathOfFile(folder, built, file ?? built.entry);
    const text = await readFile(path, 'utf8');
    await writeFile(path, `${text}//`);
    expect(await builtProblems(folder, built, SITE)).toEqual([
      `${file?.href ?? ''}: is not what was built; build again`,
    ]);
    await writeFile(path, text);
  });

  it('is refused for a file no site takes, before it is sent', async () => {
    const picture = new Uint8Array(6 * 1024 * 1024);
    const href = '/assets/parcels/small/picture.0123456789abcdef.png';
    const file = { href, integrity: integrityOf(picture), bytes: picture.byteLength };
    await writeFile(pathOfFile(folder, built, file), picture);
    expect(await builtProblems(folder, { ...built, files: [...built.files, file] }, SITE)).toEqual([
      `${href}: 6.0 MB, of 5.0 at most`,
    ]);
  });

  it('is refused for words that are no JSON any more, naming the file', async () => {
    await writeFile(join(folder, 'locales', 'ru.json'), '{');
    await expect(builtProblems(folder, built, SITE)).rejects.toThrow(/^.*locales\/ru\.json: /);
    await writeFile(join(folder, 'locales', 'ru.json'), RIGHT['locales/ru.json']);
  });

  it('is refused for words that are missing in a language', async () => {
    const lacking = await build('lacking-words', { 'locales/ru.json': '{ "seo": {} }' });
    expect(await builtProblems(lacking.folder, lacking.built, SITE)).toEqual([
      'locales/ru.json lacks "seo.home.title"',
      'locales/ru.json lacks "seo.home.description"',
    ]);
  });
});
