import type { ParcelManifest } from '../schemas/manifest.ts';

/** One file of a built parcel. `href` is absolute on its origin; `integrity` is a SRI hash. */
export interface BuiltFile {
  readonly href: string;
  readonly integrity: string;
  /** Brotli-compressed bytes, for budgets. */
  readonly bytes: number;
}

/** A shared module in a version of a parcel's own, built into the parcel's folder. */
export interface OwnCopy extends BuiltFile {
  /** Version of the package behind it. */
  readonly version: string;
}

/** A System module of the process that draws; `dependencies` are import-map names. */
export interface DrawingFile extends BuiltFile {
  readonly dependencies: readonly string[];
}

/** What a parcel's build wrote about itself (`parcel.built.json`). */
export interface BuiltParcel {
  readonly name: string;
  readonly version: string;
  /** Import-map name of the entry: `@paddock/betting`. */
  readonly entry: BuiltFile;
  /** Import-map names the entry imports, for preloading. */
  readonly dependencies: readonly string[];
  /** Import-map name → names the entry takes of it, read from the entry; absent in builds from before they were. */
  readonly imports?: Readonly<Record<string, readonly string[]>>;
  readonly pages: Readonly<
    Record<string, { readonly scripts: readonly BuiltFile[]; readonly styles: readonly BuiltFile[] }>
  >;
  readonly widgets: Readonly<
    Record<string, { readonly scripts: readonly BuiltFile[]; readonly styles: readonly BuiltFile[] }>
  >;
  /** Dictionary namespace → language → file. */
  readonly dictionaries: Readonly<Record<string, Readonly<Record<string, BuiltFile>>>>;
  /** Languages of the manifest. */
  readonly languages: readonly string[];
  /** The `parcel.json` it was built from. */
  readonly manifest: ParcelManifest;
  /** What draws pages on the server (`drawn` of the manifest). Absent where none is drawn. */
  readonly drawing?: DrawingFile;
  /** Import-map name → the parcel's own copy (`ownCopies` of the manifest). Absent when it has none. */
  readonly copies?: Readonly<Record<string, OwnCopy>>;
  /** Every file it may fetch, the entry, chunks opened later and its own copies included. */
  readonly files: readonly BuiltFile[];
}
