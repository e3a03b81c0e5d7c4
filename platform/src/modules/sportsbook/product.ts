import type { ProductRegistration } from '../wallet/index.ts';
import { betNumbers } from './bets/bet-store.ts';
import { readHeldStakes } from './bets/open-stakes.ts';

export const sportsbookProduct: ProductRegistration = {
  product: 'sportsbook',
  openHolds: readHeldStakes,
  stakeNumbers: betNumbers,
};
