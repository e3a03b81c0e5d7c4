import { DAY_MS } from '@paddock/contract';
import type { PromotionTerms } from '@paddock/contract/schemas';

import { inTransaction } from '../../../../kernel/database/database.ts';
import type { BonusesParts } from '../../bonuses-parts.ts';
import { insertVersion, readPromotion, setState } from '../promotion-store.ts';
import { BOOST_SAMPLES } from './boost-samples.ts';
import {
  FIRST_FLUTTER,
  FIVE_TO_TRY,
  FOR_POINTS,
  HOUSE_ROUNDS,
  SECOND_HELPING,
  SPRING_CODE,
} from './gift-texts.ts';
import type { Sample } from './sample.ts';
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
      who: rest.who ?? {},
      limits: {},
      opensAtMs,
      closesAtMs: opensAtMs + 365 * DAY_MS,
    };
    return { code, terms };
  });
}

const SPORT = { multiple: 5, days: 14, minOddsMilli: 1_500, products: { sportsbook: 100, games: 10 } };
const CASINO = { multiple: 20, days: 7, minOddsMilli: 1_500, products: { games: 100, 'game-wallet': 100 } };
const share = (upTo: string, least: string) => ({ percent: 50, upTo, least });

const SAMPLES: Readonly<Record<string, Sample>> = {
  ...BOOST_SAMPLES,
  ...SAMPLE_COUNTS,
  ...SAMPLE_DAYS,
  ...SAMPLE_TICKETS,
  'second-helping': {
    text: SECOND_HELPING,
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
    text: FIVE_TO_TRY,
    section: 'casino',
    starts: { on: 'joining' },
    gives: {
      kind: 'bonus',
      currencies: { EUR: { amount: '5.00' }, USD: { amount: '5.00' }, RUB: { amount: '500.00' } },
    },
    wants: CASINO,
  },
  'house-rounds': {
    text: HOUSE_ROUNDS,
    section: 'casino',
    starts: { on: 'joining' },
    gives: {
      ...{ kind: 'free-rounds', rounds: 20, days: 7, as: 'money' },
      games: ['plinko', 'dice', 'wheel', 'slot', 'scratch'],
      currencies: { EUR: { stake: '0.20' }, USD: { stake: '0.20' }, RUB: { stake: '20.00' } },
    },
  },
  'first-flutter': {
    text: FIRST_FLUTTER,
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
  'for-points': {
    text: FOR_POINTS,
    section: 'sport',
    who: { byOffer: true },
    starts: { on: 'joining' },
    gives: {
      kind: 'free-bet',
      currencies: { EUR: { amount: '2.00' }, USD: { amount: '2.00' }, RUB: { amount: '200.00' } },
      days: 7,
      minOddsMilli: 1_300,
      stakeReturned: false,
    },
  },
  'spring-code': {
    text: SPRING_CODE,
    section: 'sport',
    starts: { on: 'code', code: 'SPRING10' },
    gives: {
      kind: 'bonus',
      currencies: { EUR: { amount: '10.00' }, USD: { amount: '10.00' }, RUB: { amount: '1000.00' } },
    },
    wants: SPORT,
  },
};
