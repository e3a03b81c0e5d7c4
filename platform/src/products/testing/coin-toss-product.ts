import type { ProductRegistration } from '../../modules/wallet/index.ts';
import { readOpenTosses, tossNumbers } from './coin-toss-store.ts';

export const coinTossProduct: ProductRegistration = {
  product: 'coin-toss',
  openHolds: readOpenTosses,
  stakeNumbers: tossNumbers,
};
