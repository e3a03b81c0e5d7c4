import { useEffect, useState } from 'react';
import type { ContentBody } from '@paddock/contract/schemas';

import { editedOf, type EditedDocument } from '../../model/edited-document.ts';

/** A document that somebody writes on. What others write meanwhile does not touch it. */
export interface Editing {
  readonly document: EditedDocument;
  /** The version it goes on from; 0 for a new document. */
  readonly seen: number;
  /** Something is written that no version has. */
  readonly isUnsaved: boolean;
  readonly change: (document: EditedDocument) => void;
  /** Goes on from another version: what is written and not saved is lost. */
  readonly goOnFrom: (body: ContentBody, seen: number, isUnsaved: boolean) => void;
  readonly saved: (number: number) => void;
}

export function useEditing(body: ContentBody, latest: number): Editing {
  const [state, setState] = useState(() => ({ document: editedOf(body), seen: latest, isUnsaved: false }));
  const { isUnsaved } = state;

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  return {
    ...state,
    change: (document) => setState((last) => ({ ...last, document, isUnsaved: true })),
    goOnFrom: (from, seen, unsaved) => setState({ document: editedOf(from), seen, isUnsaved: unsaved }),
    saved: (number) => setState((last) => ({ ...last, seen: number, isUnsaved: false })),
  };
}
