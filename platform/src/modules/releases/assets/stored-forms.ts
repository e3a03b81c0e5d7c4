import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { StoredForms } from './asset-store.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Kinds that gain by compression. */
const COMPRESSIBLE = /\.(?:js|css|json|svg|html|txt|map|xml|wasm)$/;
/** Up to this size brotli gives its best; a larger file is done in a fraction of the time nearly as small. */
const BEST_UP_TO_BYTES = 128 * 1024;
const BEST_QUALITY = 11;
const QUICK_QUALITY = 9;

/** Whether a file is kept in compressed forms too. */
export function isCompressed(href: string): boolean {
  return COMPRESSIBLE.test(href);
}

/** Compresses a file for the store, on zlib's own threads. */
export async function storedForms(href: string, plain: Uint8Array): Promise<StoredForms> {
  if (!isCompressed(href)) return { plain };
  const quality = plain.byteLength <= BEST_UP_TO_BYTES ? BEST_QUALITY : QUICK_QUALITY;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
  };
  const [brotli, zipped] = await Promise.all([toBrotli(plain, { params }), toGzip(plain, { level: 9 })]);
  return { plain, brotli, gzip: zipped };
}

/** SRI hash of a file. */
export function integrityOf(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
