/** Decimal odds times 1000 as an integer: 2.05 is 2050. The smallest price is 1.001. */
export type OddsMilli = number;

export const MIN_ODDS_MILLI = 1001;
export const MAX_ODDS_MILLI = 1_000_000;

/** True for an integer price the platform accepts. */
export function isOddsMilli(value: number): boolean {
  return Number.isInteger(value) && value >= MIN_ODDS_MILLI && value <= MAX_ODDS_MILLI;
}

/** The player's standing answer to a moved price (rules §5). */
export type PriceChangePolicy = 'none' | 'higher' | 'any';

/** Whether a leg seen at `seenMilli` may be struck at `currentMilli`. Prices are compared, never versions. */
export function acceptsPrice(
  policy: PriceChangePolicy,
  seenMilli: OddsMilli,
  currentMilli: OddsMilli,
): boolean {
  if (policy === 'any') return true;
  if (policy === 'higher') return currentMilli >= seenMilli;
  return currentMilli === seenMilli;
}

/** Shows a decimal price: two decimals, or three below 1.1 where the third one matters: 2050 is "2.05". */
export function displayOdds(oddsMilli: OddsMilli): string {
  const wantsThird = oddsMilli < 1100 && oddsMilli % 10 !== 0;
  return (oddsMilli / 1000).toFixed(wantsThird ? 3 : 2);
}

/** Shows the total price of several legs with the digits that the possible win is computed from: 2952 is "2.952". */
export function displayTotalOdds(totalMilli: bigint): string {
  const thousandths = totalMilli % 1000n;
  const digits = thousandths.toString().padStart(3, '0');
  return `${totalMilli / 1000n}.${digits.endsWith('0') ? digits.slice(0, 2) : digits}`;
}
