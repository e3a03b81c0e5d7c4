import { formatAmount, parseAmount } from '@paddock/contract';

import { isSignedBy, signedText, type SigningKey } from '../signing/signature.ts';
import type { SendToWallet, WalletAnswer } from './wallet-client.ts';

/** Ways a wallet is broken on purpose. */
export const FLAWS = [
  'repeats-are-done-again',
  'another-body-is-taken',
  'no-tombstone',
  'old-timestamps-are-taken',
  'rolled-back-bets-win',
  'stakes-are-given-back-twice',
  'spends-what-is-not-there',
  'refused-bets-are-taken-later',
  'any-signature-is-taken',
  'wins-after-the-end',
  'tells-rounds-without-wins',
] as const;
export type Flaw = (typeof FLAWS)[number];

interface Call {
  readonly session: string;
  readonly transaction: string;
  readonly game: string;
  readonly round: string;
  readonly currency: string;
  readonly amount?: string;
  readonly won?: string;
  readonly undoes: string;
  readonly endsRound?: boolean;
}

interface Done {
  readonly kind: string;
  readonly body: string;
  readonly answer: WalletAnswer;
  readonly round?: string;
  isUndone?: boolean;
  readonly movedMinor: bigint;
}

interface Round {
  isClosed: boolean;
}

const WINDOW_MS = 300_000;
const SESSION = 'm'.repeat(43);

/** Another operator's wallet in memory, of one player with 100.00 EUR: right, or with one flaw. */
export function createModelWallet(key: SigningKey, nowMs: () => number, flaw?: Flaw): SendToWallet {
  const is = (one: Flaw): boolean => flaw === one;
  const transactions = new Map<string, Done>();
  const tombstones = new Set<string>();
  const rounds = new Map<string, Round>();
  let balanceMinor = 100_00n;

  const refused = (code: string, status = 422): WalletAnswer => ({ status, body: { code } });
  const minorOf = (text = ''): bigint => parseAmount(text, 'EUR') ?? -1n;
  const betsOf = (round: string) =>
    [...transactions.values()].filter((one) => one.round === round && one.kind.startsWith('bet'));

  function bet(call: Call, kind: string): WalletAnswer | bigint {
    const stakeMinor = minorOf(call.amount);
    if (call.game !== 'model') return refused('GAME_OTHER');
    if (call.currency !== 'EUR') return refused('GAME_CURRENCY');
    if (stakeMinor <= 0n) return refused('AMOUNT_INVALID');
    if (stakeMinor > balanceMinor && !is('spends-what-is-not-there')) return refused('INSUFFICIENT_FUNDS');
    const round = rounds.get(call.round) ?? { isClosed: false };
    if (round.isClosed) return refused('ROUND_CLOSED', 409);
    rounds.set(call.round, { isClosed: call.endsRound === true });
    return (kind === 'bet' ? 0n : minorOf(call.won)) - stakeMinor;
  }

  function win(call: Call): WalletAnswer | bigint {
    const round = rounds.get(call.round);
    if (round === undefined) return refused('ROUND_UNKNOWN', 404);
    if (round.isClosed && !is('wins-after-the-end')) return refused('ROUND_CLOSED', 409);
    const isUndone = betsOf(call.round).every((one) => one.isUndone === true);
    if (isUndone && !is('rolled-back-bets-win')) return refused('BET_ROLLED_BACK', 409);
    round.isClosed ||= call.endsRound === true;
    return minorOf(call.amount);
  }

  function rollback({ undoes }: Call): bigint {
    const done = transactions.get(undoes);
    if (done === undefined) {
      if (!is('no-tombstone')) tombstones.add(undoes);
      return 0n;
    }
    if (done.isUndone === true && !is('stakes-are-given-back-twice')) return 0n;
    done.isUndone = true;
    // A bet goes with what it won.
    const wins = [...transactions.values()].filter(
      (one) => done.kind === 'bet' && one.kind === 'win' && one.round === done.round && one.isUndone !== true,
    );
    for (const one of wins) one.isUndone = true;
    return -wins.reduce((sum, { movedMinor }) => sum + movedMinor, done.movedMinor);
  }

  function work(kind: string, call: Call): WalletAnswer | bigint {
    if (kind === 'bet' || kind === 'bet-and-win') return bet(call, kind);
    if (kind === 'win') return win(call);
    if (kind === 'rollback') return rollback(call);
    const round = rounds.get(call.round);
    if (round !== undefined) round.isClosed = true;
    return 0n;
  }

  return ({ method, path, headers, body }) => {
    const timestamp = headers['x-wallet-timestamp'] ?? '';
    const text = signedText({ method, path, timestamp, body });
    const isFresh = Math.abs(nowMs() - Number(timestamp)) <= WINDOW_MS || is('old-timestamps-are-taken');
    const isGenuine =
      isSignedBy([key], text, headers['x-wallet-signature'] ?? '') || is('any-signature-is-taken');
    if (path === '/game-api/v1/time') return Promise.resolve({ status: 200, body: { nowMs: nowMs() } });
    if (!isFresh || !isGenuine) return Promise.resolve(refused('GAME_SIGNATURE', 401));
    if (method === 'GET') return Promise.resolve(told());
    const call = JSON.parse(body) as Call;
    const kind = path.slice(path.lastIndexOf('/') + 1);
    return Promise.resolve(answer(kind, call, body));
  };

  /** All rounds: the model has one day. */
  function told(): WalletAnswer {
    const done = [...transactions].filter(
      ([, one]) => one.answer.status === 200 && !(one.kind === 'win' && is('tells-rounds-without-wins')),
    );
    const named = Map.groupBy(done, ([, one]) => one.round);
    const all = [...named].map(([round, of]) => ({
      ...{ round, transactions: of.map(([transaction]) => ({ transaction })) },
    }));
    return { status: 200, body: { rounds: all, cursor: null } };
  }

  function answer(kind: string, call: Call, body: string): WalletAnswer {
    if (call.session !== SESSION) return refused('GAME_SESSION_UNKNOWN', 404);
    const balance = () => formatAmount(balanceMinor, 'EUR');
    if (kind === 'authenticate' || kind === 'balance')
      return { status: 200, body: { balance: balance(), currency: 'EUR', game: 'model' } };
    if ((call.amount ?? '').length > 18) return refused('INVALID_INPUT', 400);
    const name = call.transaction;
    const before = transactions.get(name);
    if (before !== undefined && !is('repeats-are-done-again')) {
      const isSame = before.body === body && before.kind === kind;
      if (!isSame && !is('another-body-is-taken')) return refused('IDEMPOTENCY_MISMATCH', 409);
      if (before.answer.status === 200 || !is('refused-bets-are-taken-later')) return before.answer;
    }
    if (tombstones.has(name)) return refused('BET_ROLLED_BACK', 409);
    const done = work(kind, call);
    const movedMinor = typeof done === 'bigint' ? done : 0n;
    balanceMinor += movedMinor;
    const said =
      typeof done === 'bigint'
        ? { status: 200, body: { transaction: name, id: '1', currency: 'EUR', balance: balance() } }
        : done;
    if (said.status === 200 || kind.startsWith('bet'))
      transactions.set(name, {
        ...{ kind, body, answer: said, round: call.round },
        movedMinor,
        isUndone: said.status !== 200,
      });
    return said;
  }
}

/** The session of the model's one player. */
export const MODEL_SESSION = { session: SESSION, game: 'model', currency: 'EUR', unit: '1.00' };
