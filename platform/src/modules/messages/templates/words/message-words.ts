import type { TemplateSite } from '../template.ts';
import type { TemplateName, TemplateParams } from '../template-params.ts';

/** What a message says in one language. */
export interface Sentences {
  readonly subject: string;
  /** Paragraphs. */
  readonly lines: readonly string[];
  /** What its link is called. */
  readonly link?: string;
  /** Said last and small: why it came and what to do if it was not asked for. */
  readonly footnote?: string;
}

/** A code leads nowhere; every other message names its link. */
type SentencesOf = {
  readonly [Name in TemplateName]: Name extends 'code' ? Sentences : Sentences & { readonly link: string };
};

/** What all messages say in one language. */
export type MessageWords = {
  readonly [Name in TemplateName]: (params: TemplateParams[Name], site: TemplateSite) => SentencesOf[Name];
};
