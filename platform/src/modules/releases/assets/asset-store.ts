import type { HttpApp } from '../../../kernel/http/http-app.ts';

/** A file as it is stored: itself and, where its kind gains by it, compressed. */
export interface StoredForms {
  readonly plain: Uint8Array;
  readonly brotli?: Uint8Array;
  readonly gzip?: Uint8Array;
}

/**
 * Where the immutable files of all releases lie. An address is a path below `/assets/`; who calls has checked its form
 * and the content behind it. Putting the same file twice is as good as once.
 */
export interface AssetStore {
  put(href: string, forms: StoredForms): Promise<void>;
  /** Brings in a file of the site's build with the compressed forms beside it. `known`: the registry lists it already. */
  bring(href: string, path: string, known: boolean): Promise<void>;
  /** @throws Error when it cannot be read */
  read(href: string): Promise<Uint8Array>;
  /** Removes a file with its compressed forms; one that is not there is no fault. */
  remove(href: string): Promise<void>;
  /** Adds the route that answers `/assets/*`. */
  routes(app: HttpApp): Promise<void>;
}

/** Ends of compressed forms' names, as servers of static files look for them. */
export const COMPRESSED_ENDS = { brotli: '.br', gzip: '.gz' } as const;

/** Headers of every file: it never changes, and any origin may load it, because parcels may be hosted elsewhere. */
const ASSET_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** For a file that is opened as a page of its own, markup or a picture with scripts in it: it is a page without rights. */
const AS_A_PAGE = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * For a script: documents run it by their own policy, but a worker has that of its file. It talks to this site alone, not to
 * what manifests name, and makes no code of text.
 */
const AS_A_WORKER =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'";

/** Headers of a file. */
export function assetHeaders(href: string): Readonly<Record<string, string>> {
  const policy = href.endsWith('.js') ? AS_A_WORKER : AS_A_PAGE;
  return { ...ASSET_HEADERS, 'content-security-policy': policy };
}

/** Whether a path is one a store may hold: below `/assets/`, plain names, nothing hidden, no way up. */
export function isAssetHref(href: string): boolean {
  return /^\/assets\/(?:[A-Za-z0-9_-][A-Za-z0-9_.-]*\/)*[A-Za-z0-9_-][A-Za-z0-9_.-]*\.[a-z0-9]+$/.test(href);
}
