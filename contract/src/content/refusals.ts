/** What can be wrong with a place of a document; the desk has a sentence for each in every language. */
export const CONTENT_RULES = [
  'missing',
  'tooLong',
  'tooFew',
  'tooMany',
  'tooSmall',
  'tooLarge',
  'number',
  'shape',
  'choice',
  'unknownKey',
  'link',
  'placeholder',
  'twice',
  'cells',
  'address',
  'document',
] as const;
export type ContentRule = (typeof CONTENT_RULES)[number];

/** A place of a document that cannot stay as it is: one of the `wrong` in the details of `CONTENT_INVALID`. */
export interface ContentProblem {
  /** Where, as a JSON pointer into the document: `/texts/en/blocks/3/level`; empty for the document as a whole. */
  readonly place: string;
  readonly rule: ContentRule;
  /** Of rules of size: the least or the most, in characters, items or as a number. */
  readonly limit?: number | undefined;
  /** What stands there and may not: a link's target, a placeholder, an anchor, an address. */
  readonly named?: string | undefined;
}
