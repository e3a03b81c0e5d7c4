import semver from 'semver';

import type { Release } from '../site/release.ts';
import { importProblems } from './import-problems.ts';
import { ownCopyScopes, versionFor } from './own-copies.ts';
import type { PlacedManifest, PlacedParcel } from './placed.ts';

/** What a parcel meets in the site, as far as it is measured against it. */
export interface SiteParts {
  readonly shared: Release['shared'];
  /** Every dictionary of the release, parcels' own and the shared ones. */
  readonly dictionaries: Release['dictionaries'];
}

function requirementProblems(parcel: PlacedParcel, { shared }: SiteParts): string[] {
  return Object.entries(parcel.manifest.requires).flatMap(([name, range]) => {
    const place = `${parcel.file} /requires/${name}`;
    const version = versionFor(parcel, shared, name);
    if (version === undefined) return [`${place}: not a shared module`];
    const whose = Object.hasOwn(parcel.built.copies ?? {}, name) ? 'its own copy is' : 'the site has';
    return semver.satisfies(version, range) ? [] : [`${place}: wants ${range}, ${whose} ${version}`];
  });
}

function dependencyProblems({ file, built }: PlacedParcel, { shared }: SiteParts): string[] {
  return built.dependencies.flatMap((name) =>
    Object.hasOwn(shared, name) ? [] : [`${file}: its code imports "${name}", which is no shared module`],
  );
}

function codeProblems({ file, manifest, built }: PlacedParcel): string[] {
  return [
    ...manifest.routes.flatMap(({ page }, at) =>
      Object.hasOwn(built.pages, page) ? [] : [`${file} /routes/${at}/page: "${page}" has no code`],
    ),
    ...manifest.widgets.flatMap((widget, at) =>
      Object.hasOwn(built.widgets, widget) ? [] : [`${file} /widgets/${at}: "${widget}" has no code`],
    ),
    ...(built.name === manifest.name
      ? []
      : [`${file} /name: "${manifest.name}", but "${built.name}" was built`]),
    ...(built.version === manifest.version
      ? []
      : [`${file} /version: ${manifest.version}, but ${built.version} was built`]),
  ];
}

function dictionaryProblems({ file, manifest, built }: PlacedParcel, { dictionaries }: SiteParts): string[] {
  const foreign = Object.keys(built.dictionaries).filter((namespace) => namespace !== manifest.name);
  const missing = manifest.routes.flatMap(({ meta }, at) =>
    meta.dictionaries.flatMap((namespace, index) =>
      manifest.languages
        .filter((language) => dictionaries[namespace]?.[language] === undefined)
        .map(
          (language) => `${file} /routes/${at}/meta/dictionaries/${index}: no "${namespace}" in ${language}`,
        ),
    ),
  );
  return [
    ...foreign.map((namespace) => `${file}: brings the dictionary "${namespace}", which is not its own`),
    ...missing,
  ];
}

/** Places in routes that name a widget of some parcel: `coupon/coupon`. */
function regionProblems({ file, manifest }: PlacedManifest, widgets: ReadonlySet<string>): string[] {
  return manifest.routes.flatMap(({ meta }, at) =>
    Object.entries(meta.regions ?? {}).flatMap(([region, widget]) =>
      typeof widget !== 'string' || widgets.has(widget)
        ? []
        : [`${file} /routes/${at}/meta/regions/${region}: no parcel offers the widget "${widget}"`],
    ),
  );
}

function guardProblems({ file, manifest }: PlacedManifest): string[] {
  return manifest.routes.flatMap(({ guards, meta }, at) =>
    (guards as readonly string[]).includes('feature') && meta.featureId === undefined
      ? [`${file} /routes/${at}/guards: "feature" needs meta.featureId`]
      : [],
  );
}

function widgetNames(parcels: readonly PlacedManifest[]): Set<string> {
  return new Set(
    parcels.flatMap(({ manifest }) => manifest.widgets.map((widget) => `${manifest.name}/${widget}`)),
  );
}

/** Everything about built parcels that can only be said when all of them are together, their routes aside. */
export function parcelProblems(parcels: readonly PlacedParcel[], site: SiteParts): string[] {
  const widgets = widgetNames(parcels);
  return parcels.flatMap((parcel) => [
    ...requirementProblems(parcel, site),
    ...dependencyProblems(parcel, site),
    ...importProblems(parcel, site.shared),
    ...ownCopyScopes(parcel, site.shared).problems,
    ...codeProblems(parcel),
    ...dictionaryProblems(parcel, site),
    ...regionProblems(parcel, widgets),
    ...guardProblems(parcel),
  ]);
}
