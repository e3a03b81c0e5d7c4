import { DAY_MS } from '@paddock/contract';
import { sql } from 'kysely';
import type {
  MoneyTotalsView,
  PrintedStatementView,
  RecentMoneyView,
  StatementView,
} from '@paddock/contract/schemas';

import {
  betNumberOf,
  createWalletFixture,
  type FixturePlayer,
  type WalletFixture,
} from '../wallet.fixture.ts';
import { liveThreeDays, moneyOf } from './statement.fixture.ts';
import { TOTAL_CAP } from './statement.ts';

describe('the statement', () => {
  let fixture: WalletFixture;
  let player: FixturePlayer;

  beforeAll(async () => {
    fixture = await createWalletFixture();
  });
  afterAll(() => fixture.closeAudited());
  beforeEach(async () => {
    player = await fixture.player(0n);
  });

  const get = (url: string, of = player) => fixture.ask(of, url);
  const history = async (query = '', accountId = player.main) =>
    (await get(`/web-api/office/history?accountId=${accountId}${query}`)).json<StatementView>();
  const totals = async () => (await get('/web-api/office/totals')).json<MoneyTotalsView>().totals;

  const live = () => liveThreeDays(fixture, player);

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

  it('names bets by their numbers, but for those that were never accepted', async () => {
    await live();
    const { entries } = await history();
    const isOfBet = entries.map(({ cause, betNumber }) => [cause?.startsWith('bet:'), typeof betNumber]);
    expect(new Set(isOfBet.map(String))).toEqual(new Set(['true,string', 'false,undefined']));
    const betId = await fixture.hold(player, 1_00n);
    expect((await history()).entries[0]).toMatchObject({ betNumber: betNumberOf(betId) });
    fixture.unaccepted.add(betId);
    expect((await history()).entries[0]).toMatchObject({
      kind: 'bet-hold',
      product: 'sportsbook',
      betNumber: null,
    });
    const file = await get(`/web-api/office/history/export?accountId=${player.main}`);
    expect(file.payload).toContain(',bet-hold,bet:not-accepted,-1.00,');
    const paper = await get(`/web-api/office/history/print?accountId=${player.main}`);
    expect(paper.json<PrintedStatementView>().entries?.at(-1)?.betNumber).toBeNull();
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
    await fixture.platform.leap(28 * DAY_MS);
    expect(await recent()).toMatchObject([{ paidIn: '50.00', betResult: '11.00' }, {}]);
    expect(await recent('?days=29')).toMatchObject([{ paidIn: '0.00', paidOut: '20.00' }, {}]);
    await fixture.platform.advance(1);
    expect(await recent()).toMatchObject([{ paidIn: '0.00', paidOut: '20.00', betResult: '11.00' }, {}]);
    await fixture.platform.leap(DAY_MS);
    expect(await recent()).toMatchObject([{ paidOut: '0.00', betResult: '-4.00' }, {}]);
    expect(await recent('?days=366')).toMatchObject([{ paidIn: '50.00', betResult: '11.00' }, {}]);
    expect((await get('/web-api/office/recent?days=367')).statusCode).toBe(400);
  });

  it('goes through the lines of a group page by page without a gap, and counts up to a cap', async () => {
    await moneyOf(fixture, player).deposit(1n);
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
    const money = moneyOf(fixture, player);
    const back = money.payment(7_00n);
    await money.holdWithdrawal(back);
    await money.payOut(back);
    await money.returnPayout(back);
    await money.chargeBack(50_00n);
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

  it.each(['&group=all', '&fromMs=x', '&fromMs=-1', '&fromMs=１', `&toMs=${'9'.repeat(16)}`, '&cursor=0'])(
    'refuses %j',
    async (query) => {
      for (const place of ['history', 'history/export']) {
        const answer = await get(`/web-api/office/${place}?accountId=${player.main}${query}`);
        expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'INVALID_INPUT']);
      }
    },
  );
});
