import { CURRENCIES, ERROR_TABLE, formatAmount, type ErrorCode } from '@paddock/contract';

import type { SendToWallet, WalletAnswer } from './wallet-client.ts';

/** Where a wallet of another shape is tried. */
export interface OtherShape {
  /** Whose session it is, as the wallet knows them. */
  readonly user: string;
  readonly session: string;
  readonly game: string;
  readonly currency: string;
  /** Paths are below the wallet's own address: `transaction/bet`. */
  readonly send: SendToWallet;
}

/** A call of the kit, whose names are those of our shape. */
export interface KitCall {
  readonly session: string;
  readonly transaction: string;
  readonly game?: string;
  readonly round?: string;
  readonly currency?: string;
  readonly amount?: string;
  readonly won?: string;
  readonly endsRound?: boolean;
  readonly undoes?: string;
}

/** An amount as a whole number of its smallest parts, with every digit that it was given: `1.00` of two places is 100. */
export function partsOf(amount: string, places: number): bigint {
  const [whole = '', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(places, '0'));
}

export const placesOf = (currency: string): number => CURRENCIES.get(currency)?.exponent ?? 2;

/** JSON with numbers of any length. */
export const writeJson = (body: object): string =>
  JSON.stringify(body, (_key, value: unknown) => (typeof value === 'bigint' ? `#${value}#` : value)).replace(
    /"#(-?\d+)#"/g,
    '$1',
  );

/** Our codes that another shape says by a word. */
export const codesSaidBy = (word: unknown, wordOf: (code: ErrorCode) => unknown): readonly ErrorCode[] =>
  (Object.keys(ERROR_TABLE) as ErrorCode[]).filter((code) => wordOf(code) === word);

/** A refusal, in the words of our shape. */
export const refusalInOurWords = (
  { status }: WalletAnswer,
  means: readonly ErrorCode[],
  word: unknown,
): WalletAnswer => ({
  ...{ status: status < 400 ? 422 : status, body: { code: word }, means },
});

/** What is granted, in the words of our shape. @param parts of a minor unit that balances are counted in */
export function inOurWords(
  { status, body }: WalletAnswer,
  { game, currency, parts }: { readonly game: string; readonly currency: string; readonly parts: bigint },
): WalletAnswer {
  const { balance, transactions } = body;
  const minor = typeof balance === 'number' && Number.isInteger(balance) ? BigInt(balance) : undefined;
  const isWhole = minor !== undefined && minor % parts === 0n;
  const said = { currency, game, ...(transactions !== undefined && { transactions }) };
  return { status, body: { ...said, ...(isWhole && { balance: formatAmount(minor / parts, currency) }) } };
}

/** Which bet a round began with and which round a bet is of: the kit names rounds, other shapes both. */
export function createRoundBook() {
  const firstBets = new Map<string, string>();
  const rounds = new Map<string, string>();
  return {
    note({ transaction, round = '' }: KitCall, isBet: boolean): void {
      if (isBet && !firstBets.has(round)) firstBets.set(round, transaction);
      if (!rounds.has(transaction)) rounds.set(transaction, round);
    },
    betOf: (round = ''): string => firstBets.get(round) ?? `no bet of ${round}`,
    roundOf: (transaction = ''): string => rounds.get(transaction) ?? 'unknown',
  };
}
