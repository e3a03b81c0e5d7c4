import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { BuiltFile } from '@paddock/contract';

import { buildParcel } from './build-parcel.ts';
import { integrityOf } from './built-file.ts';
import { FIXTURE_SHARED, SMALL_PARCEL, writeParcel } from './testing/parcel-fixture.ts';

const build = async (label: string, changes: Readonly<Record<string, string | undefined>> = {}) => {
  const folder = await writeParcel(label, changes);
  const built = await buildParcel({ folder, mode: 'production', sharedNames: FIXTURE_SHARED });
  const read = (file: BuiltFile | undefined): Promise<string> =>
    readFile(join(folder, 'dist', (file?.href ?? '').replace('/assets/parcels/small/', '')), 'utf8');
  return { folder, built, read };
};

const manifest = (change: object): string =>
  JSON.stringify({ ...(JSON.parse(SMALL_PARCEL['parcel.json'] ?? '') as object), ...change });

describe('a built parcel', () => {
  it('says what each page and widget fetches, with integrity and compressed copies', async () => {
    const { built, folder, read } = await build('described');
    expect(built.dependencies).toEqual(['react', 'react/jsx-runtime']);
    expect(Object.keys(built.pages)).toEqual(['home']);
    expect(Object.keys(built.widgets)).toEqual(['badge']);
    const { scripts, styles } = built.pages['home'] ?? { scripts: [], styles: [] };
    expect([scripts.length, styles.length]).toEqual([1, 1]);
    expect(built.widgets['badge']?.styles).toEqual([]);
    expect(scripts[0]?.href).toMatch(/^\/assets\/parcels\/small\/page-home\.[0-9a-f]{16}\.js$/);
    for (const file of [built.entry, ...scripts, ...styles])
      expect(integrityOf(Buffer.from(await read(file)))).toBe(file.integrity);
    const path = join(folder, 'dist', (scripts[0]?.href ?? '').split('/').at(-1) ?? '');
    expect([`${path}.br`, `${path}.gz`].map(existsSync)).toEqual([true, true]);
    expect(JSON.parse(await readFile(join(folder, 'dist/parcel.built.json'), 'utf8'))).toEqual(built);
  });

  it('registers with System, finds its chunks from its own address and checks their integrity', async () => {
    const { built, read } = await build('system', {
      'src/widgets/badge.tsx': `export const mark = new URL('./mark.svg', import.meta.url);`,
      'src/widgets/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
    const entry = await read(built.entry);
    expect(entry).toMatch(/^System\.register\(\["react"/);
    expect(entry).toMatch(/\.p=new URL\("\.",\w+\.y\.meta\.url\)\.href/);
    for (const { integrity } of [
      ...(built.pages['home']?.scripts ?? []),
      ...(built.pages['home']?.styles ?? []),
    ])
      expect(entry).toContain(integrity);
    expect(entry).toMatch(/System\.chunks\(\w+,"@paddock\/small",\{/);
  });

  it('asks for no script of a chunk that is the sheet two others share', async () => {
    // From 20 kB on webpack puts what two chunks share into one of its own.
    const sheet = Array.from({ length: 2000 }, (_, at) => `.shared { --step-${at}: 1px }`).join('');
    const lazily = (name: string) => ({
      [`src/parts/${name}.ts`]: `import styles from './shared.module.css'; export const ${name} = styles.shared;`,
    });
    const { built, folder, read } = await build('sheet-alone', {
      'src/widgets/badge.tsx': `export const open = () => [import('../parts/one.ts'), import('../parts/two.ts')];`,
      'src/parts/shared.module.css': sheet,
      ...lazily('one'),
      ...lazily('two'),
    });
    const entry = await read(built.entry);
    const named = [...entry.matchAll(/"([\w-]+\.[0-9a-f]{16}\.(?:js|css))"/g)].map(([, name = '']) => name);
    expect(entry).toMatch(/:\[\["\d+\.[0-9a-f]{16}\.css",/);
    expect(named.filter((name) => !existsSync(join(folder, 'dist', name)))).toEqual([]);
  });

  it('keeps why a file threw, so that a further try fails of the same', async () => {
    const { built, read } = await build('throwing');
    expect(await read(built.entry)).toMatch(/catch\((\w+)\)\{throw \w+\.error=\1,\1\}/);
  });

  it.each([
    [
      'Svelte',
      "globalThis?.window?.trustedTypes && globalThis.window.trustedTypes.createPolicy('svelte', {})",
    ],
    ['Vue', "typeof window !== 'undefined' && window.trustedTypes?.createPolicy('vue', {})"],
  ])('makes no trusted-types policy as %s does, which every document refuses', async (framework, made) => {
    const page = `export const Home = () => ${made};`;
    const { built, read } = await build(`policy-${framework}`, { 'src/pages/home.tsx': page });
    expect(await read(built.pages['home']?.scripts[0])).not.toMatch(/trustedTypes|createPolicy/);
  });

  it('puts its styles in the layer of parcels', async () => {
    const { built, read } = await build('layered');
    const style = await read(built.pages['home']?.styles[0]);
    expect(style).toMatch(/^@layer parcels\{\.root_\w+\{color:red\}@media/);
  });

  it('keeps every name of a namespace that is passed as a value beside named imports', async () => {
    const { built, read } = await build('namespace');
    const entry = await read(built.entry);
    // The setter must copy the module whole, not only `useState`.
    expect(entry).toMatch(
      /Object\.keys\((\w+)\)\.forEach\(\(?function\((\w+)\)\{(\w+)\[\2\]=\1\[\2\]\}\)?\)/,
    );
  });

  it('keeps what it imports whole, and says which names it takes', async () => {
    const { built, read } = await build('whole', {
      'src/widgets/badge.tsx': `import { map, of } from 'rxjs'; export const used = of(1).pipe(map(String));`,
    });
    expect(await read(built.entry)).toMatch(/function\((\w+)\)\{\w+=\1,\1\.map,\1\.of\}/);
    expect(built.imports?.['rxjs']).toEqual(['map', 'of']);
  });

  it('loads a shared module named in import() when the call runs, not with the entry', async () => {
    const { built, read } = await build('lazy', {
      'src/widgets/badge.tsx': `export const open = () => import('@paddock/styleguide/overlays');`,
    });
    expect(built.dependencies).not.toContain('@paddock/styleguide/overlays');
    expect(await read(built.widgets['badge']?.scripts[0])).toMatch(
      /\.y\.import\("@paddock\/styleguide\/overlays"\)/,
    );
  });

  it('fetches a lazy shared module together with the chunk that imports it', async () => {
    const { built, read } = await build('lazy-static', {
      'src/widgets/badge.tsx': `import { Dialog } from '@paddock/styleguide/overlays'; export const used = Dialog;`,
    });
    expect(built.dependencies).not.toContain('@paddock/styleguide/overlays');
    const entry = await read(built.entry);
    // Beside the chunk's own file, and there when the chunk's code asks for it: no module waits for another.
    expect(entry).toMatch(/\["widget-badge\.[^\]]+\],"@paddock\/styleguide\/overlays"\]/);
    expect(entry).toContain('.brought["@paddock/styleguide/overlays"]');
    expect(entry).not.toContain('.a(');
    const plain = await build('nothing-lazy');
    expect(await plain.read(plain.built.entry)).not.toContain('.brought');
  });

  it('carries dictionaries under content-hashed names', async () => {
    const { built, read } = await build('dictionaries');
    expect(Object.keys(built.dictionaries['small'] ?? {})).toEqual(['en', 'ru']);
    expect(JSON.parse(await read(built.dictionaries['small']?.['ru']))).toEqual({ title: 'Малый' });
  });
});

describe('a build is refused', () => {
  it('when a shared module is bundled by a deep import', async () => {
    const deep = { 'src/widgets/badge.tsx': `export { map } from 'rxjs/operators';` };
    await expect(build('deep', deep)).rejects.toThrow(
      /shared module "rxjs" must not be bundled: .*badge\.tsx/,
    );
  });

  it('when another package of ours is reached by a path', async () => {
    const folder = await writeParcel('by-path');
    const territories = { [join(folder, 'src/widgets')]: '@paddock/shared-utils' };
    const sharedNames = { ...FIXTURE_SHARED, territories };
    await expect(buildParcel({ folder, mode: 'production', sharedNames })).rejects.toThrow(
      /shared module "@paddock\/shared-utils" must not be bundled/,
    );
  });

  it('when it takes a name the shared module does not offer', async () => {
    const missing = { 'src/widgets/badge.tsx': `import { zip } from 'rxjs'; export const z = zip;` };
    await expect(build('not-offered', missing)).rejects.toThrow(
      /"rxjs" does not offer "zip", which .*badge\.tsx/,
    );
  });

  it('when the entry itself needs a lazy shared module', async () => {
    const text = `${SMALL_PARCEL['src/index.ts'] ?? ''} export { Dialog } from '@paddock/styleguide/overlays';`;
    await expect(build('eager', { 'src/index.ts': text })).rejects.toThrow(
      /the entry of small waits for a module: @paddock\/styleguide\/overlays must be reached through import\(\)/,
    );
  });

  it('when a page or widget of the manifest has no loader', async () => {
    const without = { 'src/index.ts': 'export const pages = {}; export const widgets = {};' };
    await expect(build('no-code', without)).rejects.toThrow(
      /parcel\.json \/routes\/0\/page: "home" has no loader.*\n.*parcel\.json \/widgets\/0: "badge" has no loader/,
    );
  });

  it('when a language has no dictionary', async () => {
    await expect(build('no-language', { 'locales/ru.json': undefined })).rejects.toThrow(
      /locales\/ru\.json: missing/,
    );
  });

  it('when the manifest is wrong, naming every place', async () => {
    const wrong = { 'parcel.json': manifest({ version: 'one', extra: true }) };
    await expect(build('wrong-manifest', wrong)).rejects.toThrow(
      /parcel\.json \/extra: unknown property\n.*parcel\.json \/version: must match pattern/,
    );
  });
});
