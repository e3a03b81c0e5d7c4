import { formatAmount, parseAmount } from '@paddock/contract';
import type { UnsettledEvent, UnsettledReason } from '@paddock/contract/schemas';

/** Why an event's bets are open, each reason once. */
export function reasonsOf({ markets }: UnsettledEvent): readonly UnsettledReason[] {
  return [...new Set(markets.map(({ reason }) => reason))];
}

/** Open bets of all its markets: one that stands on two of them counts in each. */
export function openBetsOf({ markets }: UnsettledEvent): number {
  return markets.reduce((sum, { openBets }) => sum + openBets, 0);
}

/** What is staked on its markets in each currency. */
export function stakesOf({ markets }: UnsettledEvent): readonly Stake[] {
  const byCurrency = Map.groupBy(
    markets.flatMap(({ stakes }) => stakes),
    ({ currency }) => currency,
  );
  return [...byCurrency].map(([currency, stakes]) => ({
    currency,
    amount: formatAmount(
      stakes.reduce((sum, { amount }) => sum + (parseAmount(amount, currency) ?? 0n), 0n),
      currency,
    ),
  }));
}

type Stake = UnsettledEvent['markets'][number]['stakes'][number];
