import { FIELD_BOUNDS } from '@paddock/contract';
import type { IdeaArea } from '@paddock/contract/schemas';
import type { StorageItemDefinition } from '@paddock/shared-utils';

export const IDEA_AREAS: readonly IdeaArea[] = ['betting', 'payments', 'account', 'safety', 'other'];
export const IDEA_MIN = FIELD_BOUNDS.idea.min;
export const IDEA_MAX = FIELD_BOUNDS.idea.max;

/** An idea that is being written. Nothing is chosen for the player. */
export interface IdeaDraft {
  /** Whose it is: nobody else finds it in the same browser. */
  readonly userId: string;
  readonly area: IdeaArea | null;
  readonly text: string;
  readonly mayAnswer: boolean;
}

export function emptyIdea(userId: string): IdeaDraft {
  return { userId, area: null, text: '', mayAnswer: false };
}

/** Kept in the browser until it is sent: what was typed is never lost. */
export const IDEA_DRAFT: StorageItemDefinition<IdeaDraft | null> = {
  key: 'office.idea',
  version: 1,
  fallback: null,
  parse(stored) {
    if (typeof stored !== 'object' || stored === null) return undefined;
    const { userId, area, text, mayAnswer } = stored as Partial<Record<keyof IdeaDraft, unknown>>;
    if (typeof userId !== 'string' || typeof text !== 'string') return undefined;
    return {
      userId,
      text: text.slice(0, IDEA_MAX),
      area: IDEA_AREAS.find((one) => one === area) ?? null,
      mayAnswer: mayAnswer === true,
    };
  },
};

/** What still stands in the way of sending. */
export type IdeaCheck =
  | { readonly kind: 'no-area' }
  | { readonly kind: 'short'; readonly missing: number }
  | { readonly kind: 'fine' };

export function checkIdea({ area, text }: IdeaDraft): IdeaCheck {
  if (area === null) return { kind: 'no-area' };
  // As the server counts: without the blanks around it, an emoji as one.
  const missing = IDEA_MIN - Array.from(text.trim()).length;
  return missing > 0 ? { kind: 'short', missing } : { kind: 'fine' };
}
