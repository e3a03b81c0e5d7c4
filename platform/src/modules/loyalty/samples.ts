import type { LoyaltyTerms } from '@paddock/contract/schemas';

import { inTransaction } from '../../kernel/database/database.ts';
import type { LoyaltyParts } from './loyalty-api.ts';
import { insertProgramme, readProgramme } from './programme-store.ts';
import {
  BRONZE,
  COPPER,
  FOR_LOYAL_PLAYERS,
  FREE_BET,
  FREE_EVENING,
  GOLD,
  PLATINUM,
  SILVER,
  THANK_YOU,
} from './sample-names.ts';
import { requireSound } from './terms.ts';
import { BASE_CURRENCY } from '../rates/index.ts';
import { allOffers, insertOffer } from './shop/offer-store.ts';

/** A programme of a development site: a new player gets their first points with the first few bets. */
export const SAMPLE_PROGRAMME: LoyaltyTerms = {
  earning: [
    { product: 'sportsbook', pointsPerUnitMilli: 1_000, leastOddsMilli: 1_300, edge: 500 },
    // The smallest edge among them: video poker returns 0.995439.
    { product: 'games', pointsPerUnitMilli: 500, leastOddsMilli: 1_000, edge: 45 },
    { product: 'shared-rounds', pointsPerUnitMilli: 500, leastOddsMilli: 1_000, edge: 100 },
    { product: 'game-wallet', pointsPerUnitMilli: 500, leastOddsMilli: 1_000, edge: 200 },
  ],
  expiryDays: 180,
  levels: [
    { code: 'copper', name: COPPER, threshold: 0 },
    { code: 'bronze', name: BRONZE, threshold: 100 },
    { code: 'silver', name: SILVER, threshold: 1_000 },
    { code: 'gold', name: GOLD, threshold: 5_000 },
    { code: 'platinum', name: PLATINUM, threshold: 25_000 },
  ],
  windowDays: 30,
  keepDays: 30,
  cashback: [
    {
      code: 'vip',
      products: ['games', 'shared-rounds', 'game-wallet'],
      periodDays: 7,
      rates: [
        { level: 'copper', rate: 100 },
        { level: 'bronze', rate: 200 },
        { level: 'silver', rate: 400 },
        { level: 'gold', rate: 600 },
        { level: 'platinum', rate: 1_000 },
      ],
      edgeShare: 3_000,
      least: '0.01',
      most: '500.00',
      claimDays: 7,
    },
    {
      code: 'premium',
      products: ['sportsbook', 'games', 'shared-rounds', 'game-wallet'],
      periodDays: 1,
      rates: [
        { level: 'silver', rate: 100 },
        { level: 'gold', rate: 200 },
        { level: 'platinum', rate: 300 },
      ],
      edgeShare: 2_000,
      least: '0.01',
      most: '200.00',
      claimDays: 2,
    },
  ],
};

/** What points buy there: an hour of play at a time buys the first of them. The promotion is a sample of the bonuses. */
export const SAMPLE_OFFERS = [
  {
    code: 'half',
    name: THANK_YOU,
    points: 50,
    gives: { cents: 50n },
    stock: undefined,
    mostPerPlayer: 3,
  },
  {
    code: 'free-bet',
    name: FREE_BET,
    points: 200,
    gives: { promotion: 'for-points' },
    stock: undefined,
    mostPerPlayer: 1,
  },
  {
    code: 'five',
    name: FREE_EVENING,
    points: 450,
    gives: { cents: 5_00n },
    stock: 1_000,
    mostPerPlayer: 2,
  },
  {
    code: 'fifty',
    name: FOR_LOYAL_PLAYERS,
    points: 4_000,
    gives: { cents: 50_00n },
    stock: 50,
    mostPerPlayer: 1,
  },
] as const;

/** Begins the sample where there is no programme. */
export async function beginSamples({ kernel, products }: LoyaltyParts): Promise<void> {
  const names = products.map(({ product }) => product);
  const terms: LoyaltyTerms = {
    ...SAMPLE_PROGRAMME,
    earning: SAMPLE_PROGRAMME.earning.filter(({ product }) => names.includes(product)),
    cashback: SAMPLE_PROGRAMME.cashback.map((one) => ({
      ...one,
      products: one.products.filter((product) => names.includes(product)),
    })),
  };
  requireSound(terms, names, BASE_CURRENCY);
  await inTransaction(kernel.db, async (tx) => {
    if ((await readProgramme(tx)) === undefined) await insertProgramme(tx, terms, kernel.clock.nowMs());
  });
  if ((await allOffers(kernel.db)).length > 0) return;
  await inTransaction(kernel.db, async (tx) => {
    for (const { code, name, points, gives, stock, mostPerPlayer } of SAMPLE_OFFERS)
      await insertOffer(tx, {
        offerId: kernel.ids.next<'loyalty-offer'>(),
        code,
        name,
        points: BigInt(points),
        gives,
        stock,
        mostPerPlayer,
        fromMs: kernel.clock.nowMs(),
        toMs: undefined,
      });
  });
}
