import type { MessageTemplate } from './template.ts';

/** What one-time codes are for, as the message says it. A new purpose begins here. */
const PURPOSES = {
  activate: { en: 'to activate your account', ru: 'для активации аккаунта' },
  'reset-password': { en: 'to set a new password', ru: 'для нового пароля' },
  'bind-phone': { en: 'to bind this phone to your account', ru: 'для привязки телефона' },
  'confirm-email': { en: 'to confirm this e-mail', ru: 'для подтверждения почты' },
  'sign-in': { en: 'to sign in', ru: 'для входа' },
  'two-step': { en: 'to finish signing in', ru: 'для завершения входа' },
  'confirm-sign-in': { en: 'to confirm that you are signing in', ru: 'для подтверждения входа' },
  register: { en: 'to register', ru: 'для регистрации' },
  'change-security': { en: 'to change your security settings', ru: 'для изменения настроек безопасности' },
} as const satisfies Record<string, { readonly en: string; readonly ru: string }>;

export type CodePurpose = keyof typeof PURPOSES;

export interface CodeParams {
  readonly purpose: CodePurpose;
  readonly code: string;
  /** Whole minutes the code lasts. */
  readonly minutes: number;
}

export const codeTemplate: MessageTemplate<CodeParams> = {
  audience: 'transactional',
  secret: true,
  en: ({ purpose, code, minutes }, { name }) => ({
    subject: `${code}: your code ${PURPOSES[purpose].en} on ${name}`,
    lines: [`${code} is your code ${PURPOSES[purpose].en} on ${name}. It lasts ${minutes} minutes.`],
    code,
    footnote: 'Never tell the code to anyone, not even to us. If you did not ask for it, do nothing.',
  }),
  ru: ({ purpose, code, minutes }, { name }) => ({
    subject: `${code}: код ${PURPOSES[purpose].ru} — ${name}`,
    lines: [`${code} — код ${PURPOSES[purpose].ru} на ${name}. Действует ${minutes} мин.`],
    code,
    footnote: 'Никому не сообщайте код, даже нам. Если вы его не запрашивали, ничего не делайте.',
  }),
};
