import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { PlatformConfig } from '../../../kernel/config/config.ts';
import { openBucket, type Bucket } from '../../../kernel/storage/bucket.ts';
import type { MadeFile } from './make-picture.ts';

/** Where pictures lie: beside the files of releases. What an address says it says for ever. */
export interface PictureFiles {
  put(id: string, file: MadeFile): Promise<void>;
  /** Undefined where there is none. */
  read(id: string, name: string): Promise<Uint8Array | undefined>;
  /** What is not there is no fault. */
  remove(id: string, names: readonly string[]): Promise<void>;
}

const FILE = /^[0-9a-f]{32}\/\d{1,4}\.(?:avif|webp)$/;

/** `id/780.avif`, or undefined for what is no file of a picture. */
function placeOf(id: string, name: string): string | undefined {
  const place = `${id}/${name}`;
  return FILE.test(place) ? place : undefined;
}

function requirePlace(id: string, name: string): string {
  const place = placeOf(id, name);
  if (place === undefined) throw new RangeError('this is no file of a picture');
  return place;
}

/** The place the configuration names: `DATA_DIR/content-pictures`, or the bucket of the assets. */
export function openPictureFiles({
  dataDir,
  assets,
}: Pick<PlatformConfig, 'dataDir' | 'assets'>): PictureFiles {
  return assets.bucket === undefined
    ? onDisk(join(dataDir, 'content-pictures'))
    : inBucket(openBucket(assets.bucket));
}

/** Each is written beside and moved into its place whole. */
function onDisk(folder: string): PictureFiles {
  return {
    async put(id, { name, content }) {
      const path = join(folder, requirePlace(id, name));
      await mkdir(join(folder, id), { recursive: true });
      await writeFile(`${path}.part`, content, { flush: true });
      await rename(`${path}.part`, path);
    },
    async read(id, name) {
      const place = placeOf(id, name);
      if (place === undefined) return undefined;
      return readFile(join(folder, place)).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      });
    },
    async remove(id, names) {
      for (const name of names) await rm(join(folder, requirePlace(id, name)), { force: true });
    },
  };
}

function inBucket(bucket: Bucket): PictureFiles {
  const keyOf = (place: string): string => `/content-pictures/${place}`;
  return {
    put: (id, { name, format, content }) =>
      bucket.put(keyOf(requirePlace(id, name)), content, {
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
      }),
    async read(id, name) {
      const place = placeOf(id, name);
      return place === undefined ? undefined : bucket.get(keyOf(place));
    },
    async remove(id, names) {
      for (const name of names) await bucket.remove(keyOf(requirePlace(id, name)));
    },
  };
}
