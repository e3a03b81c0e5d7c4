import type { Kernel } from '../../../kernel/module.ts';
import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import { holdDocument, insertDocument, touchDocuments, type StoredDocument } from '../document-store.ts';
import { currentPublication, insertPublication, wasPublished } from '../publication-store.ts';
import { writeVersion } from '../version-store.ts';
import type { ContentFolder } from './content-files.ts';
import { addressOfFile, holdFiles, takenFiles, writeFileTaken } from './file-store.ts';

const AUTHOR = 'content files';
const REASON = 'the files changed';

/**
 * Takes documents over as versions, each once for its bytes. A text of the files is published, unless an editor
 * published another one since, or took back all that was read: then it waits as a draft, so that a release never undoes
 * what an editor did.
 */
export async function takeFilesOver(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  folders: readonly ContentFolder[],
): Promise<void> {
  const known = await takenFiles(db);
  const changed = folders.filter(({ file, sha256 }) => known.get(file) !== sha256);
  if (changed.length === 0) return;
  await inTransaction(db, async (tx) => {
    // Of two nodes that start at once the second finds all of it done.
    await holdFiles(tx);
    const taken = await takenFiles(tx);
    const left = changed.filter(({ file, sha256 }) => taken.get(file) !== sha256);
    const published: bigint[] = [];
    for (const folder of left) {
      const document = await documentOf(tx, folder);
      if (await takeOver(tx, { document, folder, atMs: clock.nowMs() })) published.push(document.id);
    }
    if (published.length > 0) await touchDocuments(tx, published);
  });
}

/** The document that came from a folder, wherever it stands by now; else the one at its address, else a new one. */
async function documentOf(tx: Tx, { file }: ContentFolder): Promise<StoredDocument> {
  const address = (await addressOfFile(tx, file)) ?? file;
  const document = (await holdDocument(tx, address)) ?? (await insertDocument(tx, address));
  if (document === undefined) throw new Error(`a document stands at ${address} and cannot be held`);
  return document;
}

interface Taking {
  readonly document: StoredDocument;
  readonly folder: ContentFolder;
  readonly atMs: number;
}

/** True when it is read from now on. */
async function takeOver(tx: Tx, { document, folder, atMs }: Taking): Promise<boolean> {
  const { id } = document;
  const number = document.latest + 1;
  await writeVersion(tx, id, { number, atMs, author: AUTHOR, reason: REASON, body: folder.body });
  await writeFileTaken(tx, id, folder);
  if (await isEditors(tx, id)) return false;
  await insertPublication(tx, id, { number, fromMs: atMs, author: AUTHOR, isOfFiles: true });
  return true;
}

/** Whether an editor had the last word: with a text of their own, or by taking back all that was read. */
async function isEditors(tx: Tx, documentId: bigint): Promise<boolean> {
  const current = await currentPublication(tx, documentId);
  return current === undefined ? wasPublished(tx, documentId) : !current.isOfFiles;
}
