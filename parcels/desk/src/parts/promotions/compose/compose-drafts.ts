import { createKeptDrafts } from '../../../model/kept-drafts.ts';
import type { TypedGroup } from '../../../model/promotions/typed-terms.ts';

/** A promotion that is composed and no version has yet. */
export interface PromotionDraft {
  readonly code: string;
  readonly typed: TypedGroup;
}

/** By the promotion whose next version it is; a new one has the place of none. */
export const promotionDrafts = createKeptDrafts<PromotionDraft>(
  'paddock:desk.promotion-drafts-1',
  () => globalThis.sessionStorage,
);
export const NEW = '';

/** Segments by their codes and the version that is changed. */
export const segmentDrafts = createKeptDrafts<PromotionDraft>(
  'paddock:desk.segment-drafts-1',
  () => globalThis.sessionStorage,
);

/** Races have no versions: what is composed is a new one. */
export const raceDrafts = createKeptDrafts<PromotionDraft>(
  'paddock:desk.race-drafts-1',
  () => globalThis.sessionStorage,
);
