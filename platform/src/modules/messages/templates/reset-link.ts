import type { MessageTemplate } from './template.ts';

export interface ResetLinkParams {
  readonly token: string;
  readonly minutes: number;
}

/** The token stands after the #: no server and no other site is ever told that part of an address. */
export const resetLinkTemplate: MessageTemplate<ResetLinkParams> = {
  audience: 'transactional',
  secret: true,
  en: ({ token, minutes }, { name }) => ({
    subject: `Set a new password on ${name}`,
    lines: [
      `Somebody, we hope you, asked for a new password on ${name}.`,
      `The link works once and for ${minutes} minutes.`,
    ],
    link: { label: 'Set a new password', path: `/en/user/passwordreset#token=${token}` },
    footnote: 'If you did not ask for it, do nothing: your password stays as it is.',
  }),
  ru: ({ token, minutes }, { name }) => ({
    subject: `Новый пароль на ${name}`,
    lines: [
      `Кто-то, надеемся, вы, запросил новый пароль на ${name}.`,
      `Ссылка сработает один раз и действует ${minutes} мин.`,
    ],
    link: { label: 'Задать новый пароль', path: `/ru/user/passwordreset#token=${token}` },
    footnote: 'Если вы его не запрашивали, ничего не делайте: пароль останется прежним.',
  }),
};
