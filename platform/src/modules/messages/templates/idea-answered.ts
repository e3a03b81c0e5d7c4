import type { MessageTemplate } from './template.ts';

export interface IdeaAnsweredParams {
  readonly ideaId: string;
}

/** The house's answer to a player's idea, to who wanted one. What it says is read on the site. */
export const ideaAnsweredTemplate: MessageTemplate<IdeaAnsweredParams> = {
  audience: 'transactional',
  secret: false,
  en: ({ ideaId }, { name }) => ({
    subject: `We have answered your idea on ${name}`,
    lines: [`Thank you for your idea no. ${ideaId}. We have written what becomes of it.`],
    link: { label: 'Read it', path: '/en/office/share-idea' },
    footnote: 'We never ask for a password or a code in a message.',
  }),
  ru: ({ ideaId }, { name }) => ({
    subject: `Мы ответили на вашу идею — ${name}`,
    lines: [`Спасибо за идею № ${ideaId}. Мы написали, что с ней будет.`],
    link: { label: 'Прочитать', path: '/ru/office/share-idea' },
    footnote: 'Мы никогда не просим в сообщениях пароль или код.',
  }),
};
