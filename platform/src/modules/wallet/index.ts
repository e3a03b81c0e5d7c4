export { createWallet } from './wallet.ts';
export { auditLedger } from './audit.ts';
export type {
  Wallet,
  Account,
  AccountKind,
  HoldStake,
  StakeHold,
  BetFunding,
  SettleBet,
  SettledBet,
  DepositMoney,
  SuspenseMoney,
  AdjustMoney,
  ConvertMoney,
} from './wallet-api.ts';
export type {
  Actor,
  HouseAccount,
  Posting,
  PostedLine,
  PostedTransfer,
  Transfer,
  TransferKind,
} from './transfer.ts';
export type { ProviderMovement } from './provider-movements.ts';
export type { AuditOptions, AuditProblem, AuditReport, OpenHold } from './audit.ts';
export type { BonusFact } from './audit-bonuses.ts';
