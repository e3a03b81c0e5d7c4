import { createHash } from 'node:crypto';
import type { BuiltFile, Release } from '@paddock/contract';

import type { StandingRelease } from '../releases/index.ts';
import { withWords, wordAt, wordProblem } from './word-rules.ts';
import type { WordEdit } from './word-store.ts';

/** Root of published dictionaries; the digest of what a file says stands next. */
export const STATIC_JSON = '/static-json';

/** A dictionary as it is published: immutable under its address. */
export interface PublishedFile {
  readonly digest: string;
  readonly body: string;
}

export interface EditedRelease {
  readonly standing: StandingRelease;
  readonly files: readonly PublishedFile[];
}

/** What the release says at a place; undefined where it says nothing there. */
export function builtWord(
  { release, words }: StandingRelease,
  { namespace, language, key }: Pick<WordEdit, 'namespace' | 'language' | 'key'>,
): string | undefined {
  const languages = Object.hasOwn(release.dictionaries, namespace)
    ? release.dictionaries[namespace]
    : undefined;
  if (languages === undefined || !Object.hasOwn(languages, language)) return undefined;
  return wordAt(words.get(languages[language]?.href ?? ''), key);
}

/** Whether an edit can stand over what this release says. */
export function fits(standing: StandingRelease, edit: WordEdit): boolean {
  const built = builtWord(standing, edit);
  return built !== undefined && edit.word !== null && wordProblem(built, edit.word) === undefined;
}

/**
 * The release with operators' words in its dictionaries (S7-43). Each of these is a file of its own, whose address says
 * what it says; the others are the build's. What does not fit the release any more is left out.
 */
export function editRelease(standing: StandingRelease, edits: readonly WordEdit[]): EditedRelease {
  const kept = edits.filter((edit) => fits(standing, edit));
  const files: PublishedFile[] = [];
  const words = new Map(standing.words);
  const dictionaries: Record<string, Record<string, BuiltFile>> = {};
  for (const [place, own] of Map.groupBy(kept, ({ namespace, language }) => `${namespace} ${language}`)) {
    const [namespace = '', language = ''] = place.split(' ');
    const built = standing.release.dictionaries[namespace]?.[language];
    if (built === undefined) continue;
    const said = new Map(own.map(({ key, word }) => [key, word ?? '']));
    const dictionary = withWords(standing.words.get(built.href), said);
    const body = JSON.stringify(dictionary);
    const hash = createHash('sha384').update(body).digest();
    const digest = hash.toString('base64url').slice(0, 22);
    const href = `${STATIC_JSON}/${digest}/${language}/${namespace}.json`;
    files.push({ digest, body });
    words.set(href, dictionary);
    const file = { ...built, href, integrity: `sha384-${hash.toString('base64')}` };
    dictionaries[namespace] = {
      ...standing.release.dictionaries[namespace],
      ...dictionaries[namespace],
      [language]: file,
    };
  }
  if (files.length === 0) return { standing, files };
  const release: Release = {
    ...standing.release,
    dictionaries: { ...standing.release.dictionaries, ...dictionaries },
  };
  return { standing: { release, words }, files };
}
