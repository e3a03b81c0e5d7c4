import { useEffect, useState } from 'react';

import type { KeptDrafts } from '../../../model/kept-drafts.ts';
import { useDesk } from '../../session/desk-context.ts';
import { promotionDrafts, type PromotionDraft } from './compose-drafts.ts';

export interface Drafting {
  /** Null before anything is begun. */
  readonly draft: PromotionDraft | null;
  /** It was composed before, left without writing it, and is here again. */
  readonly isFoundAgain: boolean;
  readonly change: (draft: PromotionDraft) => void;
  /** Begins anew, and forgets what was typed. */
  readonly begin: (draft: PromotionDraft | null) => void;
}

/** What is composed, kept for the tab with each change, so that it is here again whatever page came between. */
export function useDraft(
  place: string,
  begun: PromotionDraft | null,
  drafts: KeptDrafts<PromotionDraft> = promotionDrafts,
): Drafting {
  const { operatorId } = useDesk().session;
  const [state, setState] = useState(() => {
    const kept = drafts.all(operatorId)[place];
    return { draft: kept ?? begun, isFoundAgain: kept !== undefined, isUnsaved: kept !== undefined };
  });
  const { isUnsaved } = state;

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  return {
    ...state,
    change(draft) {
      drafts.keep(operatorId, place, draft);
      setState((last) => ({ ...last, draft, isUnsaved: true }));
    },
    begin(draft) {
      drafts.drop(operatorId, place);
      setState({ draft, isFoundAgain: false, isUnsaved: false });
    },
  };
}
