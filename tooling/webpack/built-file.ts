import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { BuiltFile } from '@paddock/contract';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Formats that are compressed already. */
const COMPRESSED = /\.(?:woff2|png|webp|avif)$/;

const HASHED = /\.[0-9a-f]{16}\.[a-z0-9]+$/;

/** SRI hash of a file's bytes. */
export function integrityOf(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Short hash for a file's name. */
export function nameHashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** Brotli at its best quality, as the site serves it. */
export function brotliOf(content: Uint8Array): Promise<Buffer> {
  return brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/** Writes `<file>.br` and `<file>.gz` beside a file and answers its brotli size in bytes. */
async function writeCompressed(file: string, content: Uint8Array): Promise<number> {
  if (COMPRESSED.test(file)) return content.length;
  const present = await stat(`${file}.br`).catch(() => undefined);
  // Files carry a hash of their content in their names, so that what stands beside one belongs to it.
  if (present !== undefined && HASHED.test(file) && existsSync(`${file}.gz`)) return present.size;
  const [small, common] = await Promise.all([brotliOf(content), deflate(content, { level: 9 })]);
  await Promise.all([writeWhole(`${file}.br`, small), writeWhole(`${file}.gz`, common)]);
  return small.length;
}

/** A file that is there is whole: another build may look at it meanwhile, and one that is killed leaves nothing. */
async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  const beside = `${file}.${randomUUID()}`;
  await writeFile(beside, content);
  await rename(beside, file);
}

/** Compresses a built file beside itself and describes it under the address it will be served from. */
export async function describeFile(file: string, href: string): Promise<BuiltFile> {
  const content = await readFile(file);
  return { href, integrity: integrityOf(content), bytes: await writeCompressed(file, content) };
}
