import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { AwsClient } from 'aws4fetch';

import type { BucketConfig } from '../../../kernel/config/config.ts';
import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { ASSET_HEADERS, COMPRESSED_ENDS, isAssetHref, type AssetStore } from './asset-store.ts';
import { storedForms } from './stored-forms.ts';

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
export function createBucketStore(bucket: BucketConfig): AssetStore {
  const client = new AwsClient({
    accessKeyId: bucket.keyId,
    secretAccessKey: bucket.secret,
    region: bucket.region,
    service: 's3',
    retries: 3,
  });
  const urlOf = (href: string): string =>
    [bucket.endpoint, bucket.name, ...(bucket.prefix === '' ? [] : [bucket.prefix])].join('/') + href;

  async function put(key: string, content: Uint8Array, type: string): Promise<void> {
    const answer = await client.fetch(urlOf(key), {
      method: 'PUT',
      body: new Uint8Array(content),
      headers: { 'cache-control': ASSET_HEADERS['cache-control'], 'content-type': type },
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`the bucket answered ${answer.status} to PUT ${key}`);
  }

  async function get(key: string): Promise<Uint8Array | undefined> {
    const answer = await client.fetch(urlOf(key));
    const content = new Uint8Array(await answer.arrayBuffer());
    if (answer.ok) return content;
    if (answer.status === 404) return undefined;
    throw new Error(`the bucket answered ${answer.status} to GET ${key}`);
  }

  const store: AssetStore = {
    async put(href, { plain, brotli, gzip }) {
      // Compressed forms are objects of their own: named as an encoding, they would come back unpacked.
      if (brotli !== undefined) await put(href + COMPRESSED_ENDS.brotli, brotli, UNKNOWN_TYPE);
      if (gzip !== undefined) await put(href + COMPRESSED_ENDS.gzip, gzip, UNKNOWN_TYPE);
      await put(href, plain, typeOf(href));
    },
    async bring(href, path, known) {
      if (!known) await store.put(href, await storedForms(href, await readFile(path)));
    },
    async read(href) {
      const content = await get(href);
      if (content === undefined) throw new Error(`the bucket has no ${href}`);
      return content;
    },
    async remove(href) {
      for (const end of ['', ...Object.values(COMPRESSED_ENDS)]) {
        const answer = await client.fetch(urlOf(href + end), { method: 'DELETE' });
        await answer.arrayBuffer();
        if (!answer.ok && answer.status !== 404) {
          throw new Error(`the bucket answered ${answer.status} to DELETE ${href + end}`);
        }
      }
    },
    routes(app: HttpApp) {
      app.get('/assets/*', { schema: { hide: true } }, async (request, reply) => {
        const href = request.url.split('?', 1)[0] ?? '';
        if (!isAssetHref(href)) throw new PlatformError('NOT_FOUND');
        const encoding = encodingOf(request.headers['accept-encoding'] ?? '');
        const compressed = encoding === undefined ? undefined : await get(href + encoding.end);
        const content = compressed ?? (await get(href));
        if (content === undefined) throw new PlatformError('NOT_FOUND');
        if (compressed !== undefined && encoding !== undefined) {
          reply.header('content-encoding', encoding.name);
        }
        return reply
          .headers(ASSET_HEADERS)
          .header('vary', 'accept-encoding')
          .type(typeOf(href))
          .send(Buffer.from(content));
      });
      return Promise.resolve();
    },
  };
  return store;
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
