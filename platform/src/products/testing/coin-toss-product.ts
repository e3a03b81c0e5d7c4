import type { ProductRegistration } from '../../modules/products/index.ts';
import { coinTossWagering } from './coin-toss-wagering.ts';
import { brokenTosses, keptOfTosses, readOpenTosses, tossLabels } from './coin-toss-store.ts';

export const coinTossProduct = {
  product: 'coin-toss',
  houseAccount: 'coin-toss',
  openHolds: readOpenTosses,
  kept: keptOfTosses,
  brokenRules: brokenTosses,
  usualRisk: { 'max-stake': 100_00n },
  wagering: coinTossWagering,
  stakeLabels: tossLabels,
} satisfies ProductRegistration;
