import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { jest } from '@jest/globals';

import { FIXTURE_SHARED, SMALL_PARCEL, writeParcel } from '../webpack/testing/parcel-fixture.ts';
import { serveFromFirstFree } from './port.ts';
import { serveParcel, type BuildResult, type ServedParcel } from './serve-parcel.ts';

/** Below the ports systems give out by themselves: nobody is given one of these between the look and the start. */
const FIRST_PORT = 21_000;

const SHARED = { ...FIXTURE_SHARED, names: [...FIXTURE_SHARED.names, 'react/jsx-dev-runtime'] };

/** What a page is told after a build. */
interface Heard {
  readonly action?: string;
  readonly hash: string;
  readonly errors: readonly string[];
}

describe('a parcel served for development', () => {
  let folder: string;
  let served: ServedParcel;
  const builds: BuildResult[] = [];
  const refused: string[] = [];
  let told: (() => void) | undefined;
  /** Looks now and after each build: a file system may tell of one change twice, or late. */
  const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
    for (;;) {
      const next = new Promise<void>((resolve) => (told = resolve));
      if (await holds()) return;
      await next;
    }
  };
  const lastErrors = () => builds.at(-1)?.errors ?? 'nothing is built';
  const at = (path: string) => fetch(new URL(path, served.href));
  const chunk = async () => (await at('page-home.js')).text();
  /** Puts the edited file in the place of the old one: written in place it would be empty for a moment, and built so. */
  const edit = async (path: string, from: string, to: string): Promise<void> => {
    const file = join(folder, path);
    const edited = `${folder}.edited`;
    await writeFile(edited, (await readFile(file, 'utf8')).replace(from, to));
    await rename(edited, file);
  };

  const printed = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  beforeAll(async () => {
    folder = await writeParcel('served');
    const onBuilt = (result: BuildResult): void => {
      builds.push(result);
      told?.();
    };
    const onRefused = (problems: readonly string[]) => void refused.push(...problems);
    served = await serveFromFirstFree(FIRST_PORT, (port) =>
      serveParcel({ folder, port, sharedNames: SHARED, onBuilt, onRefused }),
    );
    await until(() => builds.length > 0);
  });
  afterAll(async () => {
    await served.stop();
    printed.mockRestore();
  });

  it('has its entry where import-map-overrides expects it, open to pages of any origin', async () => {
    expect([served.name, new URL(served.href).pathname]).toEqual(['@paddock/small', '/paddock-small.js']);
    const response = await fetch(served.href);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.text()).toContain('System.register');
  });

  it('answers its manifest and its dictionaries as they stand, edits included', async () => {
    const manifest = await at('parcel.json');
    expect(manifest.headers.get('access-control-allow-origin')).toBe('*');
    expect(await manifest.json()).toEqual(JSON.parse(SMALL_PARCEL['parcel.json'] ?? ''));
    await edit('parcel.json', '"/small"', '"/smaller"');
    expect(await (await at('parcel.json')).text()).toContain('"/smaller"');
    await edit('locales/ru.json', 'Малый', 'Самый малый');
    expect(await (await at('locales/ru.json')).json()).toEqual({ title: 'Самый малый' });
    expect((await at('locales/de.json')).status).toBe(404);
  });

  it('lists no copies of its own where it has none', async () => {
    expect((await at('own-copies.json')).status).toBe(404);
  });

  it('names what is wrong with a manifest instead of serving it', async () => {
    await edit('parcel.json', '"layout":"default"', '"layout":"wide"');
    const response = await at('parcel.json');
    expect(response.status).toBe(422);
    expect(JSON.stringify(await response.json())).toContain('/routes/0/layout: unknown layout');
    expect(refused.at(-1)).toContain('parcel.json /routes/0/layout: unknown layout "wide"');
    await edit('parcel.json', '"layout":"wide"', '"layout":"default"');
  });

  it('builds anew on a save, and says what is wrong without losing what it had', async () => {
    await edit('src/pages/home.tsx', "useState('home')", "useState('hut')");
    await until(async () => (await chunk()).includes('hut'));
    expect(lastErrors()).toBe('');
    await edit('src/pages/home.tsx', 'export function', 'export fun ction');
    await until(() => lastErrors().includes('home.tsx'));
    expect(await chunk()).toContain('hut');
    expect(printed).toHaveBeenLastCalledWith(expect.stringContaining('home.tsx'));
    await edit('src/pages/home.tsx', 'export fun ction', 'export function');
    await until(() => lastErrors() === '');
  });

  it('leads open pages from the last good build to the next, past a broken one', async () => {
    const page = new WebSocket(new URL('ws', served.href.replace('http', 'ws')));
    const heard: Heard[] = [];
    const mended = new Promise<void>((resolve) => {
      page.onmessage = ({ data }) => {
        const message = JSON.parse(String(data)) as Heard;
        const isAnother = message.action === 'built' && message.hash !== heard.at(-1)?.hash;
        if (isAnother && heard.push(message) === 3) resolve();
      };
    });
    await new Promise((resolve) => (page.onopen = resolve));
    await edit('src/pages/home.tsx', "useState('hut')", "useState('barn')");
    await until(async () => (await chunk()).includes('barn'));
    await edit('src/pages/home.tsx', 'export function', 'export fun ction');
    await until(() => lastErrors() !== '');
    await edit('src/pages/home.tsx', 'export fun ction', 'export  function');
    await mended;
    page.close();
    expect(heard.map(({ errors }) => errors.length)).toEqual([0, 1, 0]);
    const update = await at(`paddock-small.${heard[0]?.hash}.hot-update.json`);
    expect(update.status).toBe(200);
  });
});

