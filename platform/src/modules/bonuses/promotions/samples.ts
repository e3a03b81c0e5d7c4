import { DAY_MS } from '@paddock/contract';
import type { PromotionTerms } from '@paddock/contract/schemas';

import { inTransaction } from '../../../kernel/database/database.ts';
import type { BonusesParts } from '../bonuses-parts.ts';
import { BOOST_SAMPLES, type Sample } from './boost-samples.ts';
import { insertVersion, readPromotion, setState } from './promotion-store.ts';
import { SAMPLE_COUNTS } from './sample-counts.ts';
import { SAMPLE_DAYS } from './sample-days.ts';
import { SAMPLE_TICKETS } from './sample-tickets.ts';

/** Invented promotions of a development site, one of each kind; who changed or stopped one keeps it so. */
export async function keepSamples({
  kernel,
  products,
}: Pick<BonusesParts, 'kernel' | 'products'>): Promise<void> {
  const atMs = kernel.clock.nowMs();
  for (const { code, terms } of samplesAt(products, atMs)) {
    if ((await readPromotion(kernel.db, code)) !== undefined) continue;
    await inTransaction(kernel.db, async (tx) => {
      const version = await insertVersion(tx, { code, terms, author: 'sandbox', reason: 'a sample', atMs });
      await setState(tx, { code, state: 'running', version });
    });
  }
}

/** One promotion of each kind, from the day of a moment on for a year; stakes of products that are not here count nothing. */
export function samplesAt(
  products: BonusesParts['products'],
  atMs: number,
): readonly { readonly code: string; readonly terms: PromotionTerms }[] {
  const opensAtMs = atMs - (atMs % DAY_MS);
  const known = new Set(products.map(({ product }) => product));
  return Object.entries(SAMPLES).map(([code, { wants, ...rest }]) => {
    const counting = Object.entries(wants?.products ?? {}).filter(([product]) => known.has(product));
    const terms: PromotionTerms = {
      ...rest,
      ...(wants !== undefined && { wants: { ...wants, products: Object.fromEntries(counting) } }),
      picture: null,
      who: {},
      limits: {},
      opensAtMs,
      closesAtMs: opensAtMs + 365 * DAY_MS,
    };
    return { code, terms };
  });
}

const SPORT = { multiple: 5, days: 14, minOddsMilli: 1_500, products: { sportsbook: 100, games: 10 } };
const CASINO = { multiple: 20, days: 7, minOddsMilli: 1_000, products: { games: 100, 'game-wallet': 100 } };
const share = (upTo: string, least: string) => ({ percent: 50, upTo, least });

const SAMPLES: Readonly<Record<string, Sample>> = {
  ...BOOST_SAMPLES,
  ...SAMPLE_COUNTS,
  ...SAMPLE_DAYS,
  ...SAMPLE_TICKETS,
  'second-helping': {
    text: {
      en: {
        title: 'Second Helping',
        summary: 'Half of your second deposit on top, for bets on sport.',
        paragraphs: ['Take part before you pay in for the second time.'],
      },
      ru: {
        title: 'Добавка',
        summary: 'Половина второго депозита сверху, для ставок на спорт.',
        paragraphs: ['Примите участие до второго депозита.'],
      },
    },
    section: 'sport',
    starts: { on: 'deposit', number: 2 },
    gives: {
      kind: 'deposit-bonus',
      currencies: {
        EUR: share('50.00', '10.00'),
        USD: share('50.00', '10.00'),
        RUB: share('5000.00', '1000.00'),
      },
    },
    wants: SPORT,
  },
  'five-to-try': {
    text: {
      en: { title: 'Five to Try', summary: 'A little bonus money for our own games.', paragraphs: [] },
      ru: { title: 'На пробу', summary: 'Немного бонусных денег для наших игр.', paragraphs: [] },
    },
    section: 'casino',
    starts: { on: 'joining' },
    gives: {
      kind: 'bonus',
      currencies: { EUR: { amount: '5.00' }, USD: { amount: '5.00' }, RUB: { amount: '500.00' } },
    },
    wants: CASINO,
  },
  'house-rounds': {
    text: {
      en: {
        title: 'Rounds on the House',
        summary: 'Twenty free rounds of our own games.',
        paragraphs: ['Choose the free round on the page of the game. What it wins is real money.'],
      },
      ru: {
        title: 'Раунды за наш счёт',
        summary: 'Двадцать бесплатных раундов в наших играх.',
        paragraphs: ['Выберите бесплатный раунд на странице игры. Выигрыш – реальные деньги.'],
      },
    },
    section: 'casino',
    starts: { on: 'joining' },
    gives: {
      ...{ kind: 'free-rounds', rounds: 20, days: 7, as: 'money' },
      games: ['plinko', 'dice', 'wheel', 'slot', 'scratch'],
      currencies: { EUR: { stake: '0.20' }, USD: { stake: '0.20' }, RUB: { stake: '20.00' } },
    },
  },
  'first-flutter': {
    text: {
      en: {
        title: 'First Flutter',
        summary: 'A free bet for any match you like.',
        paragraphs: ['Choose it in the coupon. A win pays what is above the stake, in real money.'],
      },
      ru: {
        title: 'Первый шаг',
        summary: 'Бесплатная ставка на любой матч.',
        paragraphs: ['Выберите её в купоне. Выигрыш сверх ставки — сразу реальными деньгами.'],
      },
    },
    section: 'sport',
    starts: { on: 'joining' },
    gives: {
      kind: 'free-bet',
      currencies: { EUR: { amount: '5.00' }, USD: { amount: '5.00' }, RUB: { amount: '500.00' } },
      days: 7,
      minOddsMilli: 1_300,
      stakeReturned: false,
    },
  },
  'spring-code': {
    text: {
      en: { title: 'Spring Code', summary: 'Ten of bonus money for the code SPRING10.', paragraphs: [] },
      ru: { title: 'Весенний код', summary: 'Десять бонусных денег за код SPRING10.', paragraphs: [] },
    },
    section: 'sport',
    starts: { on: 'code', code: 'SPRING10' },
    gives: {
      kind: 'bonus',
      currencies: { EUR: { amount: '10.00' }, USD: { amount: '10.00' }, RUB: { amount: '1000.00' } },
    },
    wants: SPORT,
  },
};
