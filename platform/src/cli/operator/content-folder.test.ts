import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentBody } from '@paddock/contract/schemas';

import { bodyOf, textOf } from '../../modules/content/content.fixture.ts';
import { quickFolder } from '../../testing/index.ts';
import { exportContent } from './content-folder.ts';

describe('a document that is exported', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(quickFolder(), 'paddock-content-folder-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const written = (): readonly string[] =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).toSorted();

  it('is a file for its facts and one for each language', async () => {
    await exportContent(join(root, 'site'), '/about', bodyOf('page', 'About'));
    const folder = join('site', 'about');
    expect(written()).toEqual(
      ['site', folder, ...['document', 'en', 'ru'].map((name) => join(folder, `${name}.json`))].toSorted(),
    );
  });

  it.each(['../../../package', 'xyz', 'document', '__proto__', 'EN', ''])(
    'is refused whole with a text in %j, which is no language',
    async (name) => {
      const texts: unknown = JSON.parse(
        `{"en":${JSON.stringify(textOf('x'))},${JSON.stringify(name)}:${JSON.stringify(textOf('x'))}}`,
      );
      const body = { kind: 'page', texts } as ContentBody;
      await expect(exportContent(join(root, 'site'), '/about', body)).rejects.toThrow(
        /\/about has a text in/,
      );
      expect(written()).toEqual([]);
    },
  );

  it('is refused at an address that leads out of the folder', async () => {
    const out = exportContent(join(root, 'site'), '/../../about', bodyOf('page', 'About'));
    await expect(out).rejects.toThrow('is no address');
    expect(written()).toEqual([]);
  });
});
