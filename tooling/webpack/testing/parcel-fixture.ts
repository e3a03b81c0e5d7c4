import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { SharedNames } from '../shared-names-plugin.ts';

const TOOLING = fileURLToPath(new URL('../..', import.meta.url));

/** Shared names small parcels of tests are built with. */
export const FIXTURE_SHARED: SharedNames = {
  names: [
    'react',
    'react/jsx-runtime',
    'react-dom',
    'rxjs',
    '@paddock/shared-utils',
    '@paddock/styleguide/overlays',
  ],
  lazy: ['@paddock/styleguide/overlays'],
  offered: { rxjs: ['map', 'of'] },
  territories: {},
};

/** A small, right parcel: one page with a stylesheet, one widget, two languages. */
export const SMALL_PARCEL: Readonly<Record<string, string>> = {
  'parcel.json': JSON.stringify({
    name: 'small',
    version: '1.0.0',
    owner: 'team-small',
    requires: { react: '^19' },
    routes: [
      {
        id: 'small.home',
        paths: ['/small'],
        page: 'home',
        layout: 'default',
        guards: [],
        meta: { dictionaries: ['small'], scroll: 'top', seoKey: 'seo.home' },
      },
    ],
    widgets: ['badge'],
    languages: ['en', 'ru'],
  }),
  'src/index.ts': `
    export const pages = { home: () => import('./pages/home.tsx') };
    export const widgets = { badge: () => import('./widgets/badge.tsx').then((module) => module) };
  `,
  'src/pages/home.tsx': `
    import * as React from 'react';
    import { useState } from 'react';
    import classes from './home.module.css';
    export const passed = React;
    export function Home() { const [text] = useState('home'); return <p className={classes.root}>{text}</p>; }
  `,
  'src/pages/home.module.css': '.root { color: red } @media (width > 10px) { .root { color: blue } }',
  'src/widgets/badge.tsx': 'export function Badge() { return <b>1</b>; }',
  'locales/en.json': '{ "title": "Small" }',
  'locales/ru.json': '{ "title": "Малый" }',
};

/**
 * Writes a parcel's folder for a test, inside the repository so that packages resolve.
 * @param changes files to add, to replace, or (undefined) to leave out
 */
export async function writeParcel(
  label: string,
  changes: Readonly<Record<string, string | undefined>> = {},
): Promise<string> {
  const folder = join(TOOLING, 'dist', 'test', label);
  await rm(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries({ ...SMALL_PARCEL, ...changes })) {
    if (text === undefined) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}
