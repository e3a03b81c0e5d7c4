import { DAY_MS, formatAmount, HOUR_MS, MINUTE_MS, parseAmount, SECOND_MS } from '@paddock/contract';
import type { BoardLine, TournamentCurrency } from '@paddock/contract/schemas';

/** Prizes that are the same for places in a row are one line. */
export interface PrizeLine {
  readonly from: number;
  readonly to: number;
  readonly amount: string;
}

export function prizeLines(prizes: readonly string[]): readonly PrizeLine[] {
  return prizes.reduce<readonly PrizeLine[]>((lines, amount, at) => {
    const last = lines.at(-1);
    return last?.amount === amount
      ? [...lines.slice(0, -1), { ...last, to: at + 1 }]
      : [...lines, { from: at + 1, to: at + 1, amount }];
  }, []);
}

/** Points with the hundredths they have: "12.50" of multipliers and turnover, "12" of rounds. */
export function pointsText(pointsHundredths: number, isWhole: boolean, decimalMark: string): string {
  if (isWhole) return String(Math.floor(pointsHundredths / 100));
  return (pointsHundredths / 100).toFixed(2).replace('.', decimalMark);
}

/** The parts of a time that are told: days and hours, hours and minutes, or minutes and seconds. */
export type TimeLeft =
  | { readonly unit: 'days'; readonly days: number; readonly hours: number }
  | { readonly unit: 'hours'; readonly hours: number; readonly minutes: number }
  | { readonly unit: 'minutes'; readonly minutes: number; readonly seconds: number };

export function timeLeft(ms: number): TimeLeft {
  const left = Math.max(0, ms);
  const [days, hours] = [Math.floor(left / DAY_MS), Math.floor((left % DAY_MS) / HOUR_MS)];
  if (days > 0) return { unit: 'days', days, hours };
  const minutes = Math.floor((left % HOUR_MS) / MINUTE_MS);
  if (hours > 0) return { unit: 'hours', hours, minutes };
  return { unit: 'minutes', minutes, seconds: Math.floor((left % MINUTE_MS) / SECOND_MS) };
}

/** The terms of the first of these currencies that the tournament has, else of its first. */
export function termsFor(
  currencies: readonly TournamentCurrency[],
  wanted: readonly (string | undefined)[],
): TournamentCurrency | undefined {
  const found = wanted.map((iso) => currencies.find(({ currency }) => currency === iso));
  return found.find((terms) => terms !== undefined) ?? currencies[0];
}

/**
 * What a place would win if the board stayed as it is, by these prizes: those who share it split what their places have.
 * Undefined where that is nothing.
 */
export function prizeAt(
  lines: readonly BoardLine[],
  place: number,
  { currency, prizes }: Pick<TournamentCurrency, 'currency' | 'prizes'>,
): string | undefined {
  const tied = Math.max(1, lines.filter((line) => line.place === place).length);
  const minor = prizes
    .slice(place - 1, place - 1 + tied)
    .reduce((sum, prize) => sum + (parseAmount(prize, currency) ?? 0n), 0n);
  const share = minor / BigInt(tied);
  return share === 0n ? undefined : formatAmount(share, currency);
}

/** Products that have a name on the pages of races. */
const RACING = ['sportsbook', 'games', 'shared-rounds', 'game-wallet'] as const;

export const isRacing = (product: string): product is (typeof RACING)[number] =>
  (RACING as readonly string[]).includes(product);
