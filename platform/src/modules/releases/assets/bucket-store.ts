import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';

import type { BucketConfig } from '../../../kernel/config/config.ts';
import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { openBucket } from '../../../kernel/storage/bucket.ts';
import {
  assetHeaders,
  COMPRESSED_ENDS,
  isAssetHref,
  type AssetStore,
  type StoredForms,
} from './asset-store.ts';
import { isCompressed } from './stored-forms.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const UNKNOWN_TYPE = 'application/octet-stream';

/** Files in a bucket that speaks the S3 protocol, compressed forms under their own names beside each file. */
export function createBucketStore(config: BucketConfig): AssetStore {
  const bucket = openBucket(config);
  const put = (key: string, content: Uint8Array, type: string): Promise<void> =>
    bucket.put(key, content, {
      'cache-control': assetHeaders(key)['cache-control'] ?? '',
      'content-type': type,
    });

  const store: AssetStore = {
    async put(href, { plain, brotli, gzip }) {
      // Compressed forms are objects of their own: named as an encoding, they would come back unpacked.
      if (brotli !== undefined) await put(href + COMPRESSED_ENDS.brotli, brotli, UNKNOWN_TYPE);
      if (gzip !== undefined) await put(href + COMPRESSED_ENDS.gzip, gzip, UNKNOWN_TYPE);
      await put(href, plain, typeOf(href));
    },
    async bring(href, path, known) {
      if (!known) await store.put(href, await formsBeside(path));
    },
    async read(href) {
      const content = await bucket.get(href);
      if (content === undefined) throw new Error(`the bucket has no ${href}`);
      return content;
    },
    async remove(href) {
      for (const end of ['', ...Object.values(COMPRESSED_ENDS)]) await bucket.remove(href + end);
    },
    routes(app: HttpApp) {
      app.get('/assets/*', { schema: { hide: true } }, async (request, reply) => {
        const href = request.url.split('?', 1)[0] ?? '';
        if (!isAssetHref(href)) throw new PlatformError('NOT_FOUND');
        // Not asked for what was never put: some buckets answer 403 to that, and every question takes its time.
        const encoding = isCompressed(href)
          ? encodingOf(request.headers['accept-encoding'] ?? '')
          : undefined;
        const compressed = encoding === undefined ? undefined : await bucket.get(href + encoding.end);
        const content = compressed ?? (await bucket.get(href));
        if (content === undefined) throw new PlatformError('NOT_FOUND');
        if (compressed !== undefined && encoding !== undefined) {
          reply.header('content-encoding', encoding.name);
        }
        return reply
          .headers(assetHeaders(href))
          .header('vary', 'accept-encoding')
          .type(typeOf(href))
          .send(Buffer.from(content));
      });
      return Promise.resolve();
    },
  };
  return store;
}

/** A file of the build with the compressed forms it left; what has none is no kind that is compressed. */
async function formsBeside(path: string): Promise<StoredForms> {
  const [plain, brotli, gzip] = await Promise.all([
    readFile(path),
    ...[COMPRESSED_ENDS.brotli, COMPRESSED_ENDS.gzip].map((end) =>
      readFile(path + end).catch(() => undefined),
    ),
  ]);
  return {
    plain,
    ...(brotli === undefined ? {} : { brotli }),
    ...(gzip === undefined ? {} : { gzip }),
  };
}

function typeOf(href: string): string {
  return TYPES[extname(href)] ?? UNKNOWN_TYPE;
}

/** The best form a browser takes. */
function encodingOf(accepted: string): { readonly name: string; readonly end: string } | undefined {
  const names = accepted.split(',').map((part) => part.split(';', 1)[0]?.trim());
  if (names.includes('br')) return { name: 'br', end: COMPRESSED_ENDS.brotli };
  if (names.includes('gzip')) return { name: 'gzip', end: COMPRESSED_ENDS.gzip };
  return undefined;
}
