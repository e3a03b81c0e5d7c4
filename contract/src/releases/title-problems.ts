import type { PlacedManifest } from './placed.ts';

/** Reads the dictionary of a namespace in a language; `undefined` when there is none. */
export type ReadDictionary = (namespace: string, language: string) => unknown;

function hasText(dictionary: unknown, key: string): boolean {
  if (typeof dictionary !== 'object' || dictionary === null) return false;
  const entries = dictionary as Readonly<Record<string, unknown>>;
  if (Object.hasOwn(entries, key)) return typeof entries[key] === 'string';
  const dot = key.indexOf('.');
  const head = key.slice(0, Math.max(dot, 0));
  return dot > 0 && Object.hasOwn(entries, head) && hasText(entries[head], key.slice(dot + 1));
}

/** Routes whose title or description is said neither in some language of their parcel nor, in its place, in English. */
export function titleProblems({ file, manifest }: PlacedManifest, read: ReadDictionary): string[] {
  return manifest.routes.flatMap(({ meta: { seoKey } }, at) => {
    const [namespace = '', key = ''] = seoKey.includes(':') ? seoKey.split(':') : [manifest.name, seoKey];
    return manifest.languages.flatMap((language) =>
      ['title', 'description']
        .filter((part) => [language, 'en'].every((code) => !hasText(read(namespace, code), `${key}.${part}`)))
        .map((part) => `${file} /routes/${at}/meta/seoKey: no "${namespace}:${key}.${part}" in ${language}`),
    );
  });
}
