import type { Sample } from './boost-samples.ts';

/** An invented lottery ticket and an invented coupon of a pool of a development site. */
export const SAMPLE_TICKETS: Readonly<Record<string, Sample>> = {
  'lucky-line': {
    text: {
      en: {
        title: 'Lucky Line',
        summary: 'A lottery ticket of ours, for keno or 6 of 45.',
        paragraphs: ['Choose it where you buy a ticket. All that it wins is real money.'],
      },
      ru: {
        title: 'Счастливая линия',
        summary: 'Лотерейный билет от нас: кено или 6 из 45.',
        paragraphs: ['Выберите его при покупке билета. Весь выигрыш – реальные деньги.'],
      },
    },
    section: 'casino',
    starts: { on: 'joining' },
    gives: {
      ...{ kind: 'ticket', product: 'lotto', of: ['keno', '6-45'], days: 7 },
      currencies: { EUR: { amount: '1.00' }, USD: { amount: '1.00' }, RUB: { amount: '100.00' } },
    },
  },
  'six-on-us': {
    text: {
      en: {
        title: 'Six on Us',
        summary: 'A coupon of a pool: call the next six matches.',
        paragraphs: ['Choose it where you fill a coupon in. All that it wins is real money.'],
      },
      ru: {
        title: 'Шесть за наш счёт',
        summary: 'Купон тотализатора: угадайте шесть ближайших матчей.',
        paragraphs: ['Выберите его, когда заполните купон. Весь выигрыш – реальные деньги.'],
      },
    },
    section: 'sport',
    starts: { on: 'joining' },
    gives: {
      ...{ kind: 'ticket', product: 'toto', of: ['next-6'], days: 7 },
      currencies: { EUR: { amount: '0.80' }, USD: { amount: '0.80' }, RUB: { amount: '80.00' } },
    },
  },
};
