import type { MessageTemplate } from './template.ts';

export interface IdeaAnsweredParams {
  readonly ideaId: string;
}

/** The house's answer to a player's idea, to who wanted one. What it says is read on the site. */
export const ideaAnsweredTemplate: MessageTemplate<IdeaAnsweredParams> = {
  audience: 'transactional',
  secret: false,
  brings: () => ({ path: '/office/share-idea' }),
};
