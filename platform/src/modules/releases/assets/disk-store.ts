import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { copyFile, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { assetHeaders, COMPRESSED_ENDS, type AssetStore } from './asset-store.ts';

/**
 * Files on local disk under `folder`, in `assets/` as they are addressed. A file is written beside and moved into its
 * place whole, so that a crash leaves no half of one.
 */
export function createDiskStore(folder: string): AssetStore {
  const incoming = join(folder, 'incoming');
  const pathOf = (href: string): string => join(folder, href);

  const folders = new Map<string, Promise<unknown>>();

  /** Makes a file's folder where it is missing. */
  function folderOf(href: string): Promise<unknown> {
    const folder = dirname(pathOf(href));
    const made = folders.get(folder) ?? mkdir(folder, { recursive: true });
    folders.set(folder, made);
    return made;
  }

  async function place(href: string, write: (path: string) => Promise<void>): Promise<void> {
    const beside = join(incoming, randomUUID());
    await mkdir(incoming, { recursive: true });
    await write(beside);
    await folderOf(href);
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
    async bring(href, path, known) {
      // Listed, and not lost since: the plain form is the last that was written.
      if (known && existsSync(pathOf(href))) return;
      await folderOf(href);
      // Compressed forms first, as when a file is put.
      for (const end of [...Object.values(COMPRESSED_ENDS), '']) {
        const code = await codeOf(link(path + end, pathOf(href + end)));
        // There already, or not a kind that is compressed.
        if (code === undefined || code === 'EEXIST' || (code === 'ENOENT' && end !== '')) continue;
        // Another file system: a copy is written beside and moved.
        await place(href + end, (beside) => copyFile(path + end, beside));
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
        setHeaders(reply, path) {
          // A compressed form is sent as the file it is a form of.
          const file = path.replace(/\.(?:br|gz)$/, '');
          for (const [name, value] of Object.entries(assetHeaders(file))) reply.header(name, value);
        },
      });
    },
  };
}

/** Why something failed, as the system names it; undefined when it did not. */
async function codeOf(work: Promise<void>): Promise<string | undefined> {
  return work.then(
    () => undefined,
    (error: unknown) => (error as NodeJS.ErrnoException).code ?? 'unknown',
  );
}
