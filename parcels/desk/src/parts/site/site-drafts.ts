import { createKeptDrafts } from '../../model/kept-drafts.ts';
import type { PromotionDraft } from '../promotions/compose/compose-drafts.ts';

/** What a key shall say, typed and not sent. */
export interface SiteDraft {
  readonly typed: string;
  /** Version of the site it goes on from. */
  readonly seen: number;
  /** What the site said of the key then; null for nothing. */
  readonly before: unknown;
}

/** By the name of the key. */
export const siteDrafts = createKeptDrafts<SiteDraft>(
  'paddock:desk.site-drafts-1',
  () => globalThis.sessionStorage,
);

/** A brand that is composed and not made. */
export const brandDrafts = createKeptDrafts<PromotionDraft>(
  'paddock:desk.brand-drafts-1',
  () => globalThis.sessionStorage,
);
