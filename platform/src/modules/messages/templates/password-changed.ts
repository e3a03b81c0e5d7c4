import type { MessageTemplate } from './template.ts';

export interface PasswordChangedParams {
  /** Changed by who knew the old one, or set anew by a link or a code. */
  readonly how: 'changed' | 'reset';
}

const HOW = {
  changed: { en: 'was changed', ru: 'изменён' },
  reset: { en: 'was set anew', ru: 'задан заново' },
} as const;

/** Tells the owner at once, whoever did it. */
export const passwordChangedTemplate: MessageTemplate<PasswordChangedParams> = {
  audience: 'transactional',
  secret: false,
  en: ({ how }, { name }) => ({
    subject: `Your password ${HOW[how].en} on ${name}`,
    lines: [
      `The password of your account on ${name} ${HOW[how].en}. Other devices were signed out.`,
      'If this was you, there is nothing to do. If not, set a new password now and write to support.',
    ],
    link: { label: 'Set a new password', path: '/en/forgotpassword' },
  }),
  ru: ({ how }, { name }) => ({
    subject: `Пароль ${HOW[how].ru} — ${name}`,
    lines: [
      `Пароль вашего аккаунта на ${name} ${HOW[how].ru}. На других устройствах выполнен выход.`,
      'Если это были вы, ничего делать не нужно. Если нет, сразу задайте новый пароль и напишите в поддержку.',
    ],
    link: { label: 'Задать новый пароль', path: '/ru/forgotpassword' },
  }),
};
