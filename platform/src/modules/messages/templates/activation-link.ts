import type { MessageTemplate } from './template.ts';

export interface ActivationLinkParams {
  readonly token: string;
  readonly hours: number;
  /** The first link of a new account also signs in while it is fresh; later ones only confirm the address. */
  readonly isFirst: boolean;
}

const PATHS = { first: 'user/activatefast?type=activatefast', later: 'user/accountverify' } as const;

export const activationLinkTemplate: MessageTemplate<ActivationLinkParams> = {
  audience: 'transactional',
  secret: true,
  en: ({ token, hours, isFirst }, { name }) => ({
    subject: `Confirm your e-mail on ${name}`,
    lines: [
      ...(isFirst ? [`Welcome to ${name}.`] : []),
      `Confirm that this address is yours. The link works once and for ${hours} hours.`,
    ],
    link: { label: 'Confirm e-mail', path: `/en/${PATHS[isFirst ? 'first' : 'later']}#token=${token}` },
    footnote: 'If you have no account with us, do nothing: the address is not confirmed without this link.',
  }),
  ru: ({ token, hours, isFirst }, { name }) => ({
    subject: `Подтвердите почту на ${name}`,
    lines: [
      ...(isFirst ? [`Добро пожаловать на ${name}.`] : []),
      `Подтвердите, что этот адрес ваш. Ссылка сработает один раз и действует ${hours} ч.`,
    ],
    link: { label: 'Подтвердить почту', path: `/ru/${PATHS[isFirst ? 'first' : 'later']}#token=${token}` },
    footnote: 'Если у вас нет аккаунта у нас, ничего не делайте: без ссылки адрес не подтвердится.',
  }),
};
