import { DAY_MS } from '@paddock/contract';
import type { StorageItemDefinition } from '@paddock/shared-utils';

/** What a player has written and not sent, or sent and heard nothing of: kept over a reload (rules §4). */
export interface RequestDraft {
  /** What it is about: a topic, a payment, a request. */
  readonly slot: string;
  readonly userId: string;
  readonly text: string;
  /** Of the text once it was sent; another text is another request and has a key of its own. */
  readonly key: string | null;
  readonly atMs: number;
}

const KEPT_MS = DAY_MS;
const KEPT_DRAFTS = 5;

export const REQUEST_DRAFTS: StorageItemDefinition<readonly RequestDraft[]> = {
  key: 'cashier.request-drafts',
  version: 1,
  fallback: [],
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isDraft) : undefined),
};

/** What this player has begun about something, if it is not too old. */
export function draftOf(
  drafts: readonly RequestDraft[],
  slot: string,
  userId: string,
  nowMs: number,
): RequestDraft {
  const kept = drafts.find((draft) => draft.slot === slot && draft.userId === userId);
  const isFresh = kept !== undefined && nowMs - kept.atMs < KEPT_MS;
  return isFresh ? kept : { slot, userId, text: '', key: null, atMs: nowMs };
}

/** The drafts with one of them as it is now: the newest few of one player, and none that is empty. */
export function withDraft(drafts: readonly RequestDraft[], now: RequestDraft): readonly RequestDraft[] {
  const others = drafts.filter(({ slot, userId }) => slot !== now.slot && userId === now.userId);
  return (now.text === '' ? others : [now, ...others]).slice(0, KEPT_DRAFTS);
}

function isDraft(value: unknown): value is RequestDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { slot, userId, text, key, atMs } = value as Readonly<Record<string, unknown>>;
  const isKey = key === null || typeof key === 'string';
  return isKey && [slot, userId, text].every((one) => typeof one === 'string') && typeof atMs === 'number';
}
