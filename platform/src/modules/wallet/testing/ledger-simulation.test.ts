import { sql } from 'kysely';
import type { BetId, PaymentId } from '@paddock/contract';

import type { Tx } from '../../../kernel/database/database.ts';
import { SeededRandom } from '../../../testing/seeded-random.ts';
import { createWalletFixture, type FixturePlayer, type WalletFixture } from '../wallet.fixture.ts';
import { LedgerModel } from './ledger-model.ts';

/** One command with what it does to the model; `attempt` may be repeated with the same content. */
interface Step {
  readonly attempt: (tx: Tx) => Promise<unknown>;
  /** Applies it to the model and answers what the wallet must answer. */
  readonly expect: () => string;
}

const outcomeOf = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'ok',
    (error: unknown) => String((error as { code?: string }).code),
  );

describe('thousands of random transfers (rules §3)', () => {
  let fixture: WalletFixture;
  let payments = 0;

  beforeAll(async () => {
    fixture = await createWalletFixture();
  });
  afterAll(() => fixture.platform.close());

  function randomStep(random: (below: number) => number, player: FixturePlayer, model: LedgerModel): Step {
    const { wallet, platform } = fixture;
    const { playerId, main, bonus } = player;
    const at = { playerId, atMs: platform.clock.nowMs() };
    const some = BigInt(1 + random(50_00));
    const bets = [...model.bets];
    const [betId, bet] = bets[random(Math.max(bets.length, 1))] ?? [];
    const paymentId = `${++payments}` as PaymentId;

    const deposit: Step = {
      attempt: (tx) =>
        wallet.deposit(tx, { ...at, accountId: main, paymentId, provider: 'sim', amountMinor: some }),
      expect: () => {
        model.main += some;
        return 'ok';
      },
    };
    const toBonus = random(2) === 0;
    const adjustment = random(4) === 0 ? -some : some;
    const adjust: Step = {
      attempt: (tx) =>
        wallet.adjust(tx, {
          ...at,
          id: `sim-${paymentId}`,
          accountId: toBonus ? bonus : main,
          amountMinor: adjustment,
          actor: 'system',
          reason: 'simulated',
        }),
      expect: () => {
        if (toBonus) model.bonus += adjustment;
        else model.main += adjustment;
        return 'ok';
      },
    };
    const newBet = platform.kernel.ids.forPlayer<'bet'>(playerId);
    const hold: Step = {
      attempt: (tx) =>
        wallet.holdStake(tx, {
          ...at,
          product: 'sportsbook',
          betId: newBet,
          accountId: main,
          stakeMinor: some,
        }),
      expect: () => model.hold(newBet, some),
    };
    const choice = random(9);
    if (choice === 0) return deposit;
    if (choice === 1) return adjust;
    if (choice <= 4 || betId === undefined || bet === undefined || bet.state === 'released') return hold;
    if (choice === 5 && bet.state === 'held' && bet.revision === 0) {
      return {
        attempt: (tx) => wallet.releaseStake(tx, { ...at, betId, reason: 'simulated' }),
        expect: () => {
          model.release(betId);
          return 'ok';
        },
      };
    }
    const revision = Math.max(1, bet.revision + random(4) - 1);
    const remaining = bet.real + bet.bonus - bet.cashedStake;
    if (choice === 8 && bet.state === 'held') {
      const stakeMinor = random(3) === 0 ? remaining : 1n + BigInt(random(Number(remaining)));
      const part = { betId, revision, stakeMinor, paidMinor: some };
      return {
        attempt: (tx) => wallet.cashOut(tx, { ...at, ...part, reason: 'simulated' }),
        expect: () => {
          model.cashOut(part);
          return 'ok';
        },
      };
    }
    // Of a bet that was left nothing is held again.
    if (choice === 6 && remaining > 0n) {
      return {
        attempt: (tx) => wallet.reopenBet(tx, { ...at, betId, revision, reason: 'simulated' }),
        expect: () => {
          model.reopen(betId, revision);
          return 'ok';
        },
      };
    }
    const returned = random(2) === 0 ? 0n : some * 2n;
    // An operator's void pays the stake, whatever was cashed out.
    const targetMinor = random(4) === 0 ? bet.real + bet.bonus : bet.cashedPaid + returned;
    return {
      attempt: (tx) => wallet.settleBet(tx, { ...at, betId, revision, targetMinor, reason: 'simulated' }),
      expect: () => {
        model.settle(betId, revision, targetMinor);
        return 'ok';
      },
    };
  }

  const compare = async (player: FixturePlayer, model: LedgerModel) => {
    expect({
      main: await fixture.balance(player, 'main'),
      bonus: await fixture.balance(player, 'bonus'),
      escrow: await fixture.balance(player, 'escrow'),
    }).toEqual({ main: model.main, bonus: model.bonus, escrow: model.escrow });
  };

  it.each([1, 2026, 987_654])('agree with the model and replay the same, seed %i', async (seed) => {
    const random = new SeededRandom(seed).int;
    const player = await fixture.player(0n);
    const model = new LedgerModel();
    for (let n = 0; n < 700; n++) {
      const step = randomStep(random, player, model);
      const expected = step.expect();
      expect(await outcomeOf(fixture.run(step.attempt))).toBe(expected);
      // An answer got lost and the caller asks again: nothing may move a second time.
      if (expected === 'ok' && random(4) === 0) expect(await outcomeOf(fixture.run(step.attempt))).toBe('ok');
      if (n % 50 === 0) await compare(player, model);
    }
    await compare(player, model);
    expect((await fixture.wallet.audit()).problems).toEqual([]);
  });

  it('keeps every invariant with crashes before and after the commit, twelve at a time', async () => {
    const random = new SeededRandom(42).int;
    const players = await Promise.all([1, 2, 3].map(() => fixture.player(100_00n, { bonusMinor: 20_00n })));
    const placed = new Map<BetId, FixturePlayer>();

    const crashingRun = async (work: (tx: Tx) => Promise<unknown>) => {
      const fate = random(6);
      await fixture.run(async (tx) => {
        await work(tx);
        if (fate === 0) throw new Error('crash before the commit');
        if (fate === 1) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
      });
      // The answer got lost after the commit: the caller asks again.
      if (fate === 2) await fixture.run(work);
    };
    const oneOperation = async () => {
      const player = players[random(players.length)] ?? players[0];
      if (player === undefined) return;
      const { playerId } = player;
      const atMs = fixture.platform.clock.nowMs();
      const bets = [...placed].filter(([, owner]) => owner === player).map(([betId]) => betId);
      const betId = bets[random(Math.max(1, bets.length))];
      const targetMinor = BigInt(random(30_00));
      const newBet = fixture.platform.kernel.ids.forPlayer<'bet'>(playerId);
      const work =
        betId !== undefined && random(3) > 0
          ? (tx: Tx) =>
              random(4) === 0
                ? fixture.wallet.releaseStake(tx, { playerId, betId, reason: 'x', atMs })
                : fixture.wallet.settleBet(tx, {
                    playerId,
                    betId,
                    revision: 1 + random(3),
                    targetMinor,
                    reason: 'x',
                    atMs,
                  })
          : async (tx: Tx) => {
              await fixture.wallet.holdStake(tx, {
                product: 'sportsbook',
                playerId,
                betId: newBet,
                accountId: player.main,
                stakeMinor: BigInt(1 + random(10_00)),
                atMs,
              });
              placed.set(newBet, player);
            };
      await crashingRun(work).catch(() => undefined);
    };

    const before = (await fixture.wallet.audit()).transfers;
    for (let round = 0; round < 120; round++) {
      await Promise.all(Array.from({ length: 12 }, oneOperation));
    }
    const { problems, sums, transfers } = await fixture.wallet.audit();
    expect(problems).toEqual([]);
    expect(new Set(Object.values(sums))).toEqual(new Set([0n]));
    expect(transfers - before).toBeGreaterThan(300n);
  });
});
