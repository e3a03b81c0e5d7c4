import type { RouteTable } from '../routing/route.ts';
import type { BuiltFile, BuiltParcel, DrawingFile } from './built-parcel.ts';

/** One System module of the import map that is not a parcel: a shared library or one of our own shared modules. */
export interface SharedModule extends BuiltFile {
  /** Import-map names it imports, for preloading. */
  readonly dependencies: readonly string[];
  /** Every name it exports but its default; absent where its build cannot tell. */
  readonly exports?: readonly string[];
  /** Version of the package behind it, which parcels' `requires` are measured against. */
  readonly version: string;
  /**
   * Shared packages it is bound to, with the versions it works with: a parcel that has its own copy of one needs its
   * own instance of this module too.
   */
  readonly boundTo?: Readonly<Record<string, string>>;
}

/**
 * A numbered release: what the build assembles and the document module serves (`dist/site/release.json`).
 * Every href is a path under `/assets/` of an immutable, content-hashed file.
 */
export interface Release {
  readonly number: number;
  /** The import map: every shared module and every parcel's entry (`@paddock/<parcel>`). */
  readonly imports: Readonly<Record<string, string>>;
  /**
   * Shared modules of one parcel alone: its folder (`/assets/parcels/<name>/`, its own copies included), or a module
   * bound to them → import-map name → URL. Absent when no parcel has own copies.
   */
  readonly scopes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** URL → SRI hash for everything SystemJS loads. */
  readonly integrity: Readonly<Record<string, string>>;
  readonly shared: Readonly<Record<string, SharedModule>>;
  /** Development builds of the React modules, by import-map name: overrides to a parcel in development need them. */
  readonly development: Readonly<Record<string, BuiltFile>>;
  /**
   * Import-map name → module for the process that draws pages, where it is another one than the browser's or the browser
   * has none. Absent in what was built before pages were drawn.
   */
  readonly drawing?: Readonly<Record<string, DrawingFile>>;
  /** SystemJS itself. */
  readonly loader: BuiltFile;
  /** import-map-overrides with its UI and the small rescue script before it; only in documents that allow overrides. */
  readonly overrides: { readonly library: BuiltFile; readonly rescue: BuiltFile };
  /** Tells of tabs that hang, in documents of a canary; absent in what was built before it was made. */
  readonly canaryWatch?: BuiltFile;
  /** Notes presses before a drawn page lives, in documents that hold one; absent in what was built before. */
  readonly earlyPresses?: BuiltFile;
  /** Of an installed site, served at `/pwa-sw.js`; absent in what was built before. */
  readonly serviceWorker?: BuiltFile;
  /** Render-blocking styles in order; the first declares the layers and the tokens. */
  readonly styles: readonly BuiltFile[];
  /** Fonts to preload. */
  readonly fonts: readonly BuiltFile[];
  /** Dictionary namespace → language → file; parcels' own and `common`. */
  readonly dictionaries: Readonly<Record<string, Readonly<Record<string, BuiltFile>>>>;
  readonly parcels: readonly BuiltParcel[];
  readonly routeTable: RouteTable;
}
