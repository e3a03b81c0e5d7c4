/** Names the owner of a failure, `<parcel>@<version>`: by its name where it is known, else by the file's address. */
export type Attribution = (failure: {
  readonly url: string | null;
  readonly parcel: string | null;
}) => string | null;

/** Where the build puts each package's files. */
const PLACE = /\/assets\/(?:parcels|shared)\/([a-z][a-z0-9-]{1,39})\//;

export interface AttributionOptions {
  /** Parcel → version of this release. */
  readonly versions: Readonly<Record<string, string>>;
  /** Address of a parcel's entry, overridden or not; null when there is none. */
  entryUrlOf(parcel: string): string | null;
}

/** A parcel served from elsewhere by an override is found by its entry's folder. */
export function createAttribution({ versions, entryUrlOf }: AttributionOptions): Attribution {
  const folderOf = (parcel: string): string | null => {
    const entry = entryUrlOf(parcel);
    const folder = entry === null ? null : new URL('.', entry);
    return folder === null || folder.pathname === '/' ? null : folder.href;
  };
  const isBelow = (url: string, folder: string | null): boolean => folder !== null && url.startsWith(folder);
  const ownerOf = (url: string): string | undefined =>
    PLACE.exec(url)?.[1] ?? Object.keys(versions).find((name) => isBelow(url, folderOf(name)));

  return ({ url, parcel }) => {
    const owner = parcel ?? (url === null ? undefined : ownerOf(url));
    return owner === undefined ? null : `${owner}@${versions[owner] ?? 'unknown'}`;
  };
}

/** First file named in an error's stack. */
export function sourceOf(error: unknown): string | null {
  if (!(error instanceof Error) || error.stack === undefined) return null;
  return /https?:\/\/[^\s)]+?(?=:\d+:\d+)/.exec(error.stack)?.[0] ?? null;
}
