import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { BuiltFile, BuiltParcel, Release } from '@paddock/contract';
import {
  fileProblems,
  PARCEL_FILE_BYTES,
  parcelFolder,
  parcelProblems,
  titleProblems,
  unsaidRequirements,
} from '@paddock/contract/releases';
import { BuiltParcelBody, type CurrentReleaseView } from '@paddock/contract/schemas';
import { Errors } from 'typebox/value';

import { readJson } from '../manifest/read-manifest.ts';
import { weightProblems } from '../sizes/parcel-budget.ts';
import { compareFolder } from '../verify/dictionaries.ts';
import { integrityOf } from '../webpack/built-file.ts';

/** Where a file of a built parcel lies on the disk. */
export function pathOfFile(folder: string, { name }: BuiltParcel, { href }: BuiltFile): string {
  return join(folder, 'dist', href.slice(parcelFolder(name).length));
}

/** Files that are not what the build says they are: an edit by hand, a half-written build; and those no site takes. */
async function contentProblems(folder: string, built: BuiltParcel): Promise<string[]> {
  const checks = built.files.map(async (file) => {
    const content = await readFile(pathOfFile(folder, built, file)).catch(() => undefined);
    if (content === undefined) return [`${file.href}: missing from dist/; build again`];
    if (integrityOf(content) !== file.integrity) return [`${file.href}: is not what was built; build again`];
    return content.byteLength <= PARCEL_FILE_BYTES
      ? []
      : [`${file.href}: ${megabytes(content.byteLength)} MB, of ${megabytes(PARCEL_FILE_BYTES)} at most`];
  });
  return (await Promise.all(checks)).flat();
}

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);

function schemaProblems(built: unknown): string[] {
  return [...Errors(BuiltParcelBody, built)].map(
    ({ instancePath, message }) => `parcel.built.json ${instancePath || '/'}: ${message}`,
  );
}

/**
 * What only the whole site knows is left to it: widgets and dictionaries of other parcels count as there, and a shared
 * module is known by its version and its names.
 */
function siteProblems(built: BuiltParcel, current: CurrentReleaseView): string[] {
  const unknownFile = { href: '', integrity: '', bytes: 0, dependencies: [] };
  const shared: Release['shared'] = Object.fromEntries(
    Object.entries(current.sharedVersions).map(([name, version]) => {
      const exports = current.sharedExports?.[name];
      return [name, { ...unknownFile, version, ...(exports === undefined ? {} : { exports }) }];
    }),
  );
  const everyLanguage = Object.fromEntries(built.languages.map((language) => [language, unknownFile]));
  const named = built.manifest.routes.flatMap(({ meta }) => meta.dictionaries);
  const foreign = named.filter((namespace) => namespace !== built.name);
  const dictionaries = {
    ...Object.fromEntries(foreign.map((namespace) => [namespace, everyLanguage])),
    ...built.dictionaries,
  };
  const placed = { file: 'parcel.json', manifest: built.manifest, built };
  const elsewhere = (problem: string): boolean => problem.includes('no parcel offers the widget');
  return parcelProblems([placed], { shared, dictionaries }).filter((problem) => !elsewhere(problem));
}

async function wordProblems(folder: string, built: BuiltParcel): Promise<string[]> {
  const own = new Map<string, unknown>();
  for (const language of built.languages) {
    const file = join(folder, 'locales', `${language}.json`);
    if (existsSync(file)) own.set(language, await readJson(file));
  }
  if (own.size === 0) return [];
  const placed = { file: 'parcel.json', manifest: built.manifest };
  const ownTitles = titleProblems(placed, (namespace, language) =>
    namespace === built.name ? own.get(language) : undefined,
  ).filter((problem) => problem.includes(`no "${built.name}:`));
  const compared = await compareFolder(join(folder, 'locales'));
  return [...ownTitles, ...compared.map((problem) => `locales/${problem}`)];
}

/**
 * Everything that speaks against publishing a built parcel and can be said before anything is uploaded; the site checks
 * all of it again, and whether the parcel fits the others.
 */
export async function builtProblems(
  folder: string,
  built: BuiltParcel,
  current: CurrentReleaseView,
): Promise<string[]> {
  const schema = schemaProblems(built);
  if (schema.length > 0) return schema;
  return [
    ...fileProblems(built),
    ...unsaidRequirements(built),
    ...(await contentProblems(folder, built)),
    ...siteProblems(built, current),
    ...(await wordProblems(folder, built)),
    ...weightProblems(built),
  ];
}
