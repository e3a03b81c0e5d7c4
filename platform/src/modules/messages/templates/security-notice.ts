import type { SecurityEventKind } from '@paddock/contract/schemas';

import { momentOf } from './moment.ts';
import type { MessageTemplate } from './template.ts';

/** Events of the security page. Signing in and passwords have messages of their own. */
export type SecurityNoticeKind = Exclude<
  SecurityEventKind,
  'sign-in' | 'sessions-ended' | 'password-changed' | 'password-reset'
>;

/** What has happened, as the message says it. */
const HAPPENED: Readonly<Record<SecurityNoticeKind, { readonly en: string; readonly ru: string }>> = {
  'two-factor-on': { en: 'Two-factor sign-in was switched on', ru: 'Двухфакторный вход включён' },
  'two-factor-off': { en: 'Two-factor sign-in was switched off', ru: 'Двухфакторный вход отключён' },
  'recovery-codes-made': { en: 'New recovery codes were made', ru: 'Созданы новые резервные коды' },
  'recovery-code-used': { en: 'A recovery code was used', ru: 'Использован резервный код' },
  'passkey-added': { en: 'A passkey was added', ru: 'Добавлен ключ доступа' },
  'passkey-removed': { en: 'A passkey was deleted', ru: 'Удалён ключ доступа' },
  'passkey-copied': {
    en: 'A passkey was refused because it may have been copied. Delete it',
    ru: 'Ключ доступа отклонён: возможно, его скопировали. Удалите его',
  },
  'phone-bound': { en: 'A phone number was bound', ru: 'Привязан номер телефона' },
  'phone-removed': { en: 'The phone number was removed', ru: 'Номер телефона отвязан' },
  'email-changed': { en: 'The e-mail address was changed', ru: 'Изменён адрес электронной почты' },
  'email-auth-on': { en: 'Codes by e-mail were switched on', ru: 'Включены коды по электронной почте' },
  'email-auth-off': { en: 'Codes by e-mail were switched off', ru: 'Отключены коды по электронной почте' },
  'question-set': { en: 'The security question was set', ru: 'Задан контрольный вопрос' },
  'social-linked': {
    en: 'An account of another company was linked',
    ru: 'Привязан аккаунт другой компании',
  },
  'social-unlinked': {
    en: 'An account of another company was unlinked',
    ru: 'Отвязан аккаунт другой компании',
  },
  'question-removed': { en: 'The security question was removed', ru: 'Контрольный вопрос удалён' },
};

export interface SecurityNoticeParams {
  readonly kind: SecurityNoticeKind;
  /** Such as `Firefox, Windows`; empty when it could not be told. */
  readonly device: string;
  readonly atMs: number;
}

/** Tells the owner of an account what was changed on its security page, at once and whoever did it. */
export const securityNoticeTemplate: MessageTemplate<SecurityNoticeParams> = {
  audience: 'transactional',
  secret: false,
  en: (params, { name }) => ({
    subject: `${happened(params, 'en')} on ${name}`,
    lines: [
      `${happened(params, 'en')} in your account on ${name}.`,
      `When: ${momentOf(params.atMs, 'en-GB')}`,
      ...(params.device === '' ? [] : [`Device: ${params.device}`]),
      'If this was you, there is nothing to do. If not, change your password and look at your security page now.',
    ],
    link: { label: 'Open the security page', path: '/en/office/security' },
  }),
  ru: (params, { name }) => ({
    subject: `${happened(params, 'ru')} — ${name}`,
    lines: [
      `${happened(params, 'ru')}. Речь о вашем аккаунте на ${name}.`,
      `Когда: ${momentOf(params.atMs, 'ru-RU')}`,
      ...(params.device === '' ? [] : [`Устройство: ${params.device}`]),
      'Если это были вы, ничего делать не нужно. Если нет, сразу смените пароль и проверьте страницу безопасности.',
    ],
    link: { label: 'Открыть страницу безопасности', path: '/ru/office/security' },
  }),
};

const happened = ({ kind }: SecurityNoticeParams, language: 'en' | 'ru'): string => HAPPENED[kind][language];
