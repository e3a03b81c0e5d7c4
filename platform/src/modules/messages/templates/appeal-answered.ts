import type { MessageTemplate } from './template.ts';

export interface AppealAnsweredParams {
  /** What an operator wrote. */
  readonly answer: string;
}

/** The house's answer to an appeal: in the message itself, since who is kept out may have no other way to read it. */
export const appealAnsweredTemplate: MessageTemplate<AppealAnsweredParams> = {
  audience: 'transactional',
  secret: false,
  en: ({ answer }, { name }) => ({
    subject: `We have answered your appeal to ${name}`,
    lines: ['You wrote to us that you should not be kept out. This is our answer:', ...answer.split('\n')],
    link: { label: 'Your appeals', path: '/en/block-appeal-history' },
    footnote: 'We never ask for a password or a code in a message.',
  }),
  ru: ({ answer }, { name }) => ({
    subject: `Мы ответили на ваше обращение о доступе — ${name}`,
    lines: ['Вы написали нам, что доступ закрыт по ошибке. Вот наш ответ:', ...answer.split('\n')],
    link: { label: 'Ваши обращения', path: '/ru/block-appeal-history' },
    footnote: 'Мы никогда не просим в сообщениях пароль или код.',
  }),
};
