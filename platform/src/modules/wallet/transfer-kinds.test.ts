import type { BetId } from '@paddock/contract';
import { LedgerEntryKind } from '@paddock/contract/schemas';

import {
  documentedTransfers,
  drawnTransfers,
  postedTransfers,
  type Effects,
} from '../../testing/transfers-table.ts';
import { createWalletFixture, type FixturePlayer, type WalletFixture } from './wallet.fixture.ts';

/** Bonuses post these by themselves; their simulation holds them against the same table. */
const OF_BONUSES = /^bonus-/;

describe('the table of transfers in docs/money.md', () => {
  let fixture: WalletFixture;
  let player: FixturePlayer;
  let names = 0;

  beforeAll(async () => {
    fixture = await createWalletFixture();
    player = await fixture.player(1_000_00n);
  });
  afterAll(() => fixture.closeAudited());

  const atMs = 1;
  const payment = () => fixture.payment(player);
  const because = { actor: 'system', reason: 'a test' } as const;

  async function payments(): Promise<void> {
    const { wallet, run } = fixture;
    const [sentBack, takenBack] = [payment(), payment()];
    await run((tx) => wallet.deposit(tx, sentBack));
    await run((tx) => wallet.refundDeposit(tx, { ...sentBack, ...because }));
    await run((tx) => wallet.deposit(tx, takenBack));
    await run((tx) => wallet.chargeBack(tx, { ...takenBack, ...because }));
    const [returned, late] = [payment(), payment()];
    await run((tx) => wallet.holdWithdrawal(tx, returned));
    await run((tx) => wallet.payOut(tx, returned));
    await run((tx) => wallet.returnPayout(tx, returned));
    await run((tx) => wallet.holdWithdrawal(tx, late));
    await run((tx) => wallet.releaseWithdrawal(tx, { ...late, ...because }));
    await run((tx) => wallet.payOutLate(tx, late));
  }

  /** Bets of real and bonus money together: released, lost, won, corrected up and down, and taken back. */
  async function bets(): Promise<void> {
    const { wallet, run, hold, settle } = fixture;
    const mixed = await fixture.player(10_00n);
    const { playerId, bonus } = mixed;
    await run((tx) =>
      wallet.post(tx, {
        id: 'bonus-grant:1',
        playerId,
        kind: 'bonus-grant',
        actor: 'system',
        cause: 'bonus:1',
        reason: '',
        atMs,
        postings: [
          { account: bonus, amountMinor: 10_00n },
          { house: 'bonuses', currency: 'EUR', amountMinor: -10_00n },
        ],
      }),
    );
    const released = await hold(mixed, 15_00n);
    await run((tx) => wallet.releaseStake(tx, { playerId, betId: released, reason: '', atMs }));
    const bet = await hold(mixed, 20_00n);
    await settle(mixed, bet, 1, 40_00n);
    await settle(mixed, bet, 2, 0n);
    await settle(mixed, bet, 3, 30_00n);
    await fixture.reopen(mixed, bet, 4);
    await settle(mixed, bet, 5, 30_00n);
    for (const paidMinor of [2_00n, 8_00n]) {
      const left = await hold(mixed, 10_00n);
      const all = { playerId, betId: left, revision: 1, stakeMinor: 10_00n, paidMinor, reason: '', atMs };
      await run((tx) => wallet.cashOut(tx, all));
    }
    const undone = await hold(mixed, 10_00n);
    const part = {
      playerId,
      betId: undone,
      revision: 1,
      stakeMinor: 5_00n,
      paidMinor: 20_00n,
      reason: '',
      atMs,
    };
    await run((tx) => wallet.cashOut(tx, part));
    await settle(mixed, undone, 2, 10_00n);
  }

  async function byHand(): Promise<void> {
    const { wallet, run } = fixture;
    const { playerId, main: accountId } = player;
    const poor = await fixture.player(0n);
    const correction = (amountMinor: bigint, of = player) => ({
      id: `c${++names}`,
      playerId: of.playerId,
      accountId: of.main,
      amountMinor,
      atMs,
      ...because,
    });
    await run((tx) =>
      wallet.post(tx, {
        id: 'tournament-prize:1',
        playerId,
        kind: 'tournament-prize',
        actor: 'system',
        cause: 'tournament:1',
        reason: '',
        atMs,
        postings: [
          { account: accountId, amountMinor: 5_00n },
          { house: 'tournaments', currency: 'EUR', amountMinor: -5_00n },
        ],
      }),
    );
    const paidBack = ['cashback', 'loyalty'] as const;
    // Money of a promotion is paid as cashback is, by what pays bonuses.
    for (const [kind, house] of [paidBack, ['cashback', 'bonuses'], ['points-reward', 'loyalty']] as const)
      await run((tx) =>
        wallet.post(tx, {
          id: `${kind}:${house}`,
          playerId,
          kind,
          actor: 'system',
          cause: kind,
          reason: '',
          atMs,
          postings: [
            { account: accountId, amountMinor: 5_00n },
            { house, currency: 'EUR', amountMinor: -5_00n },
          ],
        }),
      );
    await run((tx) =>
      wallet.post(tx, {
        id: 'cashback-back:bonuses',
        playerId,
        kind: 'cashback',
        actor: 'system',
        cause: 'cashback',
        reason: '',
        atMs,
        postings: [
          { account: accountId, amountMinor: -5_00n },
          { house: 'bonuses', currency: 'EUR', amountMinor: 5_00n },
        ],
      }),
    );
    for (const amountMinor of [5_00n, -5_00n]) {
      const stake = { playerId, betId: '77' as BetId, currency: 'EUR', amountMinor, reason: '', atMs };
      await run((tx) => wallet.moveFreeStake(tx, { ...stake, revision: amountMinor < 0n ? 1 : undefined }));
      for (const kind of ['boost', 'insurance'] as const)
        await run((tx) => wallet.moveBetExtra(tx, { ...stake, kind, revision: amountMinor < 0n ? 2 : 1 }));
    }
    for (const amountMinor of [5_00n, -5_00n])
      await run((tx) =>
        wallet.post(tx, {
          id: amountMinor > 0n ? 'friend-reward:1' : 'friend-reward-back:1',
          playerId,
          kind: 'friend-reward',
          actor: 'system',
          cause: 'friend:1',
          reason: '',
          atMs,
          postings: [
            { account: accountId, amountMinor },
            { house: 'friends', currency: 'EUR', amountMinor: -amountMinor },
          ],
        }),
      );
    for (const amountMinor of [5_00n, -5_00n])
      await run((tx) => wallet.payPromotion(tx, correction(amountMinor)));
    await run((tx) => wallet.adjust(tx, correction(5_00n)));
    await run((tx) => wallet.adjust(tx, correction(-5_00n, poor)));
    await run((tx) => wallet.writeOff(tx, correction(0n, poor)));
    for (const amountMinor of [3_00n, -3_00n]) {
      for (const to of ['house', { playerId, accountId }] as const) {
        const found = {
          id: `s${++names}`,
          provider: 'testpay',
          currency: 'EUR',
          amountMinor,
          reason: '',
          atMs,
        };
        await run((tx) => wallet.suspend(tx, found));
        await run((tx) => wallet.settleSuspense(tx, { ...found, to, actor: 'operator:ann' }));
      }
    }
    const yen = await fixture.add(player, 'JPY');
    await run((tx) =>
      wallet.convert(tx, {
        id: `x${++names}`,
        playerId,
        fromAccountId: accountId,
        toAccountId: yen,
        fromMinor: 10_00n,
        toMinor: 1_600n,
        rateId: 'r1',
        actor: 'player',
        atMs,
      }),
    );
  }

  it('names every kind there is', () => {
    const kinds = [...LedgerEntryKind.anyOf.map(({ const: kind }) => kind), 'suspense'];
    expect(Object.keys(documentedTransfers()).toSorted()).toEqual(kinds.toSorted());
  });

  it('is what the diagram of accounts draws', () => {
    const drawn = drawnTransfers();
    const unlike = Object.entries(documentedTransfers()).flatMap(([kind, effects]) =>
      effects.split(', ').flatMap((effect) => {
        const [account = '', sign = ''] = effect.split(' ');
        const takes = drawn.some((arrow) => arrow.kind === kind && arrow.from === account);
        const gives = drawn.some((arrow) => arrow.kind === kind && arrow.to === account);
        const isDrawn = { '+': gives && !takes, '−': takes && !gives, '±': takes || gives }[sign] === true;
        return isDrawn ? [] : [`${kind}: ${effect}`];
      }),
    );
    expect(unlike).toEqual([]);
    const strangers = drawn.filter(({ kind, from, to }) => {
      const effects = documentedTransfers()[kind] ?? '';
      return ![from, to].every((account) => effects.split(', ').some((one) => one.startsWith(`${account} `)));
    });
    expect(strangers).toEqual([]);
  });

  it('says what each of them posts', async () => {
    await payments();
    await bets();
    await byHand();
    const withoutBonuses = (effects: Effects) =>
      Object.fromEntries(Object.entries(effects).filter(([kind]) => !OF_BONUSES.test(kind)));
    const posted = await postedTransfers(fixture.platform.kernel.db);
    expect(withoutBonuses(posted)).toEqual(withoutBonuses(documentedTransfers()));
  });
});
