import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { BuiltFile, BuiltParcel, Release, RouteDefinition } from '@paddock/contract';
import { composeRelease, placedByName, type Foundation } from '@paddock/contract/releases';
import type { ParcelManifest } from '@paddock/contract/schemas';

import { DICTIONARIES, REDIRECTS, ROUTES } from './fixture-routes.ts';
import { quickFolder } from '../../../testing/quick-folder.ts';

/** A small release on disk in the shape the build writes: a few parcels, real files, real hashes. */
export interface FixtureRelease {
  readonly siteDir: string;
  readonly release: Release;
  /** Writes a file of the site under its address, compressed forms beside it. */
  write(href: string, content: string): void;
  remove(): void;
}

/** A page that a parcel of the fixture draws. */
export interface FixtureDrawing {
  readonly parcel: string;
  readonly page: string;
  /** JavaScript of an expression: the markup, of `place` and of what is `shown`. */
  draw(): string;
}

/**
 * @param connects origins that the manifests of parcels name, by parcel
 * @param manifests whose routes it has in place of the fixture's own, without their words and regions
 */
export function writeFixtureRelease(
  connects: Readonly<Record<string, string[]>> = {},
  drawn?: FixtureDrawing,
  manifests: readonly ParcelManifest[] = [],
): FixtureRelease {
  const siteDir = mkdtempSync(join(quickFolder(), 'paddock-site-'));
  const made = assemble((name, content) => writeAsset(siteDir, name, content), manifests);
  const parcels = made.parcels.map((parcel) => {
    const connect = connects[parcel.name];
    const connected =
      connect === undefined ? parcel : { ...parcel, manifest: { ...parcel.manifest, connect } };
    return drawn?.parcel === parcel.name ? withDrawing(connected, drawn, siteDir) : connected;
  });
  const release: Release = {
    ...made,
    parcels,
    drawing: {
      '@paddock/shared-utils': {
        ...writeAsset(siteDir, 'shared/shared-utils-drawing.0123456789abcdef.js', SHARED_OF_DRAWING),
        dependencies: [],
      },
    },
  };
  writeFileSync(join(siteDir, 'release.json'), JSON.stringify(release));
  return {
    siteDir,
    release,
    write: (href, content) => void writeAsset(siteDir, href.slice('/assets/'.length), content),
    remove: () => rmSync(siteDir, { recursive: true, force: true }),
  };
}

/** Keeps what is shown, where the real one makes a page of it. */
const SHARED_OF_DRAWING = `System.register([], (put) => ({
  execute() { put('startDrawing', async () => (drawn) => { globalThis.shown = drawn; }); },
}));`;

function withDrawing(parcel: BuiltParcel, { page, draw }: FixtureDrawing, siteDir: string): BuiltParcel {
  const file = writeAsset(
    siteDir,
    `parcels/${parcel.name}/drawing/drawing.0123456789abcdef.js`,
    `System.register(['@paddock/shared-utils'], (put) => ({
      setters: [() => {}],
      execute() {
        const readsOf = () => [{ key: 'GET /bff-api/config/all.json?' }];
        put('drawings', { ${page}: { readsOf, draw: (place) => ${draw()} } });
      },
    }));`,
  );
  return {
    ...parcel,
    manifest: { ...parcel.manifest, drawn: [page] },
    drawing: { ...file, dependencies: ['@paddock/shared-utils'] },
    files: [...parcel.files, file],
  };
}

