import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { PlacedManifest } from '../routes/merge-routes.ts';

/** Reads the dictionary of a namespace in a language; `undefined` when there is none. */
export type ReadDictionary = (namespace: string, language: string) => unknown;

/** Dictionaries as the repository holds them: a parcel's own and the shared ones. */
export function dictionariesIn(root: string): ReadDictionary {
  return (namespace, language) => {
    const file = [
      join(root, 'parcels', namespace, 'locales', `${language}.json`),
      join(root, 'shared-utils', 'locales', namespace, `${language}.json`),
    ].find((candidate) => existsSync(candidate));
    return file === undefined ? undefined : (JSON.parse(readFileSync(file, 'utf8')) as unknown);
  };
}

function hasText(dictionary: unknown, key: string): boolean {
  if (typeof dictionary !== 'object' || dictionary === null) return false;
  const entries = dictionary as Readonly<Record<string, unknown>>;
  if (Object.hasOwn(entries, key)) return typeof entries[key] === 'string';
  const dot = key.indexOf('.');
  return dot > 0 && hasText(entries[key.slice(0, dot)], key.slice(dot + 1));
}

/** Routes whose title or description no dictionary says in some language of their parcel. */
export function titleProblems({ file, manifest }: PlacedManifest, read: ReadDictionary): string[] {
  return manifest.routes.flatMap(({ meta: { seoKey } }, at) => {
    const [namespace = '', key = ''] = seoKey.includes(':') ? seoKey.split(':') : [manifest.name, seoKey];
    return manifest.languages.flatMap((language) =>
      ['title', 'description']
        .filter((part) => !hasText(read(namespace, language), `${key}.${part}`))
        .map((part) => `${file} /routes/${at}/meta/seoKey: no "${namespace}:${key}.${part}" in ${language}`),
    );
  });
}
