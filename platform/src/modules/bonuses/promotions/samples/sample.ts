import type { LocalizedName, PromotionTerms, PromotionText } from '@paddock/contract/schemas';

/** What players read of a sample, in every language of the product. */
export type SampleText = Readonly<Record<keyof LocalizedName, PromotionText>>;

/** What is invented of a promotion; the rest is the same of all. */
export type Sample = Omit<
  PromotionTerms,
  'opensAtMs' | 'closesAtMs' | 'picture' | 'who' | 'limits' | 'text'
> & {
  readonly text: SampleText;
  /** Everybody where nothing is said. */
  readonly who?: PromotionTerms['who'];
};
