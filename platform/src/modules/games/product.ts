import type { ProductRegistration } from '../products/index.ts';
import { USUAL_RISK } from './rounds/round-bounds.ts';
import { gamesWagering } from './stakes/games-wagering.ts';
import { brokenRounds, keptOfGames, openHoldsOfGames, roundLabels } from './stakes/stake-store.ts';

export const gamesProduct = {
  product: 'games',
  houseAccount: 'games',
  openHolds: openHoldsOfGames,
  kept: keptOfGames,
  brokenRules: brokenRounds,
  usualRisk: USUAL_RISK,
  wagering: gamesWagering,
  stakeLabels: roundLabels,
} satisfies ProductRegistration;
