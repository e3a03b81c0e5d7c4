export { createWallet } from './wallet.ts';
export { auditLedger } from './audit.ts';
export { postedAs } from './audit-prizes.ts';
export { linesOf, stakeStates } from './changed-stakes.ts';
export { lostOf } from './lost-of.ts';
export type { Account, AccountKind } from './account.ts';
export type { HoldStake, StakeHold, BetFunding, SettleBet, SettledBet, StakeParts } from './bet-money.ts';
export type { DepositMoney, SuspenseMoney, AdjustMoney, ConvertMoney } from './moved-money.ts';
export type { Wallet, WalletDependencies } from './wallet-api.ts';
export type {
  Actor,
  HouseAccount,
  Posting,
  WrittenPosting,
  PostedTransfer,
  Transfer,
  TransferKind,
} from './transfer.ts';
export type { ProviderMovement } from './provider-movements.ts';
export type { ChangedStakes, ReadLines, StakeState } from './changed-stakes.ts';
export type { StakeMovement } from './stake-movements.ts';
export type { AuditOptions, AuditProblem, AuditReport, OpenHold } from './audit.ts';
export type { BonusFact } from './audit-bonuses.ts';
export type { PrizeFact } from './audit-prizes.ts';
