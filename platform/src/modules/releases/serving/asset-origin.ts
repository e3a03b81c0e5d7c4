import type { BuiltFile, BuiltParcel, Release } from '@paddock/contract';

import type { PlatformConfig } from '../../../kernel/config/config.ts';

/** Origins beside the site's own that its files come from, for the content security policy. */
export function assetOrigins({ assets }: Pick<PlatformConfig, 'assets'>): readonly string[] {
  return assets.origin === undefined ? [] : [assets.origin];
}

/** The release with every address absolute at the origin its files are fetched from; unchanged without one. */
export function atOrigin(release: Release, origin: string | undefined): Release {
  if (origin === undefined) return release;
  const at = (href: string) => origin + href;
  const folders = (scopes: NonNullable<Release['scopes']>) =>
    Object.fromEntries(Object.entries(scopes).map(([folder, own]) => [at(folder), mapped(own, at)]));
  const file = <File extends BuiltFile>(one: File): File => ({ ...one, href: at(one.href) });
  const record = <File extends BuiltFile>(files: Readonly<Record<string, File>>) => mapped(files, file);
  const keys = (of: BuiltParcel['pages']) =>
    mapped(of, ({ scripts, styles }) => ({ scripts: scripts.map(file), styles: styles.map(file) }));
  return {
    ...release,
    imports: mapped(release.imports, at),
    ...(release.scopes === undefined ? {} : { scopes: folders(release.scopes) }),
    integrity: Object.fromEntries(
      Object.entries(release.integrity).map(([href, integrity]) => [at(href), integrity]),
    ),
    shared: record(release.shared),
    development: record(release.development),
    loader: file(release.loader),
    overrides: { library: file(release.overrides.library), rescue: file(release.overrides.rescue) },
    ...(release.canaryWatch === undefined ? {} : { canaryWatch: file(release.canaryWatch) }),
    ...(release.earlyPresses === undefined ? {} : { earlyPresses: file(release.earlyPresses) }),
    styles: release.styles.map(file),
    fonts: release.fonts.map(file),
    dictionaries: mapped(release.dictionaries, record),
    parcels: release.parcels.map((parcel) => ({
      ...parcel,
      entry: file(parcel.entry),
      pages: keys(parcel.pages),
      widgets: keys(parcel.widgets),
      dictionaries: mapped(parcel.dictionaries, record),
      ...(parcel.copies === undefined ? {} : { copies: record(parcel.copies) }),
      files: parcel.files.map(file),
    })),
  };
}

function mapped<Value, Result>(
  values: Readonly<Record<string, Value>>,
  change: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}
