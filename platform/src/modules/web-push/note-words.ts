import type { MatchMoment } from '../sportsbook/index.ts';

/** What notes say. No amounts and no names of players: a locked screen shows them to anybody. */
export interface NoteWords {
  readonly bet: Readonly<Record<'won' | 'lost' | 'returned' | 'part' | 'open', string>>;
  bets(count: number, won: number): string;
  readonly cashOut: string;
  readonly ticket: Readonly<Record<'won' | 'void' | 'gift-back', string>>;
  readonly coupon: Readonly<Record<'won' | 'void' | 'gift-back', string>>;
  readonly deposit: Readonly<Record<'succeeded' | 'refunded' | 'charged-back', string>>;
  readonly withdrawal: Readonly<Record<'paid' | 'failed' | 'rejected' | 'returned', string>>;
  payments(count: number): string;
  readonly request: Readonly<Record<'answered' | 'asks' | 'closed', string>>;
  requests(count: number): string;
  readonly moment: Readonly<Record<MatchMoment['step'], string>>;
}

const EN: NoteWords = {
  bet: {
    won: 'Your bet has won.',
    lost: 'Your bet has lost.',
    returned: 'Your bet is void: the stake came back.',
    part: 'Your bet has ended: a part of it came back.',
    open: 'Your bet is open again: its result was taken back.',
  },
  bets: (count, won) => `${count} bets have ended, ${won} of them won.`,
  cashOut: 'Your bet was left at the value you named, or ended before.',
  ticket: {
    won: 'Your lottery ticket has won.',
    void: 'A draw was given back: so was your stake.',
    'gift-back': 'A draw was given back: your free ticket is yours again.',
  },
  coupon: {
    won: 'Your pool coupon has won.',
    void: 'A pool was called off: your stake came back.',
    'gift-back': 'A pool was called off: your free coupon came back.',
  },
  deposit: {
    succeeded: 'Your deposit has arrived.',
    refunded: 'Your deposit was sent back.',
    'charged-back': 'Your deposit was charged back.',
  },
  withdrawal: {
    paid: 'Your withdrawal is paid.',
    failed: 'Your withdrawal has failed: the money is on your account.',
    rejected: 'Your withdrawal was refused: the money is on your account.',
    returned: 'Your bank sent your withdrawal back: the money is on your account.',
  },
  payments: (count) => `There is news of ${count} payments.`,
  request: {
    answered: 'We have answered your request.',
    asks: 'We ask you something about your request.',
    closed: 'Your request is closed.',
  },
  requests: (count) => `There is news of ${count} requests.`,
  moment: { start: 'The match begins.', goal: 'Goal!', end: 'The match is over.' },
};

const RU: NoteWords = {
  bet: {
    won: 'Ваша ставка выиграла.',
    lost: 'Ваша ставка проиграла.',
    returned: 'Ставка отменена: сумма вернулась.',
    part: 'Ставка рассчитана: часть суммы вернулась.',
    open: 'Ставка снова открыта: её результат отозван.',
  },
  bets: (count, won) => `Рассчитано ставок: ${count}, выиграло: ${won}.`,
  cashOut: 'Ставка выкуплена по вашей цене или закончилась раньше.',
  ticket: {
    won: 'Ваш лотерейный билет выиграл.',
    void: 'Тираж отменён: ставка вернулась.',
    'gift-back': 'Тираж отменён: бесплатный билет снова ваш.',
  },
  coupon: {
    won: 'Ваш купон тото выиграл.',
    void: 'Тираж тото отменён: ставка вернулась.',
    'gift-back': 'Тираж тото отменён: ваш бесплатный купон вернулся.',
  },
  deposit: {
    succeeded: 'Пополнение зачислено.',
    refunded: 'Пополнение отправлено обратно.',
    'charged-back': 'Пополнение отозвано плательщиком.',
  },
  withdrawal: {
    paid: 'Вывод выплачен.',
    failed: 'Вывод не прошёл: деньги на вашем счёте.',
    rejected: 'В выводе отказано: деньги на вашем счёте.',
    returned: 'Банк вернул вывод: деньги на вашем счёте.',
  },
  payments: (count) => `Новости о платежах: ${count}.`,
  request: {
    answered: 'Мы ответили на ваше обращение.',
    asks: 'Нам нужно уточнение по вашему обращению.',
    closed: 'Ваше обращение закрыто.',
  },
  requests: (count) => `Новости по обращениям: ${count}.`,
  moment: { start: 'Матч начинается.', goal: 'Гол!', end: 'Матч окончен.' },
};

const WORDS: Readonly<Record<string, NoteWords>> = { en: EN, ru: RU };

/** The words of a language, English where the server does not speak it. */
export const noteWords = (language: string): NoteWords => WORDS[language] ?? EN;
