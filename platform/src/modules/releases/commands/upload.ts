import { parcelFolder } from '@paddock/contract/releases';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { isAssetHref } from '../assets/asset-store.ts';
import { lostFiles } from '../assets/lost-files.ts';
import { integrityOf, storedForms } from '../assets/stored-forms.ts';
import { claimFile, storedFiles } from '../records/file-records.ts';
import { holdFiles } from '../records/file-lock.ts';
import type { Registry } from '../registry.ts';
import type { Publisher } from '../tokens/tokens.ts';
import { requireParcel } from './require-owner.ts';

/** A file as a team sends it. */
export interface UploadedFile {
  readonly href: string;
  readonly integrity: string;
  readonly content: Uint8Array;
}

/**
 * Takes one file of a parcel into the store. An address has one content for ever; the same file again is no fault, and mends
 * one the store has lost.
 * @throws PARCEL_NOT_YOURS for a file outside the token's parcels, FILE_TAMPERED for one that is not what its integrity
 * says or would replace another; both with `details.problems`
 */
export async function upload(
  { db, clock, store, uploads }: Registry,
  publisher: Publisher,
  { href, integrity, content }: UploadedFile,
): Promise<void> {
  const parcel = href.split('/')[3] ?? '';
  requireParcel(publisher, parcel);
  if (!isAssetHref(href) || !href.startsWith(parcelFolder(parcel))) tampered(`${href}: not a file's address`);
  const actual = integrityOf(content);
  if (actual !== integrity) tampered(`${href}: its content is ${actual}, not ${integrity}`);
  await uploads(async () => {
    const forms = await storedForms(href, content);
    await db.transaction().execute(async (tx) => {
      await holdFiles(tx);
      // The row first: of two that bring different contents to one address at once, one waits here and is refused.
      if (await claimFile(tx, { href, integrity, bytes: content.byteLength }, clock.nowMs())) {
        await store.put(href, forms);
      } else if ((await storedFiles(tx, [href])).get(href) !== integrity) {
        tampered(`${href}: stands already with another content; name files by their content`);
      } else if ((await lostFiles(store, [{ href, integrity }])).length > 0) {
        await store.put(href, forms);
      }
    });
  });
}

function tampered(problem: string): never {
  throw new PlatformError('FILE_TAMPERED', { problems: [problem] });
}
