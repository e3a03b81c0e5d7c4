import { createKeptDrafts } from '../../model/kept-drafts.ts';

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
