import { readFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { transformSync } from '@swc/core';
import type { Release } from '@paddock/contract';

/** The built site (`dist/site`), and pages of ours on its modules. */
export const SITE_DIR = join(import.meta.dirname, '..', '..', 'dist', 'site');

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** @throws when nothing has been built. */
export function readRelease(): Release {
  return JSON.parse(readFileSync(join(SITE_DIR, 'release.json'), 'utf8')) as Release;
}

/** A file of the site as the build wrote it, `.br` beside it when it has one; undefined when there is none. */
export function assetOf(
  path: string,
): { readonly plain: Buffer; readonly brotli: Buffer | undefined } | undefined {
  const plain = fileOf(path);
  return plain === undefined ? undefined : { plain, brotli: fileOf(`${path}.br`) };
}

function fileOf(path: string): Buffer | undefined {
  try {
    return readFileSync(join(SITE_DIR, normalize(path)));
  } catch {
    return undefined;
  }
}

export function contentTypeOf(path: string): string {
  return TYPES[extname(path)] ?? 'text/html; charset=utf-8';
}

/** A TypeScript page of ours as a System module that imports the release's shared modules by name. */
export function pageScript(file: string): string {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'systemjs' },
  });
  return code;
}

export interface PageDocument {
  /** Address of the page's module. */
  readonly script: string;
  readonly styles: readonly string[];
  /** Shared modules to fetch with the document. */
  readonly preloads?: readonly string[];
  /** Inert JSON in `#boot`. */
  readonly known?: unknown;
}

/** A document with the release's import map and loader. */
export function documentOf(release: Release, { script, styles, preloads = [], known }: PageDocument): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title>
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<script type="systemjs-importmap">${JSON.stringify({ imports: release.imports })}</script>
<script defer src="${release.loader.href}"></script>
<script type="systemjs-module" src="${script}"></script>
${preloads.map((name) => `<link rel="preload" as="script" href="${release.imports[name]}">`).join('\n')}
</head><body><div id="root"></div>
<script type="application/json" id="boot">${JSON.stringify(known ?? null)}</script></body></html>`;
}
