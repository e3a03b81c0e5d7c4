import type { EditedDocument } from '../../model/edited-document.ts';
import { createKeptDrafts } from '../../model/kept-drafts.ts';

/** A document that is written on and not saved. */
export interface ContentDraft {
  readonly document: EditedDocument;
  /** The version it goes on from; 0 for a new document. */
  readonly seen: number;
}

/** By the address of the document. */
export const contentDrafts = createKeptDrafts<ContentDraft>(
  'paddock:desk.content-drafts-1',
  () => globalThis.sessionStorage,
);

/** What is not saved of a document goes along to its other address. */
export function takeDraftAlong(operatorId: string, from: string, to: string): void {
  const kept = contentDrafts.all(operatorId)[from];
  if (kept === undefined) return;
  contentDrafts.keep(operatorId, to, kept);
  contentDrafts.drop(operatorId, from);
}
