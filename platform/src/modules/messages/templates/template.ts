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
export interface TemplateSite {
  /** What the site calls itself to players (`companyName` of its configuration). */
  readonly name: string;
}

/** A kind of message in both languages; every other language is told in English. */
export interface MessageTemplate<Params> {
  /** Marketing is not sent to addresses that unsubscribed and carries the way to do so. */
  readonly audience: 'transactional' | 'marketing';
  /** Holds a code or a link that opens something: nothing of the text is kept once it is delivered. */
  readonly secret: boolean;
  readonly en: (params: Params, site: TemplateSite) => MessageContent;
  readonly ru: (params: Params, site: TemplateSite) => MessageContent;
}
