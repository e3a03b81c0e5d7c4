import type { ProductRegistration } from '../products/index.ts';
import { brokenDraws, couponLabels, keptOfToto, openHoldsOfToto } from './audit-store.ts';
import { USUAL_RISK } from './coupons/stake-bounds.ts';
import { totoWagering } from './coupons/toto-wagering.ts';

export const totoProduct = {
  product: 'toto',
  houseAccount: 'toto',
  openHolds: openHoldsOfToto,
  kept: keptOfToto,
  brokenRules: brokenDraws,
  usualRisk: USUAL_RISK,
  wagering: totoWagering,
  stakeLabels: couponLabels,
} satisfies ProductRegistration;
