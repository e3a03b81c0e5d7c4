import { isDeepStrictEqual } from 'node:util';
import type { NewContentPicture } from '@paddock/contract/schemas';

import { inTransaction } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { OperatorPrincipal } from '../../operators/index.ts';
import type { ChangingParts } from '../change-content.ts';
import { makePicture, pictureIdOf, PICTURE_BYTES } from './make-picture.ts';
import type { PictureFiles } from './picture-files.ts';
import {
  deletePicture,
  holdPicture,
  keepPicture,
  readPicture,
  usesOf,
  type StoredPicture,
} from './picture-store.ts';

export interface PictureParts extends ChangingParts {
  readonly files: PictureFiles;
}

const subjectOf = (id: string): string => `content-picture:${id}`;

/**
 * Takes a picture in: its files are kept before anything names them. The same file again is the picture that is there,
 * with the new words, and nothing is made: whoever heard no answer sends it once more.
 * @throws BODY_TOO_LARGE, and what `makePicture` throws
 */
export async function addPicture(
  { kernel, operators, files }: PictureParts,
  operator: OperatorPrincipal,
  { content, alt, reason }: NewContentPicture,
): Promise<StoredPicture> {
  const file = Buffer.from(content, 'base64');
  if (file.length > PICTURE_BYTES) throw new PlatformError('BODY_TOO_LARGE', { maxBytes: PICTURE_BYTES });
  const id = pictureIdOf(file);
  const stored = await readPicture(kernel.db, id);
  const whole = stored !== undefined && (await isWhole(files, stored)) ? stored : undefined;
  if (whole !== undefined && isDeepStrictEqual(whole.alt, alt)) return whole;
  const picture: StoredPicture = whole
    ? { ...whole, alt }
    : {
        ...{ id, alt, ...(await makeFiles(files, id, file)) },
        ...{ atMs: kernel.clock.nowMs(), author: operator.name },
      };
  const { width, height } = picture;
  await inTransaction(kernel.db, async (tx) => {
    await keepPicture(tx, picture);
    const after = { alt, width, height };
    await operators.record(tx, {
      operator,
      action: 'content.picture',
      subject: subjectOf(id),
      after,
      reason,
    });
  });
  return picture;
}

async function makeFiles(
  files: PictureFiles,
  id: string,
  file: Buffer,
): Promise<Pick<StoredPicture, 'width' | 'height' | 'files'>> {
  const { width, height, files: made } = await makePicture(file);
  for (const one of made) await files.put(id, one);
  return { width, height, files: made.map(({ name }) => name) };
}

/** None of its files is lost. */
async function isWhole(files: PictureFiles, { id, files: names }: StoredPicture): Promise<boolean> {
  const read = await Promise.all(names.map((name) => files.read(id, name)));
  return !read.includes(undefined);
}

/**
 * Takes a picture away that no document shows.
 * @throws NOT_FOUND; CONTENT_PICTURE_USED naming the documents that show it
 */
export async function removePicture(
  { kernel, operators, files }: PictureParts,
  operator: OperatorPrincipal,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<void> {
  const picture = await inTransaction(kernel.db, async (tx) => {
    const held = await holdPicture(tx, id);
    if (held === undefined) throw new PlatformError('NOT_FOUND');
    const addresses = (await usesOf(tx, id)).get(id) ?? [];
    if (addresses.length > 0) throw new PlatformError('CONTENT_PICTURE_USED', { addresses });
    await deletePicture(tx, id);
    const { alt, width, height } = held;
    await operators.record(tx, {
      ...{ operator, action: 'content.picture-remove', subject: subjectOf(id) },
      ...{ before: { alt, width, height }, after: null, reason },
    });
    return held;
  });
  await files.remove(id, picture.files);
}
