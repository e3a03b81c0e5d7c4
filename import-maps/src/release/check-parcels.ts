import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { BuiltParcel, Release } from '@paddock/contract';
import type { ParcelManifest } from '@paddock/contract/schemas';
import semver from 'semver';

import type { PlacedManifest } from '../routes/merge-routes.ts';
import { ROOT } from '../shared-list.ts';

type Dictionaries = Release['dictionaries'];

/** A parcel's manifest together with what its build wrote. */
export interface PlacedParcel extends PlacedManifest {
  readonly built: BuiltParcel;
}

/** Version of the package behind a shared name, as installed. */
export function installedVersion(name: string): string | undefined {
  const packageName = name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
  const file = [join(ROOT, 'import-maps'), ROOT]
    .map((folder) => join(folder, 'node_modules', packageName, 'package.json'))
    .find((candidate) => existsSync(candidate));
  return file === undefined
    ? undefined
    : (JSON.parse(readFileSync(file, 'utf8')) as { version?: string }).version;
}

function requirementProblems({ file, manifest }: PlacedParcel, shared: readonly string[]): string[] {
  return Object.entries(manifest.requires).flatMap(([name, range]) => {
    const place = `${file} /requires/${name}`;
    if (!shared.includes(name)) return [`${place}: not a shared module`];
    const version = installedVersion(name);
    return version !== undefined && semver.satisfies(version, range)
      ? []
      : [`${place}: wants ${range}, the site has ${version ?? 'none'}`];
  });
}

function codeProblems({ file, manifest, built }: PlacedParcel): string[] {
  return [
    ...manifest.routes.flatMap(({ page }, at) =>
      Object.hasOwn(built.pages, page) ? [] : [`${file} /routes/${at}/page: "${page}" has no code`],
    ),
    ...manifest.widgets.flatMap((widget, at) =>
      Object.hasOwn(built.widgets, widget) ? [] : [`${file} /widgets/${at}: "${widget}" has no code`],
    ),
    ...(built.version === manifest.version
      ? []
      : [`${file} /version: ${manifest.version}, but ${built.version} was built`]),
  ];
}

function dictionaryProblems({ file, manifest }: PlacedParcel, dictionaries: Dictionaries): string[] {
  return manifest.routes.flatMap(({ meta }, at) =>
    meta.dictionaries.flatMap((namespace, index) =>
      manifest.languages
        .filter((language) => dictionaries[namespace]?.[language] === undefined)
        .map(
          (language) => `${file} /routes/${at}/meta/dictionaries/${index}: no "${namespace}" in ${language}`,
        ),
    ),
  );
}

/** Places in routes that name a widget of some parcel: `coupon/coupon`. */
function regionProblems({ file, manifest }: PlacedParcel, widgets: ReadonlySet<string>): string[] {
  return manifest.routes.flatMap(({ meta }, at) =>
    Object.entries(meta.regions ?? {}).flatMap(([region, widget]) =>
      typeof widget !== 'string' || widgets.has(widget)
        ? []
        : [`${file} /routes/${at}/meta/regions/${region}: no parcel offers the widget "${widget}"`],
    ),
  );
}

function guardProblems({ file, manifest }: PlacedParcel): string[] {
  return manifest.routes.flatMap(({ guards, meta }, at) =>
    (guards as readonly string[]).includes('feature') && meta.featureId === undefined
      ? [`${file} /routes/${at}/guards: "feature" needs meta.featureId`]
      : [],
  );
}

function widgetNames(parcels: readonly { readonly manifest: ParcelManifest }[]): Set<string> {
  return new Set(
    parcels.flatMap(({ manifest }) => manifest.widgets.map((widget) => `${manifest.name}/${widget}`)),
  );
}

/** Everything about built parcels that can only be said when all of them are together. */
export function parcelProblems(
  parcels: readonly PlacedParcel[],
  site: { readonly shared: readonly string[]; readonly dictionaries: Dictionaries },
): string[] {
  const widgets = widgetNames(parcels);
  return parcels.flatMap((parcel) => [
    ...requirementProblems(parcel, site.shared),
    ...codeProblems(parcel),
    ...dictionaryProblems(parcel, site.dictionaries),
    ...regionProblems(parcel, widgets),
    ...guardProblems(parcel),
  ]);
}
