import { useEffect, useRef, useState } from 'react';
import type { ContentBody } from '@paddock/contract/schemas';

import { editedOf, type EditedDocument } from '../../model/edited-document.ts';
import { useDesk } from '../session/desk-context.ts';
import { contentDrafts, takeDraftAlong, type ContentDraft } from './content-drafts.ts';

/** A document that somebody writes on. What others write meanwhile does not touch it. */
export interface Editing extends ContentDraft {
  /** Something is written that no version has. */
  readonly isUnsaved: boolean;
  /** It was written before, left without saving, and is here again. */
  readonly isFoundAgain: boolean;
  readonly change: (document: EditedDocument) => void;
  /** Goes on from another version: what is written and not saved is lost. */
  readonly goOnFrom: (body: ContentBody, seen: number, isUnsaved: boolean) => void;
  /** Goes on with what is written as what follows the newest version, whose text stays among the versions. */
  readonly putOver: (latest: number) => void;
  /** A version has what was sent; what was written since is still unsaved. */
  readonly saved: (number: number, sent: EditedDocument) => void;
  /** What is not saved goes along to another address. */
  readonly moveTo: (address: string) => void;
  /** Forgets what is not saved, before the document is left. */
  readonly drop: () => void;
}

/** Each change is kept for the tab at once, so that it is here again whatever page came between. */
export function useEditing(address: string, body: ContentBody, latest: number): Editing {
  const { operatorId } = useDesk().session;
  const [state, setState] = useState(() => {
    const draft = contentDrafts.all(operatorId)[address];
    const begun = draft ?? { document: editedOf(body), seen: latest };
    return { ...begun, isUnsaved: draft !== undefined, isFoundAgain: draft !== undefined };
  });
  // An updater never runs where the document goes in the same step, as a new one does that is saved: what is kept of it
  // is told from what stands by now.
  const standing = useRef(state);
  const { isUnsaved } = state;

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  const drop = () => contentDrafts.drop(operatorId, address);
  const goOn = (next: typeof state) => {
    const { document, seen } = next;
    if (next.isUnsaved) contentDrafts.keep(operatorId, address, { document, seen });
    else drop();
    standing.current = next;
    setState(next);
  };
  return {
    ...state,
    change: (document) => goOn({ ...standing.current, document, isUnsaved: true }),
    goOnFrom: (from, seen, unsaved) =>
      goOn({ document: editedOf(from), seen, isUnsaved: unsaved, isFoundAgain: false }),
    putOver: (newest) => goOn({ ...standing.current, seen: newest, isUnsaved: true }),
    saved(number, sent) {
      const isUnsaved = standing.current.document !== sent;
      goOn({ ...standing.current, seen: number, isUnsaved, isFoundAgain: false });
    },
    moveTo: (to) => takeDraftAlong(operatorId, address, to),
    drop,
  };
}
