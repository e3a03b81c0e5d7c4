import { parseAmount, type AmountMinor, type ErrorCode } from '@paddock/contract';

import type { CallFault, CallWallet, WalletAnswer } from './wallet-client.ts';

/** Where the contract is tried: a session of a game with some money, at least 20 units of its currency. */
export interface ConformanceSession {
  readonly session: string;
  readonly game: string;
  readonly currency: string;
  /** An amount of one unit, as it is written: `1.00`. */
  readonly unit: string;
}

/** A rule of the contract that a wallet broke. */
export class BrokenRule extends Error {}

/** What checks are written with. */
export interface ConformanceDesk extends ConformanceSession {
  /** A name nobody has used. */
  name(what: string): string;
  call: CallWallet;
  /** A whole call in a round, its amount one unit unless said otherwise. */
  of(over?: object): Record<string, unknown> & { readonly transaction: string };
  bet(over?: object): Promise<WalletAnswer>;
  rollback(undoes: string): Promise<WalletAnswer>;
  balance(): Promise<AmountMinor>;
  /** How far the balance moves by something that is done, in units. */
  moves(work: () => Promise<unknown>): Promise<number>;
}

export function openDesk(at: ConformanceSession, call: CallWallet, run: string): ConformanceDesk {
  const { session, game, currency, unit } = at;
  let names = 0;
  const name = (what: string): string => `${run}-${what}-${++names}`;
  const of = (over: object = {}) => ({
    ...{ session, transaction: name('t'), game, round: name('round'), currency, amount: unit },
    ...over,
  });
  const one = parseAmount(unit, currency) ?? 1n;

  async function balance(): Promise<AmountMinor> {
    const { status, body } = await call('balance', { session });
    const minor = typeof body['balance'] === 'string' ? parseAmount(body['balance'], currency) : undefined;
    if (status !== 200 || minor === undefined) throw new BrokenRule(`the balance is answered ${status}`);
    return minor;
  }

  return {
    ...at,
    name,
    call,
    of,
    balance,
    bet: (over) => call('bet', of(over)),
    rollback: (undoes) => call('rollback', { session, transaction: name('t'), undoes }),
    async moves(work) {
      const before = await balance();
      await work();
      return Number((((await balance()) - before) * 100n) / one) / 100;
    },
  };
}

/** @throws BrokenRule unless it holds */
export function holds(isSo: boolean, rule: string): void {
  if (!isSo) throw new BrokenRule(rule);
}

/** @throws BrokenRule for any other answer */
export function isRefused({ status, body, means }: WalletAnswer, code: ErrorCode, what: string): void {
  holds(status >= 400 && status < 500, `${what} is answered ${status} and not refused`);
  holds(
    means?.includes(code) ?? body['code'] === code,
    `${what} is refused with ${String(body['code'])} and not with ${code}`,
  );
}

/** @throws BrokenRule for a refusal */
export function isDone({ status, body }: WalletAnswer, what: string): void {
  holds(status === 200, `${what} is refused with ${status} ${JSON.stringify(body['code'])}`);
}

export type { CallFault };
