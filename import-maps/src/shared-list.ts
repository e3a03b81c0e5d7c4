import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { CssLayer, SharedNames } from '@paddock/tooling/webpack';

/** The repository's root. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** One module that the whole page has exactly once. */
export interface SharedSource {
  /** Import-map names, all leading to the same file. */
  readonly names: readonly [string, ...string[]];
  readonly fileName: string;
  /** A package's name, or a file of ours. */
  readonly entry: string;
  /** Our package the module is built by; the others are built here. */
  readonly folder?: string;
  readonly layer?: CssLayer;
  /**
   * Packages it is bound to, with the versions it works with: it imports them or, as single-spa-react does, keeps
   * something they made. What is bound to a package meets one copy of it only.
   */
  readonly boundTo?: Readonly<Record<string, string>>;
  /** Fetched on first use, not with the modules that import it. */
  readonly lazy?: true;
  /** Only in development builds. */
  readonly developmentOnly?: true;
  /** Other names that may be bundled with it. */
  readonly brings?: readonly string[];
}

const vendor = (name: string): SharedSource => ({
  names: [name],
  fileName: name.replace(/^@/, '').replaceAll('/', '-'),
  entry: name,
});

/** A module of which `shared/<fileName>.ts` picks the exports. */
const picked = (fileName: string, ...names: [string, ...string[]]): SharedSource => ({
  names,
  fileName,
  entry: fileURLToPath(new URL(`./shared/${fileName}.ts`, import.meta.url)),
});

/** React by its hooks and elements alone, which 18 and 19 share. */
const HOOKS = { boundTo: { react: '^18 || ^19' } };
/** What only React 19 has: a context as its own provider, `ref` among the props. */
const REACT_19 = { boundTo: { react: '^19' } };

const own = (folder: string, door: string, layer?: CssLayer): SharedSource => {
  const name = door === '' ? `@paddock/${folder}` : `@paddock/${folder}/${door}`;
  return {
    names: [name],
    fileName: door === '' ? folder : `${folder}-${door}`,
    entry: join(ROOT, folder, 'src', door, 'index.ts'),
    folder: join(ROOT, folder),
    ...(layer === undefined ? {} : { layer }),
  };
};

/** Every shared module. The one list: builds, import map, lint and tests read it. */
export const SHARED: readonly SharedSource[] = [
  vendor('react'),
  { ...vendor('react-dom'), ...REACT_19 },
  { ...vendor('react-dom/client'), ...REACT_19 },
  vendor('react/jsx-runtime'),
  { ...vendor('react/jsx-dev-runtime'), developmentOnly: true },
  picked('single-spa', 'single-spa'),
  // One context for all that it mounts, made by the first React it meets.
  { ...vendor('single-spa-react'), boundTo: { react: '*' } },
  picked('rxjs', 'rxjs'),
  { ...picked('redux-toolkit', '@reduxjs/toolkit'), lazy: true },
  picked('i18next', 'i18next'),
  own('shared-utils', ''),
  { ...own('shared-utils', 'react'), ...HOOKS },
  { ...own('styleguide', '', 'styleguide'), ...REACT_19 },
  { ...own('styleguide', 'forms', 'styleguide'), ...REACT_19, lazy: true },
  { ...own('styleguide', 'overlays', 'styleguide'), ...REACT_19, lazy: true },
  own('root-config', '', 'shell'),
  own('root-config', 'embed', 'shell'),
  own('shell-react', '', 'shell'),
];

/**
 * What the process that draws pages has besides: `@paddock/shared-utils` with a start of its own, in one file, and React's
 * server renderer. All else it takes as browsers do.
 */
export const DRAWING: readonly SharedSource[] = [
  {
    ...own('shared-utils', 'drawing'),
    names: ['@paddock/shared-utils'],
  },
  { ...own('styleguide', 'drawing'), brings: ['react-dom/server'] },
];

/** A parcel in development dies on production React: these are carried along as development builds. */
export const REACT: readonly SharedSource[] = SHARED.filter(({ names: [name] }) =>
  /^react(?:-dom)?(?:\/|$)/.test(name),
);

const PICKED = /export\s*\{([^}]*)\}\s*from\s*'([^']+)'/g;

/** Names that a module with a hand-written list offers, per package, read from its source. */
function offeredBy(source: SharedSource): Record<string, readonly string[]> {
  const text = readFileSync(source.entry, 'utf8');
  return Object.fromEntries(
    [...text.matchAll(PICKED)].map(([, list = '', name = '']) => [
      name,
      list
        .split(',')
        .map((word) => word.trim())
        .filter((word) => word !== ''),
    ]),
  );
}

const isPicked = (source: SharedSource): boolean => dirname(source.entry).endsWith('shared');

/** Import-map name → what importers may take, for the modules that offer only a part of their package. */
export const OFFERED: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  SHARED.filter(isPicked).flatMap((source) => Object.entries(offeredBy(source))),
);

/** The list in the form the webpack preset takes. */
export const SHARED_NAMES: SharedNames = {
  names: [...new Set([...SHARED, ...DRAWING].flatMap(({ names }) => names))],
  lazy: SHARED.filter(({ lazy }) => lazy === true).flatMap(({ names }) => names),
  developmentOnly: SHARED.filter((source) => source.developmentOnly === true).flatMap(({ names }) => names),
  offered: OFFERED,
  territories: Object.fromEntries(
    [...SHARED, ...DRAWING].flatMap(({ folder, entry, names: [name] }) =>
      folder === undefined ? [] : [[dirname(entry), name]],
    ),
  ),
};
