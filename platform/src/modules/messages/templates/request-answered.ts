import type { MessageTemplate } from './template.ts';

export interface RequestAnsweredParams {
  readonly requestId: string;
  /** Of the page it is read on, without the language. */
  readonly path: string;
  /** What has happened to it: an answer, a question to the player, or its end. */
  readonly step: 'answered' | 'asks' | 'closed';
}

/** An operator's word on a request. What it says is read on the site: mailboxes are seen by others. */
export const requestAnsweredTemplate: MessageTemplate<RequestAnsweredParams> = {
  audience: 'transactional',
  secret: false,
  brings: ({ path }) => ({ path }),
};
