import { compilePattern, GUARD_NAMES, LAYOUTS } from '@paddock/contract';
import type { ParcelManifest } from '@paddock/contract/schemas';

import { messageOf } from '../remote/remote-failure.ts';

/** A manifest that can be merged, or what is wrong with it, each problem with its place. */
export type ReadManifest =
  | { readonly ok: true; readonly manifest: ParcelManifest }
  | { readonly ok: false; readonly problems: readonly string[] };

type Check = (value: unknown, place: string) => readonly string[];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text: Check = (value, place) => (typeof value === 'string' ? [] : [`${place}: must be a text`]);

const matching =
  (pattern: RegExp, what: string): Check =>
  (value, place) =>
    typeof value === 'string' && pattern.test(value) ? [] : [`${place}: must be ${what}`];

const oneOf = (choices: readonly unknown[]): Check => {
  return (value, place) =>
    choices.includes(value) ? [] : [`${place}: must be one of ${choices.join(', ')}, not ${String(value)}`];
};

const listOf =
  (check: Check): Check =>
  (value, place) =>
    Array.isArray(value)
      ? value.flatMap((item, at) => check(item, `${place}/${at}`))
      : [`${place}: must be a list`];

const optional =
  (check: Check): Check =>
  (value, place) =>
    value === undefined ? [] : check(value, place);

const shape = (checks: Readonly<Record<string, Check>>): Check => {
  return (value, place) =>
    isRecord(value)
      ? Object.entries(checks).flatMap(([key, check]) => check(value[key], `${place}/${key}`))
      : [`${place || '/'}: must be an object`];
};

const path: Check = (value, place) => {
  if (typeof value !== 'string' || !value.startsWith('/')) return [`${place}: must begin with /`];
  try {
    compilePattern(value);
    return [];
  } catch (error) {
    return [`${place}: ${messageOf(error)}`];
  }
};

const route = shape({
  id: text,
  paths: listOf(path),
  page: text,
  layout: oneOf(LAYOUTS),
  guards: listOf(oneOf(GUARD_NAMES)),
  meta: shape({ dictionaries: listOf(text), scroll: oneOf(['top', 'keep']), seoKey: text }),
});

const manifestShape = shape({
  name: text,
  version: matching(/^\d+\.\d+\.\d+$/, 'a version like 1.2.3'),
  routes: listOf(route),
  redirects: optional(listOf(shape({ id: text, from: path, to: path, status: oneOf([301, 302]) }))),
  notFound: optional(text),
  languages: listOf(matching(/^[a-z]{2}$/, 'a two-letter language')),
});

/**
 * Reads a `parcel.json` that an override brought. A look at what routing uses is enough here: the whole manifest is
 * checked by its schema when the parcel is published.
 */
export function readManifest(value: unknown, parcel: string): ReadManifest {
  const problems = manifestShape(value, '');
  if (problems.length > 0) return { ok: false, problems };
  const manifest = value as ParcelManifest;
  if (manifest.name === parcel) return { ok: true, manifest };
  return { ok: false, problems: [`/name: is "${manifest.name}", the override is of "${parcel}"`] };
}
