export { resealOwnKeys } from './aggregator/own-key.ts';
export { resealCompanyKeys } from './companies/reseal-company-keys.ts';
export { createGameWallet } from './game-wallet.ts';
export type { GameWallet, GameWalletDependencies } from './game-wallet-api.ts';
export { gameWalletRounds } from './money/counted-rounds.ts';
export { gameWalletProduct } from './product.ts';
export { runConformance } from './conformance/run-conformance.ts';
export {
  createWalletClient,
  sendOverHttp,
  type CallWallet,
  type SendToWallet,
  type WalletAnswer,
} from './conformance/wallet-client.ts';
export { createHub88Client } from './conformance/hub88-client.ts';
export { createSoftswissClient } from './conformance/softswiss-client.ts';
export type { ConformanceNeed } from './conformance/checks.ts';
export { sign, signedText, type OwnKey } from './signing/signature.ts';
