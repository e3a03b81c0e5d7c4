import { parseAmount } from '@paddock/contract';

/** `--bet home:10.00`: this stake on this outcome of every match, before its kick-off. */
export interface BetOption {
  readonly outcome: 'home' | 'draw' | 'away';
  /** Decimal string of the API. */
  readonly stake: string;
}

/** Currency of the player who bets. */
export const BET_CURRENCY = 'EUR';

/** @throws RangeError with what is wrong. */
export function parseBetOption(text: string): BetOption {
  const match = /^(home|draw|away):(.+)$/.exec(text);
  const stakeMinor = parseAmount(match?.[2] ?? '', BET_CURRENCY);
  if (match?.[1] === undefined || match[2] === undefined || stakeMinor === undefined || stakeMinor <= 0n) {
    throw new RangeError(`--bet wants home, draw or away and a stake, as in home:10.00; not ${text}`);
  }
  return { outcome: match[1] as BetOption['outcome'], stake: match[2] };
}
