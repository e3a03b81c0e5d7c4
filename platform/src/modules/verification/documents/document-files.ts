import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { PlatformConfig } from '../../../kernel/config/config.ts';
import { isSealed, type Secrets } from '../../../kernel/crypto/secrets.ts';
import { openBucket, type Bucket } from '../../../kernel/storage/bucket.ts';

/** Where the contents of documents lie: outside everything that is served, under random names, sealed by the data key. */
export interface DocumentFiles {
  put(documentId: string, content: Uint8Array): Promise<void>;
  /** @throws Error when it cannot be read */
  read(documentId: string): Promise<Buffer>;
  /** One that is not there is no fault. */
  remove(documentId: string): Promise<void>;
  /** Puts it under the current data key; false when it is already. @throws Error when it cannot be read */
  sealAnew(documentId: string): Promise<boolean>;
}

/** The bytes as they lie there. */
type StoredFiles = Omit<DocumentFiles, 'sealAnew'>;

/** What documents are sealed as, each for its id. */
const DOCUMENT = 'verification.document';

/** The place the configuration names: `DATA_DIR/private/documents`, or a bucket. */
export function openDocumentFiles(
  { dataDir, documentsBucket }: Pick<PlatformConfig, 'dataDir' | 'documentsBucket'>,
  secrets: Secrets,
): DocumentFiles {
  const stored =
    documentsBucket === undefined
      ? onDisk(join(dataDir, 'private', 'documents'))
      : inBucket(openBucket(documentsBucket));
  return sealedFiles(stored, secrets);
}

function sealedFiles(stored: StoredFiles, secrets: Secrets): DocumentFiles {
  const put = (documentId: string, content: Uint8Array) =>
    stored.put(documentId, secrets.seal(DOCUMENT, documentId, content));
  const opened = (documentId: string, content: Buffer): Buffer =>
    // Those of before documents were sealed lie open, until they are sealed anew.
    isSealed(content) ? Buffer.from(secrets.open(DOCUMENT, documentId, content)) : content;
  return {
    put,
    read: async (documentId) => opened(documentId, await stored.read(documentId)),
    remove: (documentId) => stored.remove(documentId),
    async sealAnew(documentId) {
      const content = await stored.read(documentId);
      if (isSealed(content) && secrets.isSealedByCurrent(content)) return false;
      await put(documentId, opened(documentId, content));
      return true;
    },
  };
}

const ID = /^[A-Za-z0-9_-]{32}$/;

function requireId(documentId: string): string {
  if (!ID.test(documentId)) throw new RangeError('this is no id of a document');
  return documentId;
}

/** Files only this user can read. Each is written beside and moved into its place whole. */
function onDisk(folder: string): StoredFiles {
  const pathOf = (documentId: string): string => join(folder, requireId(documentId));
  return {
    async put(documentId, content) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const beside = `${pathOf(documentId)}.part`;
      await writeFile(beside, content, { mode: 0o600, flush: true });
      await rename(beside, pathOf(documentId));
    },
    read: (documentId) => readFile(pathOf(documentId)),
    remove: (documentId) => rm(pathOf(documentId), { force: true }),
  };
}

function inBucket(bucket: Bucket): StoredFiles {
  const keyOf = (documentId: string): string => `/documents/${requireId(documentId)}`;
  return {
    put: (documentId, content) =>
      bucket.put(keyOf(documentId), content, {
        'content-type': 'application/octet-stream',
        'cache-control': 'private, no-store',
      }),
    async read(documentId) {
      const content = await bucket.get(keyOf(documentId));
      if (content === undefined) throw new Error(`the bucket has no document ${documentId}`);
      return Buffer.from(content);
    },
    remove: (documentId) => bucket.remove(keyOf(documentId)),
  };
}
