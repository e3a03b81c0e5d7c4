import type { MessageTemplate } from './template.ts';

export interface RequestAnsweredParams {
  readonly requestId: string;
  /** Of the page it is read on, without the language. */
  readonly path: string;
  /** What has happened to it: an answer, a question to the player, or its end. */
  readonly step: 'answered' | 'asks' | 'closed';
}

const HAPPENED: Readonly<
  Record<RequestAnsweredParams['step'], { readonly en: string; readonly ru: string }>
> = {
  answered: { en: 'We have answered your request', ru: 'Мы ответили на ваше обращение' },
  asks: { en: 'We need something from you to go on', ru: 'Нам нужен ваш ответ, чтобы продолжить' },
  closed: { en: 'We have closed your request', ru: 'Мы закрыли ваше обращение' },
};

/** An operator's word on a request. What it says is read on the site: mailboxes are seen by others. */
export const requestAnsweredTemplate: MessageTemplate<RequestAnsweredParams> = {
  audience: 'transactional',
  secret: false,
  en: ({ requestId, path, step }, { name }) => ({
    subject: `${HAPPENED[step].en} on ${name}`,
    lines: [`${HAPPENED[step].en} on ${name}, no. ${requestId}.`],
    link: { label: 'Read it', path: `/en${path}` },
    footnote: 'We never ask for a password or a code in a message.',
  }),
  ru: ({ requestId, path, step }, { name }) => ({
    subject: `${HAPPENED[step].ru} — ${name}`,
    lines: [`${HAPPENED[step].ru} на ${name}, № ${requestId}.`],
    link: { label: 'Прочитать', path: `/ru${path}` },
    footnote: 'Мы никогда не просим в сообщениях пароль или код.',
  }),
};
