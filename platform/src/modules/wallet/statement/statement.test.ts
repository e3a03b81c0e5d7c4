import { sql } from 'kysely';
import { formatAmount, parseAmount, type AccountId, type PaymentId } from '@paddock/contract';
import type { MoneyTotalsView, RecentMoneyView, StatementView } from '@paddock/contract/schemas';

import {
  createWalletFixture,
  PLAYER_HEADER,
  type FixturePlayer,
  type WalletFixture,
} from '../wallet.fixture.ts';
import { TOTAL_CAP } from './statement.ts';

const DAY_MS = 86_400_000;

describe('the statement', () => {
  let fixture: WalletFixture;
  let player: FixturePlayer;
  let payments = 0;

  beforeAll(async () => {
    fixture = await createWalletFixture();
  });
  afterAll(async () => {
    expect((await fixture.wallet.audit()).problems).toEqual([]);
    await fixture.platform.close();
  });
  beforeEach(async () => {
    player = await fixture.player(0n);
  });

  const get = (url: string, of = player) =>
    fixture.platform.app.inject({ url, headers: { [PLAYER_HEADER]: of.playerId } });
  const history = async (query = '', accountId = player.main) =>
    (await get(`/web-api/office/history?accountId=${accountId}${query}`)).json<StatementView>();
  const exportOf = (query = '', of = player) =>
    get(`/web-api/office/history/export?accountId=${player.main}${query}`, of);
  const totals = async () => (await get('/web-api/office/totals')).json<MoneyTotalsView>().totals;

  const payment = (amountMinor: bigint, accountId: AccountId = player.main) => ({
    playerId: player.playerId,
    accountId,
    paymentId: `${++payments}` as PaymentId,
    withdrawalId: `${payments}` as PaymentId,
    provider: 'testpay',
    amountMinor,
    atMs: fixture.platform.clock.nowMs(),
  });
  const { deposit, chargeBack, holdWithdrawal, releaseWithdrawal, payOut, returnPayout } = {
    deposit: (minor: bigint) => fixture.run((tx) => fixture.wallet.deposit(tx, payment(minor))),
    chargeBack: (minor: bigint) =>
      fixture.run((tx) =>
        fixture.wallet.chargeBack(tx, { ...payment(minor), actor: 'provider:testpay', reason: '' }),
      ),
    holdWithdrawal: (money: ReturnType<typeof payment>) =>
      fixture.run((tx) => fixture.wallet.holdWithdrawal(tx, money)),
    releaseWithdrawal: (money: ReturnType<typeof payment>) =>
      fixture.run((tx) => fixture.wallet.releaseWithdrawal(tx, { ...money, actor: 'system', reason: 'no' })),
    payOut: (money: ReturnType<typeof payment>) => fixture.run((tx) => fixture.wallet.payOut(tx, money)),
    returnPayout: (money: ReturnType<typeof payment>) =>
      fixture.run((tx) => fixture.wallet.returnPayout(tx, money)),
  };

  /** Three days with something of each kind: 50.00 in, bets, 20.00 out, an exchange. */
  async function live(): Promise<void> {
    await deposit(50_00n);
    const betId = await fixture.hold(player, 10_00n);
    await fixture.platform.advance(DAY_MS);
    await fixture.settle(player, betId, 1, 25_00n);
    const paid = payment(20_00n);
    await holdWithdrawal(paid);
    await payOut(paid);
    await fixture.platform.advance(DAY_MS);
    const given = payment(5_00n);
    await holdWithdrawal(given);
    await releaseWithdrawal(given);
    const yen = await fixture.add(player, 'JPY');
    await fixture.run((tx) =>
      fixture.wallet.convert(tx, {
        id: `c${player.playerId}`,
        playerId: player.playerId,
        fromAccountId: player.main,
        toAccountId: yen,
        fromMinor: 10_00n,
        toMinor: 1_600n,
        rateId: 'r1',
        actor: 'player',
        atMs: fixture.platform.clock.nowMs(),
      }),
    );
  }

  it.each([
    ['deposits', ['deposit']],
    ['withdrawals', ['withdrawal-release', 'withdrawal-hold', 'withdrawal-hold']],
    ['bets', ['bet-settle', 'bet-hold']],
    ['conversions', ['conversion']],
    ['corrections', []],
  ])('shows %s alone, with how many there are', async (group, kinds) => {
    await live();
    const shown = await history(`&group=${group}`);
    expect(shown.entries.map(({ kind }) => kind)).toEqual(kinds);
    expect(shown).toMatchObject({ total: kinds.length, isTotalCapped: false, nextCursor: null });
  });

  it('shows a time to the millisecond, with the balance before and after it', async () => {
    const startMs = fixture.platform.clock.nowMs();
    await live();
    const day = (n: number) => startMs + n * DAY_MS;
    expect(await history(`&fromMs=${day(1)}&toMs=${day(2)}`)).toMatchObject({
      entries: [{ kind: 'withdrawal-hold' }, { kind: 'bet-settle' }],
      total: 2,
      opening: '40.00',
      closing: '45.00',
    });
    expect(await history(`&fromMs=${day(1) + 1}`)).toMatchObject({
      total: 3,
      opening: '45.00',
      closing: '35.00',
    });
    expect(await history(`&toMs=${startMs}`)).toMatchObject({ total: 0, opening: '0.00', closing: '0.00' });
    expect(await history(`&fromMs=${day(9)}`)).toMatchObject({ entries: [], total: 0, opening: '35.00' });
    expect(await history(`&fromMs=${day(2)}&toMs=${day(1)}`)).toMatchObject({ entries: [], total: 0 });
    expect(await history(`&fromMs=${day(1)}&toMs=${day(2)}&group=bets`)).toMatchObject({ total: 1 });
  });

  it('sums up the last days to the millisecond, by currency', async () => {
    const recent = async (query = '') =>
      (await get(`/web-api/office/recent${query}`)).json<RecentMoneyView>().currencies;
    await live();
    const lived = [
      { currency: 'EUR', paidIn: '50.00', paidOut: '20.00', betResult: '15.00' },
      { currency: 'JPY', paidIn: '0', paidOut: '0', betResult: '0' },
    ];
    expect(await recent()).toEqual(lived);
    const betId = await fixture.hold(player, 4_00n);
    expect(await recent()).toEqual(lived);
    await fixture.settle(player, betId, 1, 0n);
    expect(await recent()).toMatchObject([{ currency: 'EUR', betResult: '11.00' }, { currency: 'JPY' }]);
    // The first deposit and stake were two days ago; 30 days later to the millisecond they still count.
    await fixture.platform.advance(28 * DAY_MS);
    expect(await recent()).toMatchObject([{ paidIn: '50.00', betResult: '11.00' }, {}]);
    expect(await recent('?days=29')).toMatchObject([{ paidIn: '0.00', paidOut: '20.00' }, {}]);
    await fixture.platform.advance(1);
    expect(await recent()).toMatchObject([{ paidIn: '0.00', paidOut: '20.00', betResult: '11.00' }, {}]);
    await fixture.platform.advance(DAY_MS);
    expect(await recent()).toMatchObject([{ paidOut: '0.00', betResult: '-4.00' }, {}]);
    expect(await recent('?days=366')).toMatchObject([{ paidIn: '50.00', betResult: '11.00' }, {}]);
    expect((await get('/web-api/office/recent?days=367')).statusCode).toBe(400);
  });

  it('goes through the lines of a group page by page without a gap, and counts up to a cap', async () => {
    await deposit(1n);
    for (let n = 0; n < 6; n++) await fixture.settle(player, await fixture.hold(player, 1n), 1, 1n);
    // Written by hand: a thousand calls would only take time.
    await sql`
      do $$ declare v_last bigint; begin
        for n in 1..${sql.raw(String(TOTAL_CAP))} loop
          perform wallet_post(${sql.raw(player.playerId)}, 'deposit:many-' || n, 'deposit', 'provider:testpay', 'payment:' || n,
            '', null, 1, array[${sql.raw(player.main)}, null]::bigint[], array[null, 'provider:testpay'],
            array[null, 'EUR'], array[1, -1]::bigint[]);
        end loop; end $$`.execute(fixture.platform.kernel.db);
    const seen: number[] = [];
    let cursor: string | null = null;
    let pages = 0;
    do {
      const page: StatementView = await history(
        `&group=deposits${cursor === null ? '' : `&cursor=${cursor}`}`,
      );
      expect([page.total, page.isTotalCapped]).toEqual([TOTAL_CAP, true]);
      seen.push(...page.entries.map(({ seq }) => seq));
      cursor = page.nextCursor;
      pages += 1;
    } while (cursor !== null);
    expect(new Set(seen).size).toBe(TOTAL_CAP + 1);
    expect(seen).toEqual(seen.toSorted((a, b) => b - a));
    expect(pages).toBe(Math.ceil((TOTAL_CAP + 1) / 50));
    const bets = await history('&group=bets');
    expect(bets.entries).toHaveLength(12);
  });

  it('adds up what came in and went out by currency: net deposits and net position', async () => {
    await live();
    expect(await totals()).toEqual([
      {
        currency: 'EUR',
        deposited: '50.00',
        withdrawn: '20.00',
        netDeposits: '30.00',
        exchanged: '-10.00',
        bonuses: '0.00',
        corrected: '0.00',
        balance: '35.00',
        netPosition: '15.00',
      },
      {
        currency: 'JPY',
        deposited: '0',
        withdrawn: '0',
        netDeposits: '0',
        exchanged: '1600',
        bonuses: '0',
        corrected: '0',
        balance: '1600',
        netPosition: '0',
      },
    ]);
    const back = payment(7_00n);
    await holdWithdrawal(back);
    await payOut(back);
    await returnPayout(back);
    await chargeBack(50_00n);
    await fixture.hold(player, 1n).catch(() => undefined);
    expect(await totals()).toMatchObject([
      {
        deposited: '0.00',
        withdrawn: '20.00',
        netDeposits: '-20.00',
        balance: '-15.00',
        netPosition: '15.00',
      },
      {},
    ]);
  });

  it('exports a file that replays to the balance, and only one’s own', async () => {
    await live();
    for (let n = 0; n < 3; n++) await fixture.settle(player, await fixture.hold(player, 3_33n), 1, 4_01n);
    const answer = await exportOf();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="statement-EUR-\d{4}-\d\d-\d\d\.csv"$/,
      ) as string,
      'cache-control': 'private, no-store',
    });
    expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, ...lines] = answer.payload.slice(1).trimEnd().split('\r\n');
    expect(head).toBe('number,time_utc,kind,reference,amount,balance_after,currency');
    let balance = 0n;
    for (const [n, line] of lines.entries()) {
      const [number, , , , amount = '', after, currency] = line.split(',');
      balance += parseAmount(amount, 'EUR') ?? 0n;
      expect([number, after, currency]).toEqual([String(n + 1), formatAmount(balance, 'EUR'), 'EUR']);
    }
    expect(balance).toBe(await fixture.balance(player, 'main'));
    expect(lines).toHaveLength((await history()).total);
    expect((await exportOf('', await fixture.player(0n))).statusCode).toBe(404);
  });

  it('exports a time alone, and more lines than it reads at once', async () => {
    const startMs = fixture.platform.clock.nowMs();
    await live();
    const part = (await exportOf(`&fromMs=${startMs + DAY_MS}&toMs=${startMs + 2 * DAY_MS}`)).payload;
    expect(part.trimEnd().split('\r\n').slice(1)).toEqual([
      expect.stringMatching(/^3,.*,bet-settle,bet:\d+,25\.00,65\.00,EUR$/),
      expect.stringMatching(/^4,.*,withdrawal-hold,withdrawal:\d+,-20\.00,45\.00,EUR$/),
    ]);
    await sql`
      do $$ begin for n in 1..2500 loop
        perform wallet_post(${sql.raw(player.playerId)}, 'adjustment:x' || n, 'adjustment', 'system', 'adjustment:x' || n,
          '', null, 1, array[${sql.raw(player.main)}, null]::bigint[], array[null, 'adjustments'],
          array[null, 'EUR'], array[1, -1]::bigint[]);
      end loop; end $$`.execute(fixture.platform.kernel.db);
    const lines = (await exportOf()).payload.trimEnd().split('\r\n').slice(1);
    expect(lines.map((line) => Number(line.split(',')[0]))).toEqual(
      Array.from({ length: lines.length }, (_, n) => n + 1),
    );
    expect(lines).toHaveLength(7 + 2500);
  });

  it.each(['&group=all', '&fromMs=x', '&fromMs=-1', '&fromMs=１', `&toMs=${'9'.repeat(16)}`, '&cursor=0'])(
    'refuses %j',
    async (query) => {
      const answers = [
        await get(`/web-api/office/history?accountId=${player.main}${query}`),
        await exportOf(query),
      ];
      for (const answer of answers) {
        expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'INVALID_INPUT']);
      }
    },
  );
});
