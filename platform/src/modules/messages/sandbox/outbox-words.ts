const ENGLISH = {
  title: 'Outbox',
  sandbox: 'Sandbox: nothing here left the server',
  filter: 'Sent to',
  filterHint: 'E-mail or phone number',
  show: 'Show',
  all: 'Show all',
  empty: 'Nothing was sent yet.',
  emptyFor: 'Nothing was sent to this address.',
  email: 'E-mail',
  sms: 'SMS',
  to: 'To',
  waiting: 'Waiting',
  sent: 'Sent',
  dead: 'Given up',
  code: 'Code',
  other: 'По-русски',
} as const;

export type OutboxWords = Readonly<Record<keyof typeof ENGLISH, string>>;

const RUSSIAN: OutboxWords = {
  title: 'Исходящие',
  sandbox: 'Песочница: отсюда ничего не уходит',
  filter: 'Кому',
  filterHint: 'Почта или телефон',
  show: 'Показать',
  all: 'Показать все',
  empty: 'Пока ничего не отправлено.',
  emptyFor: 'На этот адрес ничего не отправлено.',
  email: 'Письмо',
  sms: 'SMS',
  to: 'Кому',
  waiting: 'Ждёт отправки',
  sent: 'Отправлено',
  dead: 'Не доставлено',
  code: 'Код',
  other: 'In English',
};

export function outboxWords(language: string): OutboxWords {
  return language === 'ru' ? RUSSIAN : ENGLISH;
}
