import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { access, copyFile, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { ASSET_HEADERS, COMPRESSED_ENDS, type AssetStore } from './asset-store.ts';

/**
 * Files on local disk under `folder`, in `assets/` as they are addressed. A file is written beside and moved into its
 * place whole, so that a crash leaves no half of one.
 */
export function createDiskStore(folder: string): AssetStore {
  const incoming = join(folder, 'incoming');
  const pathOf = (href: string): string => join(folder, href);

  async function place(href: string, write: (path: string) => Promise<void>): Promise<void> {
    const beside = join(incoming, randomUUID());
    await mkdir(incoming, { recursive: true });
    await write(beside);
    await mkdir(dirname(pathOf(href)), { recursive: true });
    await rename(beside, pathOf(href));
  }

  return {
    async put(href, { plain, brotli, gzip }) {
      // Compressed forms first: whoever finds the file finds them too.
      const write = (content: Uint8Array) => (path: string) => writeFile(path, content, { flush: true });
      if (brotli !== undefined) await place(href + COMPRESSED_ENDS.brotli, write(brotli));
      if (gzip !== undefined) await place(href + COMPRESSED_ENDS.gzip, write(gzip));
      await place(href, write(plain));
    },
    async bring(href, path) {
      for (const end of [...Object.values(COMPRESSED_ENDS), '']) {
        if (!(await isThere(path + end)) || (await isThere(pathOf(href + end)))) continue;
        await place(href + end, (beside) =>
          link(path + end, beside).catch(() => copyFile(path + end, beside)),
        );
      }
    },
    read: (href) => readFile(pathOf(href)),
    async remove(href) {
      for (const end of ['', ...Object.values(COMPRESSED_ENDS)])
        await rm(pathOf(href + end), { force: true });
    },
    async routes(app: HttpApp) {
      mkdirSync(join(folder, 'assets'), { recursive: true });
      await app.register(fastifyStatic, {
        root: join(folder, 'assets'),
        prefix: '/assets/',
        schemaHide: true,
        preCompressed: true,
        index: false,
        dotfiles: 'ignore',
        etag: false,
        lastModified: false,
        cacheControl: false,
        setHeaders(reply) {
          for (const [name, value] of Object.entries(ASSET_HEADERS)) reply.header(name, value);
        },
      });
    },
  };
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
