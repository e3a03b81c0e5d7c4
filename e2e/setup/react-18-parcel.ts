import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { BuiltParcel, Release } from '@paddock/contract';
import { withParcel, type ComposedRelease } from '@paddock/contract/releases';

import { ofCommands } from './of-commands.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '..', '..');
const BUILD = join(ROOT, 'import-maps', 'src', 'commands', 'build-parcel.ts');
/** Inside of e2e, whose own React is 18: what a parcel's folder has installed is what it brings. */
const SOURCES = join(import.meta.dirname, '..', 'dist');

const MANIFEST = {
  name: 'veteran',
  version: '0.1.0',
  owner: '@elsewhere/team',
  requires: { react: '^18', 'react-dom': '^18', 'single-spa-react': '^6', '@paddock/shared-utils': '^0.1' },
  routes: [
    {
      id: 'veteran.home',
      paths: ['/veteran'],
      page: 'home',
      layout: 'default',
      guards: [],
      meta: { dictionaries: ['common'], scroll: 'top', seoKey: 'seo.home' },
    },
  ],
  widgets: [],
  languages: ['en', 'ru'],
};

const FILES: Readonly<Record<string, string>> = {
  'locales/en.json': '{"seo":{"home":{"title":"Veteran","description":"React 18"}}}',
  'locales/ru.json': '{"seo":{"home":{"title":"Ветеран","description":"React 18"}}}',
  'src/index.ts': `export const pages = { home: () => import('./home.tsx') };
export const widgets = {};`,
  'src/late.tsx': `import { useState, version } from 'react';
export const Late = () => <p id="late">late {useState(version)[0]}</p>;`,
  // React's development builds mark their elements.
  'src/build.tsx': `export const build = '_store' in <i /> ? 'development' : 'production';`,
  'src/home-page.tsx': `import { createContext, lazy, Suspense, useContext, useEffect, useState, version } from 'react';
import { createPortal } from 'react-dom';
import { useLanguage } from '@paddock/shared-utils/react';
import { build } from './build.tsx';
const Words = createContext('no context');
const Late = lazy(() => import('./late.tsx').then(({ Late }) => ({ default: Late })));
const Inner = () => <p id="context">{useContext(Words)}</p>;
export function Home({ onReady, portalContainer }) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    onReady();
    return () => document.documentElement.setAttribute('data-veteran', 'gone');
  }, [onReady]);
  return (
    <Words.Provider value="context">
      <h1 tabIndex={-1}>React {version} in {useLanguage()}</h1>
      <button id="count" onClick={() => setCount((before) => before + 1)}>pressed {count}</button>
      <p id="build">{build}</p>
      <Inner />
      <Suspense fallback="waiting"><Late /></Suspense>
      {createPortal(<p id="portal">portal {count}</p>, portalContainer ?? document.body)}
    </Words.Provider>
  );
}`,
  'src/home.tsx': `import { Component, createContext, createElement, version } from 'react';
import { createRoot } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { Home } from './home-page.tsx';
export const { bootstrap, mount, unmount, update } = singleSpaReact({
  React: { Component, createContext, createElement, version },
  ReactDOMClient: { createRoot },
  renderType: 'createRoot',
  rootComponent: Home,
  suppressComponentDidCatchWarning: true,
});`,
};

/** A built parcel on React 18, and the site of this repository with it. */
export interface React18Site {
  readonly built: BuiltParcel;
  readonly release: Release;
  /** For `SITE_DIR`. */
  readonly siteDir: string;
  remove(): Promise<void>;
}

/**
 * Builds a parcel that wants React 18.
 * @param own what its manifest says beside `requires`
 */
export async function buildVeteran(own: {
  readonly ownCopies?: readonly string[];
}): Promise<{ readonly folder: string; readonly built: BuiltParcel }> {
  await mkdir(SOURCES, { recursive: true });
  await clearAfterKilledRuns();
  const folder = await mkdtemp(join(SOURCES, `veteran-${process.pid}-`));
  const files = { ...FILES, 'parcel.json': JSON.stringify({ ...MANIFEST, ...own }) };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  await run(process.execPath, [BUILD, folder], { env: { ...process.env, ...ofCommands() } });
  const built = await readJson<BuiltParcel>(join(folder, 'dist', 'parcel.built.json'));
  return { folder, built };
}

/** Removes the folders of processes that are gone: a run that was killed could not. */
async function clearAfterKilledRuns(): Promise<void> {
  for (const name of await readdir(SOURCES)) {
    const pid = Number(/^veteran-(\d+)-/.exec(name)?.[1]);
    if (!isRunning(pid)) await rm(join(SOURCES, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The site's release with a parcel, or what speaks against it. */
export async function siteWith(built: BuiltParcel): Promise<ComposedRelease> {
  return withParcel(await readJson<Release>(join(ROOT, 'dist', 'site', 'release.json')), built);
}

/** A site of its own that has the parcel on React 18, for a product to serve. */
export async function makeReact18Site(): Promise<React18Site> {
  const { folder, built } = await buildVeteran({ ownCopies: ['react', 'react-dom'] });
  const composed = await siteWith(built);
  if (!composed.ok) throw new Error(composed.problems.join('\n'));
  const siteDir = await mkdtemp(join(tmpdir(), 'paddock-react-18-'));
  await cp(join(ROOT, 'dist', 'site'), siteDir, { recursive: true });
  await cp(join(folder, 'dist'), join(siteDir, 'assets', 'parcels', built.name), { recursive: true });
  await writeFile(join(siteDir, 'release.json'), JSON.stringify(composed.release));
  await rm(folder, { recursive: true });
  return {
    built,
    release: composed.release,
    siteDir,
    remove: () => rm(siteDir, { recursive: true, force: true }),
  };
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}
