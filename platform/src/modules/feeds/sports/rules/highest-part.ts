import type { Score } from '../../results/match-record.ts';
import { oneWinner, type MarketResult } from '../../results/market-result.ts';
import type { Distribution } from '../../simulation/match/lines.ts';
import type { FairMarket } from '../../simulation/match/simulated-match.ts';

const EQUAL = 'equal';

/** Its outcomes, of so many parts. */
export function highestOutcomes(parts: number): readonly string[] {
  return [...Array.from({ length: parts }, (_, at) => String(at + 1)), EQUAL];
}

/** Which part of the match brings the most of both sides; `equal` where two share it. */
export function highestPart(type: string, totals: readonly Distribution[]): FairMarket {
  const belows = totals.map(({ least, chances }) => {
    let sum = 0;
    const upTo = chances.map((chance) => (sum += chance));
    return (count: number) => (count <= least ? 0 : (upTo[Math.min(count - least, upTo.length) - 1] ?? 0));
  });
  let equal = 1;
  const parts = totals.map(({ least, chances }, part): readonly [string, number] => {
    const alone = chances.reduce(
      (sum, chance, at) =>
        sum + belows.reduce((all, below, other) => (other === part ? all : all * below(least + at)), chance),
      0,
    );
    equal -= alone;
    return [String(part + 1), alone];
  });
  return { type, specifiers: {}, selections: [...parts, [EQUAL, Math.max(0, equal)]], core: true };
}

/** @param parts what both sides have of each, all of them over */
export function highestResult(parts: readonly Score[]): MarketResult {
  const totals = parts.map(([home, away]) => home + away);
  const most = Math.max(...totals);
  const isShared = totals.filter((total) => total === most).length > 1;
  return oneWinner(highestOutcomes(parts.length), isShared ? EQUAL : String(totals.indexOf(most) + 1));
}
