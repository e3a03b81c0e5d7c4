/** A paragraph, or the items of a list. In both `[words](/path)` is a link to a page of this site. */
export type TextBlock = string | readonly string[];

export interface Article {
  readonly title: string;
  readonly text: readonly TextBlock[];
}

/** A text of one page. */
export interface PlainText {
  readonly articles: readonly Article[];
}

export interface Chapter {
  /** Its place in the address; the same in every language. */
  readonly slug: string;
  readonly title: string;
  readonly articles: readonly Article[];
}

export interface RuleGroup {
  /** Its number as in the address: `/rules/3`. */
  readonly group: string;
  readonly title: string;
  /** What it is about, in a line. */
  readonly lead: string;
  readonly chapters: readonly Chapter[];
}

export interface RulesText {
  readonly groups: readonly RuleGroup[];
}
