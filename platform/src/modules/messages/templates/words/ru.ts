import type { CodePurpose } from '../code.ts';
import { momentOf } from '../moment.ts';
import type { PasswordChangedParams } from '../password-changed.ts';
import type { RequestAnsweredParams } from '../request-answered.ts';
import type { SecurityNoticeKind } from '../security-notice.ts';
import type { MessageWords } from './message-words.ts';

const PURPOSES: Readonly<Record<CodePurpose, string>> = {
  activate: 'для активации аккаунта',
  'reset-password': 'для нового пароля',
  'bind-phone': 'для привязки телефона',
  'confirm-email': 'для подтверждения почты',
  'sign-in': 'для входа',
  'two-step': 'для завершения входа',
  'confirm-sign-in': 'для подтверждения входа',
  register: 'для регистрации',
  'change-security': 'для изменения настроек безопасности',
};

const PASSWORD: Readonly<Record<PasswordChangedParams['how'], string>> = {
  changed: 'изменён',
  reset: 'задан заново',
};

const SECURITY: Readonly<Record<SecurityNoticeKind, string>> = {
  'two-factor-on': 'Двухфакторный вход включён',
  'two-factor-off': 'Двухфакторный вход отключён',
  'recovery-codes-made': 'Созданы новые резервные коды',
  'recovery-code-used': 'Использован резервный код',
  'passkey-added': 'Добавлен ключ доступа',
  'passkey-removed': 'Удалён ключ доступа',
  'passkey-copied': 'Ключ доступа отклонён: возможно, его скопировали. Удалите его',
  'phone-bound': 'Привязан номер телефона',
  'phone-removed': 'Номер телефона отвязан',
  'email-changed': 'Изменён адрес электронной почты',
  'email-auth-on': 'Включены коды по электронной почте',
  'email-auth-off': 'Отключены коды по электронной почте',
  'question-set': 'Задан контрольный вопрос',
  'question-removed': 'Контрольный вопрос удалён',
  'social-linked': 'Привязан аккаунт другой компании',
  'social-unlinked': 'Отвязан аккаунт другой компании',
};

const REQUEST: Readonly<Record<RequestAnsweredParams['step'], string>> = {
  answered: 'Мы ответили на ваше обращение',
  asks: 'Нам нужен ваш ответ, чтобы продолжить',
  closed: 'Мы закрыли ваше обращение',
};

const NEVER_ASKED = 'Мы никогда не просим в сообщениях пароль или код.';

export const RUSSIAN: MessageWords = {
  code: ({ purpose, code, minutes }, { name }) => ({
    subject: `${code}: код ${PURPOSES[purpose]} — ${name}`,
    lines: [`${code} — код ${PURPOSES[purpose]} на ${name}. Действует ${minutes} мин.`],
    footnote: 'Никому не сообщайте код, даже нам. Если вы его не запрашивали, ничего не делайте.',
  }),
  announcement: ({ title, text }) => ({ subject: title, lines: [title, text], link: 'Подробнее' }),
  'activation-link': ({ hours, isFirst }, { name }) => ({
    subject: `Подтвердите почту на ${name}`,
    lines: [
      ...(isFirst ? [`Добро пожаловать на ${name}.`] : []),
      `Подтвердите, что этот адрес ваш. Ссылка сработает один раз и действует ${hours} ч.`,
    ],
    link: 'Подтвердить почту',
    footnote: 'Если у вас нет аккаунта у нас, ничего не делайте: без ссылки адрес не подтвердится.',
  }),
  'reset-link': ({ minutes }, { name }) => ({
    subject: `Новый пароль на ${name}`,
    lines: [
      `Кто-то, надеемся, вы, запросил новый пароль на ${name}.`,
      `Ссылка сработает один раз и действует ${minutes} мин.`,
    ],
    link: 'Задать новый пароль',
    footnote: 'Если вы его не запрашивали, ничего не делайте: пароль останется прежним.',
  }),
  'password-changed': ({ how }, { name }) => ({
    subject: `Пароль ${PASSWORD[how]} — ${name}`,
    lines: [
      `Пароль вашего аккаунта на ${name} ${PASSWORD[how]}. На других устройствах выполнен выход.`,
      'Если это были вы, ничего делать не нужно. Если нет, сразу задайте новый пароль и напишите в поддержку.',
    ],
    link: 'Задать новый пароль',
  }),
  'security-notice': ({ kind, device, atMs }, { name }) => ({
    subject: `${SECURITY[kind]} — ${name}`,
    lines: [
      `${SECURITY[kind]}. Речь о вашем аккаунте на ${name}.`,
      `Когда: ${momentOf(atMs, 'ru')}`,
      ...(device === '' ? [] : [`Устройство: ${device}`]),
      'Если это были вы, ничего делать не нужно. Если нет, сразу смените пароль и проверьте страницу безопасности.',
    ],
    link: 'Открыть страницу безопасности',
  }),
  'new-device': ({ device, address, atMs }, { name }) => ({
    subject: `Новый вход в ваш аккаунт на ${name}`,
    lines: [
      `В ваш аккаунт на ${name} вошли с устройства, с которого раньше не входили.`,
      `Когда: ${momentOf(atMs, 'ru')}`,
      `Устройство: ${device === '' ? 'неизвестно' : device}`,
      `Сеть: ${address}`,
      'Если это были вы, ничего делать не нужно. Если нет, завершите сеанс на этом устройстве и сразу смените пароль.',
    ],
    link: 'Посмотреть устройства',
  }),
  'request-answered': ({ requestId, step }, { name }) => ({
    subject: `${REQUEST[step]} — ${name}`,
    lines: [`${REQUEST[step]} на ${name}, № ${requestId}.`],
    link: 'Прочитать',
    footnote: NEVER_ASKED,
  }),
  'idea-answered': ({ ideaId }, { name }) => ({
    subject: `Мы ответили на вашу идею — ${name}`,
    lines: [`Спасибо за идею № ${ideaId}. Мы написали, что с ней будет.`],
    link: 'Прочитать',
    footnote: NEVER_ASKED,
  }),
  'appeal-answered': ({ answer }, { name }) => ({
    subject: `Мы ответили на ваше обращение о доступе — ${name}`,
    lines: ['Вы написали нам, что доступ закрыт по ошибке. Вот наш ответ:', ...answer.split('\n')],
    link: 'Ваши обращения',
    footnote: NEVER_ASKED,
  }),
};
