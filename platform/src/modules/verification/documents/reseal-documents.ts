import type { Resealed } from '../../../kernel/crypto/resealing.ts';
import type { Database } from '../../../kernel/database/database.ts';
import type { DocumentFiles } from './document-files.ts';
import { documentsAfter, isDocument, type DocumentRef } from './document-store.ts';

const AT_A_TIME = 500;

/** Puts documents under the current data key, those too that lay open before documents were sealed. */
export async function resealDocuments(db: Database, files: DocumentFiles): Promise<Resealed> {
  const unreadable: string[] = [];
  let anew = 0;
  for (let last: DocumentRef | undefined; ;) {
    const page = await documentsAfter(db, last, AT_A_TIME);
    for (const document of page) {
      const { documentId } = document;
      const isAnew = await files.sealAnew(documentId).catch(() => undefined);
      // Erased meanwhile, it is not to come back.
      if (isAnew !== false && !(await isDocument(db, document))) await files.remove(documentId);
      else if (isAnew === undefined) unreadable.push(`document ${documentId}`);
      else if (isAnew) anew += 1;
    }
    last = page.at(-1);
    if (last === undefined) return { anew, unreadable };
  }
}
