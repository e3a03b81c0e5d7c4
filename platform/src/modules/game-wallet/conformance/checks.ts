import { formatAmount, MINUTE_MS } from '@paddock/contract';

import { holds, isDone, isRefused, type CallFault, type ConformanceDesk } from './conformance-desk.ts';

export type ConformanceNeed = 'bet-and-win' | 'time' | 'rounds';

/** A rule of the wallet's contract, and how it is tried. */
export interface ConformanceCheck {
  readonly rule: string;
  /** What a shape has to have for it: a call that is both, a time that is signed, rounds that can be asked for. */
  readonly needs?: ConformanceNeed;
  run(desk: ConformanceDesk): Promise<void>;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** @throws BrokenRule where a bet is taken that is signed so */
async function isUnsigned(desk: ConformanceDesk, faults: readonly CallFault[]): Promise<void> {
  const moved = await desk.moves(async () => {
    for (const fault of faults)
      isRefused(await desk.call('bet', desk.of(), fault), 'GAME_SIGNATURE', JSON.stringify(fault));
  });
  holds(moved === 0, `they moved the balance by ${moved}`);
}

/** What every wallet of our shape has to do (docs/game-wallet.md). */
export const CONFORMANCE_CHECKS: readonly ConformanceCheck[] = [
  {
    rule: 'a session says whose it is, and what can be staked',
    async run({ call, session, currency, game }) {
      const { status, body } = await call('authenticate', { session });
      holds(status === 200 && body['currency'] === currency && body['game'] === game, `it answers ${status}`);
    },
  },
  {
    rule: 'a bet takes its stake, a win pays',
    async run(desk) {
      const round = desk.name('round');
      const taken = await desk.moves(async () => isDone(await desk.bet({ round }), 'a bet'));
      holds(taken === -1, `a bet of 1 moved the balance by ${taken}`);
      const paid = await desk.moves(async () =>
        isDone(await desk.call('win', desk.of({ round, endsRound: true })), 'a win'),
      );
      holds(paid === 1, `a win of 1 moved the balance by ${paid}`);
    },
  },
  {
    rule: 'a repeat of a bet is answered as the first was, and done once',
    async run(desk) {
      const call = desk.of();
      const first = await desk.call('bet', call);
      const moved = await desk.moves(async () => {
        await desk.bet();
        holds(same(await desk.call('bet', call), first), 'the repeat is answered otherwise');
      });
      holds(moved === -1, `another bet of 1 and the repeat moved the balance by ${moved}`);
    },
  },
  {
    rule: 'a repeat of a win is answered as the first was, and paid once',
    async run(desk) {
      const round = desk.name('round');
      await desk.bet({ round });
      const call = desk.of({ round, endsRound: false });
      const first = await desk.call('win', call);
      const moved = await desk.moves(async () =>
        holds(same(await desk.call('win', call), first), 'the repeat is answered otherwise'),
      );
      holds(moved === 0, `the repeat moved the balance by ${moved}`);
    },
  },
  {
    rule: 'ten same bets at once are one',
    async run(desk) {
      const call = desk.of();
      const moved = await desk.moves(() =>
        Promise.all(Array.from({ length: 10 }, () => desk.call('bet', call))),
      );
      holds(moved === -1, `they moved the balance by ${moved}`);
    },
  },
  {
    rule: 'another call under a name is refused',
    async run(desk) {
      const call = desk.of();
      await desk.call('bet', call);
      const moved = await desk.moves(async () => {
        const other = { ...call, round: desk.name('round') };
        isRefused(await desk.call('bet', other), 'IDEMPOTENCY_MISMATCH', 'another bet under the name');
      });
      holds(moved === 0, `it moved the balance by ${moved}`);
    },
  },
  {
    rule: 'a bet above the balance is refused, for good',
    async run(desk) {
      const all = await desk.balance();
      const call = desk.of({ amount: formatAmount(all + 1n, desk.currency) });
      isRefused(await desk.call('bet', call), 'INSUFFICIENT_FUNDS', 'a bet of more than there is');
      const round = desk.name('round');
      await desk.bet({ round });
      const won = desk.of({ round, amount: formatAmount(all, desk.currency), endsRound: true });
      await desk.call('win', won);
      isRefused(await desk.call('bet', call), 'INSUFFICIENT_FUNDS', 'the same bet when it could be paid');
      await desk.rollback(won.transaction);
    },
  },
  {
    rule: 'a rollback gives a stake back, once',
    async run(desk) {
      const call = desk.of();
      const moved = await desk.moves(async () => {
        await desk.call('bet', call);
        isDone(await desk.rollback(call.transaction), 'a rollback');
        isDone(await desk.rollback(call.transaction), 'a second rollback');
      });
      holds(moved === 0, `the bet and its rollbacks moved the balance by ${moved}`);
    },
  },
  {
    rule: 'a rollback of what never came refuses it when it comes',
    async run(desk) {
      const late = desk.of();
      isDone(await desk.rollback(late.transaction), 'a rollback of what never came');
      const moved = await desk.moves(async () =>
        isRefused(await desk.call('bet', late), 'BET_ROLLED_BACK', 'the bet that comes late'),
      );
      holds(moved === 0, `it moved the balance by ${moved}`);
    },
  },
  {
    rule: 'a bet that was rolled back wins nothing',
    async run(desk) {
      const call = desk.of();
      await desk.call('bet', call);
      await desk.rollback(call.transaction);
      const win = desk.of({ round: call['round'], endsRound: true });
      const moved = await desk.moves(async () =>
        isRefused(await desk.call('win', win), 'BET_ROLLED_BACK', 'a win of it'),
      );
      holds(moved === 0, `it moved the balance by ${moved}`);
    },
  },
  {
    rule: 'a rollback of a bet takes back what it had won',
    async run(desk) {
      const call = desk.of();
      const moved = await desk.moves(async () => {
        await desk.call('bet', call);
        await desk.call('win', desk.of({ round: call['round'], endsRound: true }));
        isDone(await desk.rollback(call.transaction), 'a rollback of a round that is over');
      });
      holds(moved === 0, `the round and its rollback moved the balance by ${moved}`);
    },
  },
  {
    rule: 'a win without a bet is refused',
    async run(desk) {
      const moved = await desk.moves(async () =>
        isRefused(await desk.call('win', desk.of({ endsRound: true })), 'ROUND_UNKNOWN', 'a win of no round'),
      );
      holds(moved === 0, `it moved the balance by ${moved}`);
    },
  },
  {
    rule: 'several wins come until the round ends, and none after',
    async run(desk) {
      const round = desk.name('round');
      const moved = await desk.moves(async () => {
        await desk.bet({ round });
        isDone(await desk.call('win', desk.of({ round, endsRound: false })), 'a first win');
        isDone(await desk.call('win', desk.of({ round, endsRound: false })), 'a second win');
        const end = { session: desk.session, transaction: desk.name('t'), round };
        isDone(await desk.call('round-end', end), 'the end of a round');
        isRefused(
          await desk.call('win', desk.of({ round, endsRound: false })),
          'ROUND_CLOSED',
          'a win after it',
        );
        isRefused(await desk.bet({ round }), 'ROUND_CLOSED', 'a bet after it');
      });
      holds(moved === 1, `a bet of 1 and two wins of 1 moved the balance by ${moved}`);
    },
  },
  {
    rule: 'a bet and its win come in one, once',
    needs: 'bet-and-win',
    async run(desk) {
      const call = desk.of({ won: desk.unit, endsRound: true });
      const moved = await desk.moves(async () => {
        isDone(await desk.call('bet-and-win', call), 'a bet-and-win');
        isDone(await desk.call('bet-and-win', call), 'its repeat');
      });
      holds(moved === 0, `it moved the balance by ${moved}`);
    },
  },
  {
    rule: 'a forged or missing signature is refused',
    run: (desk) => isUnsigned(desk, [{ signature: '' }, { signature: Buffer.alloc(32).toString('base64') }]),
  },
  {
    rule: 'an outdated signature is refused',
    needs: 'time',
    run: (desk) => isUnsigned(desk, [{ aheadMs: -10 * MINUTE_MS }, { aheadMs: 10 * MINUTE_MS }]),
  },
  {
    rule: 'what is no bet is refused: no amount, another currency, game or session',
    async run(desk) {
      const moved = await desk.moves(async () => {
        isRefused(await desk.bet({ amount: '0' }), 'AMOUNT_INVALID', 'a bet of 0');
        isRefused(await desk.bet({ amount: '-1' }), 'AMOUNT_INVALID', 'a bet of -1');
        isRefused(
          await desk.bet({ amount: '1234567890123456789' }),
          'INVALID_INPUT',
          'an amount of 19 digits',
        );
        isRefused(await desk.bet({ currency: 'XXX' }), 'GAME_CURRENCY', 'a bet in another currency');
        isRefused(await desk.bet({ game: 'no-such-game' }), 'GAME_OTHER', 'a bet on another game');
        isRefused(await desk.bet({ session: 'a'.repeat(43) }), 'GAME_SESSION_UNKNOWN', 'a bet of no session');
      });
      holds(moved === 0, `they moved the balance by ${moved}`);
    },
  },
];
