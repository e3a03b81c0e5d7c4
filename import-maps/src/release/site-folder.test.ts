import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Release } from '@paddock/contract';

import { openSiteFolder } from './site-folder.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-'));
});
afterEach(async () => {
  await rm(root, { recursive: true, force: true });
});

const RELEASE = { imports: {} } as unknown as Omit<Release, 'number'>;

describe('the site folder', () => {
  it('brings files in under content-hashed names, compressed, without the build notes', async () => {
    await mkdir(join(root, 'built', 'locales'), { recursive: true });
    await writeFile(join(root, 'built', 'a.1.js'), 'a');
    await writeFile(join(root, 'built', 'locales', 'en.2.json'), '{}');
    await writeFile(join(root, 'built', 'parcel.built.json'), '{}');
    await writeFile(join(root, 'loader.min.js'), 'loader');
    const site = openSiteFolder(join(root, 'site'));
    await site.addFolder(join(root, 'built'), '/assets/parcels/a/');
    const loader = await site.addFile(join(root, 'loader.min.js'), '/assets/shared/loader/');
    expect(loader.href).toMatch(/^\/assets\/shared\/loader\/loader\.min\.[0-9a-f]{16}\.js$/);
    await site.finish(RELEASE);
    const files = await readdir(join(root, 'site', 'assets'), { recursive: true });
    expect(files.filter((file) => file.includes('.')).sort()).toEqual([
      'parcels/a/a.1.js',
      'parcels/a/locales/en.2.json',
      loader.href.slice('/assets/'.length),
      `${loader.href.slice('/assets/'.length)}.br`,
      `${loader.href.slice('/assets/'.length)}.gz`,
    ]);
  });

  it('numbers a release only when it differs, and removes what no longer belongs', async () => {
    await mkdir(join(root, 'built'));
    await writeFile(join(root, 'built', 'a.1.js'), 'a');
    const first = openSiteFolder(join(root, 'site'));
    await first.addFolder(join(root, 'built'), '/assets/');
    expect((await first.finish(RELEASE)).number).toBe(1);
    const same = openSiteFolder(join(root, 'site'));
    await same.addFolder(join(root, 'built'), '/assets/');
    expect((await same.finish(RELEASE)).number).toBe(1);
    const changed = { ...RELEASE, imports: { a: '/assets/a.2.js' } };
    expect((await openSiteFolder(join(root, 'site')).finish(changed)).number).toBe(2);
    expect(await readdir(join(root, 'site', 'assets'))).toEqual([]);
    expect(JSON.parse(await readFile(join(root, 'site', 'release.json'), 'utf8'))).toEqual({
      ...changed,
      number: 2,
    });
  });
});
