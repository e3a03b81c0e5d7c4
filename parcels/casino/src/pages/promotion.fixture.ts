import type { BonusOffer, GrantView, PromotionView } from '@paddock/contract/schemas';

/** What a first deposit brings. */
export const OFFER: BonusOffer = {
  currency: 'EUR',
  percent: 100,
  upTo: '100.00',
  minDeposit: '10.00',
  wageringMultiple: 5,
  days: 30,
  maxStake: null,
  maxConversion: null,
  minOddsMilli: 1000,
  percents: {},
};

const OPENS_MS = Date.UTC(2026, 10, 26);
/** Taking part in it. */
export const MINE: GrantView = {
  id: '12',
  code: 'second',
  state: 'joined',
  title: { en: 'Second Helping', ru: 'Добавка' },
  given: null,
  points: null,
  progress: null,
  bonusId: null,
  joinedAtMs: OPENS_MS,
  endedAtMs: null,
};

/** Half of a second deposit. */
export const PROMOTION: PromotionView = {
  code: 'second',
  section: 'sport',
  text: {
    en: { title: 'Second Helping', summary: 'Half of your second deposit on top.', paragraphs: ['Once.'] },
    ru: { title: 'Добавка', summary: 'Половина второго депозита сверху.', paragraphs: ['Один раз.'] },
  },
  picture: null,
  who: {},
  opensAtMs: OPENS_MS,
  closesAtMs: OPENS_MS + 86_400_000,
  starts: { on: 'deposit', number: 2 },
  gives: { kind: 'deposit-bonus', currencies: { EUR: { percent: 50, upTo: '40.00', least: '10.00' } } },
  wants: {
    multiple: 5,
    days: 7,
    minOddsMilli: 1_500,
    products: { sportsbook: 100, games: 0 },
    currencies: { EUR: { maxStake: '20.00' } },
  },
  mine: null,
};