describe('a parcel with a React of its own', () => {
  it('is served with a development build of it, as it is installed, below the entry', async () => {
    const printed = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const manifest = JSON.parse(SMALL_PARCEL['parcel.json'] ?? '{}') as object;
    const folder = await writeParcel('served-own', {
      'parcel.json': JSON.stringify({ ...manifest, ownCopies: ['react'] }),
    });
    const first = Promise.withResolvers<BuildResult>();
    const served = await serveFromFirstFree(FIRST_PORT, (port) =>
      serveParcel({
        folder,
        port,
        sharedNames: { ...SHARED, developmentOnly: ['react/jsx-dev-runtime'] },
        onBuilt: first.resolve,
        onRefused: () => undefined,
      }),
    );
    expect((await first.promise).errors).toBe('');
    const chunk = await (await fetch(new URL('page-home.js', served.href))).text();
    expect(chunk).toContain('$Refresh$');
    const listed = await fetch(new URL('own-copies.json', served.href));
    expect(listed.headers.get('access-control-allow-origin')).toBe('*');
    const copies = (await listed.json()) as Readonly<Record<string, string>>;
    expect(Object.keys(copies).sort()).toEqual(['react', 'react/jsx-dev-runtime', 'react/jsx-runtime']);
    const react = await fetch(new URL(copies['react'] ?? '', served.href));
    expect(react.headers.get('access-control-allow-origin')).toBe('*');
    expect(await react.text()).toContain('react.development.js');
    await served.stop();
    printed.mockRestore();
  });

  it('is refused where that is not installed', async () => {
    const manifest = JSON.parse(SMALL_PARCEL['parcel.json'] ?? '{}') as object;
    const folder = await writeParcel('served-lost', {
      'parcel.json': JSON.stringify({ ...manifest, ownCopies: ['nowhere'] }),
    });
    const options = { onBuilt: () => undefined, onRefused: () => undefined };
    const sharedNames = { ...SHARED, names: [...SHARED.names, 'nowhere'] };
    const serving = serveParcel({ folder, port: FIRST_PORT, sharedNames, ...options });
    await expect(serving).rejects.toMatchObject({
      problems: ['parcel.json /ownCopies/0: nowhere is not installed'],
    });
  });
});
