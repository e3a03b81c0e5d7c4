export { createCashier } from './cashier.ts';
export type { Cashier, CashierBonuses, CashierDependencies, SuspenseEntry } from './cashier-api.ts';
export { readHeldWithdrawals } from './withdrawals/withdrawals-store.ts';
export type { PaymentFacts, PaymentFactsQuery } from './history/payment-facts.ts';
export type { DepositEvent } from './deposits/deposit-machine.ts';
export type {
  Instrument,
  PaymentMethod,
  PaymentOrder,
  PaymentProvider,
  ProviderMessage,
  ReturnUrls,
} from './payment-provider.ts';
