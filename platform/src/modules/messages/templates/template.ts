import type { WritingSite } from '../../../kernel/spoken.ts';

/** What a message says, before it is made a mail or an SMS. */
export interface MessageContent {
  readonly subject: string;
  /** Paragraphs. */
  readonly lines: readonly string[];
  /** A one-time code, drawn large in a mail and readable by the phone in an SMS. */
  readonly code?: string;
  /** Where the message leads: a path of our own site, so that no message can lead elsewhere. */
  readonly link?: { readonly label: string; readonly path: string };
  /** Said last and small: why it came and what to do if it was not asked for. */
  readonly footnote?: string;
}

/** What templates may know of the site. */
export type TemplateSite = Pick<WritingSite, 'name'>;

/** A kind of message: what is the same of it in every language. Its words are in `words/`. */
export interface MessageTemplate<Params> {
  /** Marketing is not sent to addresses that unsubscribed and carries the way to do so. */
  readonly audience: 'transactional' | 'marketing';
  /** Holds a code or a link that opens something: nothing of the text is kept once it is delivered. */
  readonly secret: boolean;
  /** The code it brings, or the path it leads to, without the language. */
  readonly brings: (params: Params) => { readonly code: string } | { readonly path: string };
}
