import type { TermsFile } from '@paddock/contract/schemas';

/** The terms a new site begins with, until its operator publishes others. */
export const FIRST_TERMS: TermsFile = {
  link: '/rules',
  tags: ['account', 'payments', 'betting', 'responsible-play', 'privacy'],
  subRules: [
    {
      position: 1,
      title: { en: 'Your account', ru: 'Ваш счёт' },
      text: {
        en: 'You are of legal age, play for yourself, and have one account. Keep your password to yourself.',
        ru: 'Вы совершеннолетний, играете за себя и открываете один счёт. Никому не сообщайте пароль.',
      },
      changed: false,
    },
    {
      position: 2,
      title: { en: 'Money', ru: 'Деньги' },
      text: {
        en: 'Deposits and withdrawals go by means of payment in your own name. We may ask for documents first.',
        ru: 'Пополнение и вывод — только вашими собственными средствами оплаты. Мы можем сначала попросить документы.',
      },
      changed: false,
    },
    {
      position: 3,
      title: { en: 'Bets', ru: 'Ставки' },
      text: {
        en: 'A bet stands at the price you confirmed. It is settled by the official result; an error is put right.',
        ru: 'Ставка принимается по подтверждённому вами коэффициенту. Расчёт — по официальному результату; ошибки исправляются.',
      },
      changed: false,
    },
    {
      position: 4,
      title: { en: 'Playing safely', ru: 'Ответственная игра' },
      text: {
        en: 'You can set limits or exclude yourself at any time. We then let you withdraw and nothing else.',
        ru: 'Вы можете в любой момент задать лимиты или исключить себя из игры. Тогда останется доступен только вывод средств.',
      },
      changed: false,
    },
  ],
};
