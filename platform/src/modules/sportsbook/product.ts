import type { ProductRegistration } from '../products/index.ts';
import { brokenBets, readKept } from './bets/audit-bets.ts';
import { betLabels } from './bets/bet-store.ts';
import { readHeldStakes } from './bets/open-stakes.ts';
import { USUAL_RISK } from './risk/usual-risk.ts';
import { SPORTSBOOK } from './sportsbook-api.ts';
import { sportsbookWagering } from './wagering/sportsbook-wagering.ts';

export const sportsbookProduct = {
  product: SPORTSBOOK,
  houseAccount: 'bets',
  openHolds: readHeldStakes,
  kept: readKept,
  brokenRules: brokenBets,
  usualRisk: USUAL_RISK,
  wagering: sportsbookWagering,
  stakeLabels: betLabels,
} satisfies ProductRegistration;
