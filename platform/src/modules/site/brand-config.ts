import { Type } from 'typebox';
import type { SiteConfig } from '@paddock/contract';
import { brandProblems, brandStyle } from '@paddock/contract/brand';

import { sha256 } from '../../kernel/crypto/sha256.ts';

const closed = { additionalProperties: false };

/** Keys of the site about how it looks (S3-38). */
export const BRAND_KEYS = {
  partnerCssBrandBook: Type.Array(
    Type.Object(
      { css_prop: Type.String({ maxLength: 40 }), css_value: Type.String({ maxLength: 120 }) },
      closed,
    ),
    { maxItems: 60 },
  ),
  pwaManifest: Type.Object({ themeColor: Type.String({ pattern: '^#[0-9a-f]{6}$' }) }, closed),
};

/** What of a brand cannot be shown, with its place. */
export const brandContradiction = ({ partnerCssBrandBook = [] }: SiteConfig): string | undefined => {
  const [problem] = brandProblems(partnerCssBrandBook);
  return problem === undefined ? undefined : `/partnerCssBrandBook ${problem}`;
};

export interface BrandSheet {
  /** Another one for other content. */
  readonly href: string;
  readonly content: string;
}

/** The style sheet of a site's brand; undefined of one that has the house's own colours. */
export function brandSheetOf({ partnerCssBrandBook = [] }: SiteConfig): BrandSheet | undefined {
  if (partnerCssBrandBook.length === 0) return undefined;
  const content = brandStyle(partnerCssBrandBook);
  return { href: `/site/brand/${sha256(content).toString('hex').slice(0, 16)}.css`, content };
}
