import type { ProductRegistration } from '../products/index.ts';
import { companyGamesWagering } from './money/company-games-wagering.ts';
import { brokenOfGameWallet, keptOfGameWallet } from './money/audit-store.ts';
import { openHoldsOfGameWallet, roundLabels } from './money/stake-store.ts';

/**
 * The largest stake of one bet, and the largest win of one call that no operator is asked about, in cents of EUR: changed by
 * the operator's `risk.json`.
 */
export const USUAL_RISK = { 'max-stake': 10_000_00n, 'max-win': 100_000_00n } as const;

export const gameWalletProduct = {
  product: 'game-wallet',
  houseAccount: 'game-wallet',
  openHolds: openHoldsOfGameWallet,
  kept: keptOfGameWallet,
  brokenRules: brokenOfGameWallet,
  usualRisk: USUAL_RISK,
  wagering: companyGamesWagering,
  stakeLabels: roundLabels,
} satisfies ProductRegistration;
