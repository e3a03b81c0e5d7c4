import type { RiskFigures } from '../../products/index.ts';

/** What the house risks with bets, in cents of EUR, where the operator's `risk.json` says nothing (rules §6). */
export const USUAL_RISK = {
  'min-stake': 20n,
  // Largest stake by market group: main markets take the most, markets of chance the least.
  'max-stake-main': 500_000n,
  'max-stake-totals': 300_000n,
  'max-stake-handicaps': 300_000n,
  'max-stake-goals': 200_000n,
  'max-stake-halves': 150_000n,
  'max-stake-intervals': 100_000n,
  'max-stake-corners': 100_000n,
  'max-stake-cards': 100_000n,
  'max-stake-sets': 150_000n,
  'max-stake-quarters': 150_000n,
  'max-stake-periods': 150_000n,
  'max-stake-maps': 150_000n,
  'max-stake-innings': 100_000n,
  'max-stake-scores': 50_000n,
  'max-stake-players': 50_000n,
  'max-stake-other': 50_000n,
  /** The most one bet pays. */
  'payout-cap': 25_000_000n,
  /** The most the house may owe on one selection: its room. */
  'selection-room': 50_000_000n,
  /** The most it may owe on one event by chains, conditional bets and anti-accumulators, beyond their stakes. */
  'event-room': 50_000_000n,
  /** Of a selection's room, what the combinations of one person may take. */
  'person-share': 5_000_000n,
  /** The most the open combinations of one person may return together, unweighted. */
  'person-returns': 250_000_000n,
} satisfies RiskFigures;

export type SportsbookRisk = RiskFigures<keyof typeof USUAL_RISK>;