/** Nobody weighs these files, and the best compression takes ten times as long. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 16 } };

type Write = (name: string, content: string) => BuiltFile;

function writeAsset(siteDir: string, name: string, content: string): BuiltFile {
  const path = join(siteDir, 'assets', name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  writeFileSync(`${path}.br`, brotliCompressSync(content, QUICK));
  writeFileSync(`${path}.gz`, gzipSync(content));
  const digest = createHash('sha384').update(content).digest('base64');
  return { href: `/assets/${name}`, integrity: `sha384-${digest}`, bytes: content.length };
}

function assemble(write: Write, manifests: readonly ParcelManifest[]): Release {
  const module = (name: string, dependencies: readonly string[]) => ({
    ...write(
      `shared/${name.replaceAll('/', '-').replace('@', '')}.0123456789abcdef.js`,
      `System.register('${name}')`,
    ),
    dependencies,
    version: '1.0.0',
  });
  const shared = {
    '@paddock/root-config': module('@paddock/root-config', ['single-spa', '@paddock/shared-utils']),
    '@paddock/shell-react': module('@paddock/shell-react', [
      'react',
      'react-dom/client',
      '@paddock/styleguide',
    ]),
    '@paddock/shared-utils': module('@paddock/shared-utils', ['rxjs']),
    '@paddock/styleguide': module('@paddock/styleguide', ['react']),
    '@paddock/styleguide/overlays': module('@paddock/styleguide/overlays', ['react']),
    'single-spa': module('single-spa', []),
    rxjs: module('rxjs', []),
    react: { ...module('react', []), exports: ['createElement', 'useState'] },
    'react/jsx-runtime': module('react/jsx-runtime', ['react']),
    'react-dom/client': module('react-dom/client', ['react']),
  };
  const foundation: Foundation = {
    shared,
    development: { react: write('shared/development/react.0123456789abcdef.js', 'react in development') },
    loader: write('system.min.0123456789abcdef.js', 'loader'),
    overrides: {
      library: write('import-map-overrides.0123456789abcdef.js', 'overrides'),
      rescue: write('rescue.0123456789abcdef.js', 'rescue'),
    },
    canaryWatch: write('canary-watch.0123456789abcdef.js', 'canary watch'),
    serviceWorker: write('service-worker.0123456789abcdef.js', 'service worker'),
    styles: [write('base.0123456789abcdef.css', '@layer reset, tokens;')],
    fonts: [write('inter.0123456789abcdef.woff2', 'font')],
    dictionaries: { common: dictionaryOf('common', write) },
  };
  const built =
    manifests.length === 0
      ? PARCELS.map((parcel) => builtParcel(parcel, write))
      : manifests.map((manifest) => builtByManifest(manifest, write));
  const parcels = built.map(placedByName);
  const composed = composeRelease(foundation, parcels, 1);
  if (!composed.ok) throw new Error(composed.problems.join('\n'));
  return composed.release;
}

/** A dictionary's files; without words in a language, an empty one. */
function dictionaryOf(namespace: string, write: Write): Record<string, BuiltFile> {
  const words: Readonly<Record<string, object>> =
    namespace in DICTIONARIES ? DICTIONARIES[namespace as keyof typeof DICTIONARIES] : {};
  return Object.fromEntries(
    ['en', 'ru'].map((language) => [
      language,
      write(`locales/${namespace}.${language}.json`, JSON.stringify(words[language] ?? {})),
    ]),
  );
}

const PARCELS = [
  { name: 'betting', pages: ['home', 'line'], widgets: ['menu'] },
  { name: 'welcome', pages: ['login', 'registration'], widgets: [] },
  { name: 'office', pages: ['account'], widgets: [] },
  { name: 'system-pages', pages: ['error', 'blocked', 'updates', 'old-browser'], widgets: [] },
  { name: 'header', pages: [], widgets: ['main'] },
  { name: 'support', pages: [], widgets: ['button'] },
] as const;

/** A parcel with the routes of a manifest, each with a page. */
function builtByManifest(manifest: ParcelManifest, write: Write): BuiltParcel {
  const { name, routes, redirects = [], notFound, listed } = manifest;
  const pages = [...new Set(routes.map(({ page }) => page))];
  const built = builtParcel({ name, pages, widgets: [] }, write);
  return {
    ...built,
    manifest: {
      ...built.manifest,
      routes: routes.map(({ meta: { regions: _, ...meta }, ...route }) => ({
        ...route,
        meta: { ...meta, dictionaries: [name], seoKey: 'betting:seo.content' },
      })),
      redirects,
      ...(notFound !== undefined && { notFound }),
      ...(listed !== undefined && { listed }),
    },
  };
}

interface ParcelParts {
  readonly name: string;
  readonly pages: readonly string[];
  readonly widgets: readonly string[];
}

function builtParcel({ name, pages, widgets }: ParcelParts, write: Write): BuiltParcel {
  const files = (kind: string, keys: readonly string[]) =>
    Object.fromEntries(
      keys.map((key) => [
        key,
        {
          scripts: [write(`parcels/${name}/${kind}-${key}.js`, `chunk ${name} ${key}`)],
          styles: [write(`parcels/${name}/${kind}-${key}.css`, `.${key}{}`)],
        },
      ]),
    );
  const entry = write(`parcels/${name}/${name}.js`, `System.register('${name}')`);
  const chunks = { pages: files('page', pages), widgets: files('widget', widgets) };
  const dictionary = dictionaryOf(name, write);
  const loaded = [...Object.values(chunks.pages), ...Object.values(chunks.widgets)];
  return {
    name,
    version: '0.1.0',
    entry,
    dependencies: name === 'betting' ? ['react', 'react/jsx-runtime'] : [],
    ...chunks,
    dictionaries: { [name]: dictionary },
    languages: ['en', 'ru'],
    manifest: {
      name,
      version: '0.1.0',
      owner: '@paddock/test-team',
      requires: {},
      routes: ROUTES.filter(({ parcel }) => parcel === name).map(manifestRoute),
      redirects: REDIRECTS.filter(({ id }) => id.startsWith(`${name}.`)).map((redirect) => ({ ...redirect })),
      ...(name === 'system-pages' ? { notFound: 'system-pages.not-found' } : {}),
      widgets: [...widgets],
      languages: ['en', 'ru'],
    },
    files: [
      entry,
      ...loaded.flatMap(({ scripts, styles }) => [...scripts, ...styles]),
      ...Object.values(dictionary),
    ],
  };
}

/** A route as its parcel writes it. */
function manifestRoute(definition: RouteDefinition): ParcelManifest['routes'][number] {
  const { parcel: _owner, ...own } = structuredClone(definition);
  return own as ParcelManifest['routes'][number];
}
