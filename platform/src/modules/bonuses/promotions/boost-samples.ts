import type { PromotionTerms } from '@paddock/contract/schemas';

/** What is invented of a promotion; the rest is the same of all. */
export type Sample = Omit<PromotionTerms, 'opensAtMs' | 'closesAtMs' | 'picture' | 'who' | 'limits'>;

const inAll = (upTo: string, rubles: string) => ({ EUR: { upTo }, USD: { upTo }, RUB: { upTo: rubles } });
const USE = { days: 30, bets: 10, betsPerDay: 2 };

/** Boosts and an insurance of a development site. */
export const BOOST_SAMPLES: Readonly<Record<string, Sample>> = {
  'warm-up': {
    text: {
      en: {
        title: 'Warm-up',
        summary: 'Ten odds boosts: a fifth more of what a bet wins.',
        paragraphs: ['Choose it in the coupon. The odds stay; what is added comes beside the win.'],
      },
      ru: {
        title: 'Разминка',
        summary: 'Десять бустов: на пятую часть больше выигрыша ставки.',
        paragraphs: ['Выберите его в купоне. Коэффициент тот же, прибавка приходит вместе с выигрышем.'],
      },
    },
    section: 'sport',
    starts: { on: 'joining' },
    gives: {
      kind: 'odds-boost',
      percent: 20,
      minOddsMilli: 1_500,
      ...USE,
      currencies: inAll('25.00', '2500.00'),
    },
  },
  'longer-is-better': {
    text: {
      en: {
        title: 'The Longer the Better',
        summary: 'An accumulator of three selections or more wins more, the longer the more.',
        paragraphs: ['It comes by itself in the coupon.'],
      },
      ru: {
        title: 'Чем длиннее, тем лучше',
        summary: 'Экспресс от трёх исходов выигрывает больше, и тем больше, чем он длиннее.',
        paragraphs: ['В купоне он включается сам.'],
      },
    },
    section: 'sport',
    starts: { on: 'joining' },
    gives: {
      kind: 'accumulator-boost',
      steps: [
        { legs: 3, percent: 5 },
        { legs: 4, percent: 10 },
        { legs: 5, percent: 15 },
        { legs: 7, percent: 25 },
        { legs: 10, percent: 50 },
      ],
      minLegOddsMilli: 1_200,
      minOddsMilli: 1_000,
      ...USE,
      currencies: inAll('100.00', '10000.00'),
    },
  },
  'one-short': {
    text: {
      en: {
        title: 'One Short',
        summary: 'Exactly one selection of your accumulator lost? The stake comes back.',
        paragraphs: ['For accumulators of four selections or more; choose it in the coupon.'],
      },
      ru: {
        title: 'Без одного',
        summary: 'В экспрессе не сыграл ровно один исход? Ставка вернётся.',
        paragraphs: ['Для экспрессов от четырёх исходов; выберите страховку в купоне.'],
      },
    },
    section: 'sport',
    starts: { on: 'joining' },
    gives: {
      kind: 'accumulator-insurance',
      ...{ minLegs: 4, minLegOddsMilli: 1_300, as: 'money', minOddsMilli: 1_000 },
      ...USE,
      currencies: inAll('25.00', '2500.00'),
    },
  },
};
