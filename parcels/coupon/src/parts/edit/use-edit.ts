import { useEffect, useRef } from 'react';
import type { EditBetView, EditQuoteRequest } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useRead } from '@paddock/shared-utils/react';

/** A quote lives five seconds: the next one is there while the last can still be taken. */
const ASK_EVERY_MS = 2_500;
/** While a decision is awaited, beside the news: news can be missed. */
const DECISION_EVERY_MS = 1_000;

/** What the bet that is edited is worth now, asked with the legs in its place; nothing without any. */
export function useEditQuote(betId: string, { selectionIds, lines }: EditQuoteRequest) {
  const { value } = useRead({
    key: selectionIds.length === 0 ? null : `edit of ${betId}: ${JSON.stringify({ selectionIds, lines })}`,
    on: ['bet'],
    everyMs: ASK_EVERY_MS,
    read: (signal) =>
      api.post(
        '/web-api/sportsbook/bets/:id/edit-quote',
        { selectionIds, ...(lines !== undefined && { lines }) },
        { params: { id: betId }, signal },
      ),
  });
  return value;
}

/** Follows an edit that waits for its delay, and tells how it ended, once. `null` follows nothing. */
export function useEditDecision(key: string | null, onDecided: (view: EditBetView) => void): number | null {
  const latest = useRef(onDecided);
  useEffect(() => {
    latest.current = onDecided;
  });
  const { value } = useRead({
    key: key === null ? null : `edit by ${key}`,
    on: ['bet'],
    everyMs: DECISION_EVERY_MS,
    read: (signal) => api.get('/web-api/sportsbook/bet-edits/:key', { params: { key: key ?? '' }, signal }),
  });
  const view = value.status === 'ready' && value.data.key === key ? value.data : undefined;
  const decided = view !== undefined && view.status !== 'pending' ? view : undefined;
  useEffect(() => {
    if (decided !== undefined) latest.current(decided);
  }, [decided]);
  return view?.status === 'pending' ? view.decidesAtMs : null;
}
