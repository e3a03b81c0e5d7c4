import type { BuiltFile, BuiltParcel } from '../site/built-parcel.ts';

/** Folder of a parcel's files in the site. */
export const parcelFolder = (name: string): string => `/assets/parcels/${name}/`;

/** Largest file of a parcel, as it is. */
export const PARCEL_FILE_BYTES = 5 * 1024 * 1024;

type PlacedFile = readonly [place: string, file: BuiltFile];

/** Every file a built parcel names beside its list, with the place that names it. */
function namedFiles({
  entry,
  pages,
  widgets,
  dictionaries,
  drawing,
  copies = {},
}: BuiltParcel): PlacedFile[] {
  const ofKeys = (group: 'pages' | 'widgets', keys: BuiltParcel['pages']) =>
    Object.entries(keys).flatMap(([key, { scripts, styles }]) => [
      ...scripts.map((file, at) => [`/${group}/${key}/scripts/${at}`, file] as const),
      ...styles.map((file, at) => [`/${group}/${key}/styles/${at}`, file] as const),
    ]);
  const words = Object.entries(dictionaries).flatMap(([namespace, languages]) =>
    Object.entries(languages).map(
      ([language, file]) => [`/dictionaries/${namespace}/${language}`, file] as const,
    ),
  );
  const own = Object.entries(copies).map(([name, file]) => [`/copies/${name}`, file] as const);
  const server = drawing === undefined ? [] : [['/drawing', drawing] as const];
  return [
    ['/entry', entry],
    ...ofKeys('pages', pages),
    ...ofKeys('widgets', widgets),
    ...words,
    ...server,
    ...own,
  ];
}

/**
 * What is wrong with the files of one built parcel by itself: each lies in the parcel's own folder, is listed once, and
 * is named with one integrity throughout.
 */
export function fileProblems(built: BuiltParcel): string[] {
  const document = `${built.name}/parcel.built.json`;
  const listed = new Map(built.files.map((file) => [file.href, file]));
  const seen = new Set<string>();
  const ofList = built.files.flatMap(({ href }, at) => {
    const twice = seen.has(href);
    seen.add(href);
    if (twice) return [`${document} /files/${at}: ${href} is listed twice`];
    return href.startsWith(parcelFolder(built.name))
      ? []
      : [`${document} /files/${at}: ${href} lies outside ${parcelFolder(built.name)}`];
  });
  const ofNamed = namedFiles(built).flatMap(([place, { href, integrity }]) => {
    const file = listed.get(href);
    if (file === undefined) return [`${document} ${place}: ${href} is not among its files`];
    return file.integrity === integrity
      ? []
      : [`${document} ${place}: ${href} has another integrity in its files`];
  });
  return [...ofList, ...ofNamed];
}
