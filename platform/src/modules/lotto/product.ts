import type { ProductRegistration } from '../products/index.ts';
import { brokenLotto, keptOfLotto, openHoldsOfLotto, ticketLabels } from './audit-store.ts';
import { USUAL_RISK } from './tickets/bounds.ts';
import { lottoWagering } from './wagering.ts';

export const lottoProduct = {
  product: 'lotto',
  houseAccount: 'lotto',
  openHolds: openHoldsOfLotto,
  kept: keptOfLotto,
  brokenRules: brokenLotto,
  usualRisk: USUAL_RISK,
  wagering: lottoWagering,
  stakeLabels: ticketLabels,
} satisfies ProductRegistration;
