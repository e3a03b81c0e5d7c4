import { formatAmount } from '@paddock/contract';

/** What a replay came to, as its last line says it. */
export interface ReplaySummary {
  readonly matchesPlayed: number;
  readonly marketsSettled: number;
  readonly betsSettled: number;
  /** Sum of all postings by currency: zero each, or the ledger is wrong. */
  readonly ledgerSums: Readonly<Record<string, bigint>>;
}

/** `380 matches played, 9120 markets settled, 380 bets settled, ledger sum: EUR 0.00`. */
export function summaryLine({
  matchesPlayed,
  marketsSettled,
  betsSettled,
  ledgerSums,
}: ReplaySummary): string {
  const sums = Object.entries(ledgerSums)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([iso, sumMinor]) => `${iso} ${formatAmount(sumMinor, iso)}`);
  return (
    `${matchesPlayed} matches played, ${marketsSettled} markets settled, ${betsSettled} bets settled, ` +
    `ledger sum: ${sums.length === 0 ? 'no postings' : sums.join(', ')}`
  );
}
