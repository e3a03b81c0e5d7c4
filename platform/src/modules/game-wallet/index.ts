export { resealCompanyKeys } from './companies/reseal-company-keys.ts';
export { createGameWallet } from './game-wallet.ts';
export type { GameWallet, GameWalletDependencies } from './game-wallet-api.ts';
export { gameWalletRounds } from './money/counted-rounds.ts';
export { gameWalletProduct } from './product.ts';
export { runConformance } from './conformance/run-conformance.ts';
export {
  createWalletClient,
  sendOverHttp,
  type SendToWallet,
  type WalletAnswer,
} from './conformance/wallet-client.ts';
export { sign, signedText, type OwnKey } from './signing/signature.ts';
