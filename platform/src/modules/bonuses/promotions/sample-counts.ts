import type { Sample } from './boost-samples.ts';

/** Samples of what is counted: cashback of a week's losses, and points for visits. */
export const SAMPLE_COUNTS: Readonly<Record<string, Sample>> = {
  'softer-week': {
    text: {
      en: {
        title: 'A Softer Week',
        summary: 'A part of what a week on sport costs you comes back as real money.',
        paragraphs: ['Take part, and bet as you would. What comes back is paid as the week is over.'],
      },
      ru: {
        title: 'Неделя помягче',
        summary: 'Часть того, во что обойдётся неделя ставок на спорт, вернётся реальными деньгами.',
        paragraphs: ['Примите участие и ставьте как обычно. Что вернётся, придёт, когда неделя кончится.'],
      },
    },
    section: 'sport',
    starts: {
      on: 'loss',
      days: 7,
      products: ['sportsbook'],
      currencies: { EUR: { amount: '5.00' }, USD: { amount: '5.00' }, RUB: { amount: '500.00' } },
    },
    gives: {
      kind: 'cashback',
      as: 'money',
      edges: { sportsbook: 500 },
      edgeShare: 5_000,
      currencies: {
        EUR: { percent: 10, upTo: '20.00' },
        USD: { percent: 10, upTo: '20.00' },
        RUB: { percent: 10, upTo: '2000.00' },
      },
    },
  },
  'drop-by': {
    text: {
      en: {
        title: 'Drop By',
        summary: 'Two hundred points for visits on three days of a week.',
        paragraphs: ['Nothing has to be staked for it.'],
      },
      ru: {
        title: 'Заходите',
        summary: 'Двести баллов за визиты в три дня за неделю.',
        paragraphs: ['Ставить для этого ничего не нужно.'],
      },
    },
    section: 'casino',
    starts: { on: 'logins', days: 7, times: 3 },
    gives: { kind: 'points', points: 200 },
  },
};
