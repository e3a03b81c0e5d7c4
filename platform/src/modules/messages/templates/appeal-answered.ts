import type { MessageTemplate } from './template.ts';

export interface AppealAnsweredParams {
  /** What an operator wrote. */
  readonly answer: string;
}

/** The house's answer to an appeal: in the message itself, since who is kept out may have no other way to read it. */
export const appealAnsweredTemplate: MessageTemplate<AppealAnsweredParams> = {
  audience: 'transactional',
  secret: false,
  brings: () => ({ path: '/block-appeal-history' }),
};
