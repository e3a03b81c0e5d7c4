import type { ProductRegistration } from '../products/index.ts';
import { betLabels, brokenTables, keptOfTables, openHoldsOfTables } from './audit-store.ts';
import { USUAL_RISK } from './bets/bounds.ts';
import { sharedRoundsWagering } from './wagering.ts';

export const sharedRoundsProduct = {
  product: 'shared-rounds',
  houseAccount: 'shared-rounds',
  openHolds: openHoldsOfTables,
  kept: keptOfTables,
  brokenRules: brokenTables,
  usualRisk: USUAL_RISK,
  wagering: sharedRoundsWagering,
  stakeLabels: betLabels,
} satisfies ProductRegistration;
