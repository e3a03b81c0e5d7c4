import { DAY_MS, LIMIT_TYPES, MINUTE_MS, type LimitType } from '@paddock/contract';
import type {
  BonusBetsView,
  PaymentMethodsView,
  PayoutOptionsView,
  QuoteView,
  StatementView,
  TimePlayedView,
  UserConfigView,
} from '@paddock/contract/schemas';

import {
  createBonusesFixture,
  type BonusesFixture,
  type BonusPlayer,
} from './modules/bonuses/bonuses.fixture.ts';
import { PASSWORD, withSession } from './modules/identity/identity.fixture.ts';
import { sentTo } from './modules/messages/messages.fixture.ts';
import { matchOdds, matchResult } from './modules/sportsbook/testing/feed-driver.ts';

const LIMITS = '/limit-service-api/api/external/web/v3';
const NORWAY = 578;

/** The whole product: rules of one module that another asks, each by a line of `compose.ts`. */
describe('a rule of another module', () => {
  let fixture: BonusesFixture;
  let player: BonusPlayer;
  let matches = 0;

  beforeAll(async () => {
    fixture = await createBonusesFixture();
  });
  beforeEach(async () => {
    player = await fixture.undecided();
  });
  afterAll(() => fixture.close());

  const read = async <View>(url: string, by = player): Promise<View> =>
    (await fixture.call(by, 'GET', url)).json as View;
  const config = async () => (await read<UserConfigView>('/web-api/user/config')).result;
  const change = (url: string, body: object) => fixture.call(player, 'POST', url, body);
  const setLimit = (limitType: LimitType, limitValue: number) =>
    change(`${LIMITS}/limit`, { limitType, limitValue });
  const proveWhoIsThere = () =>
    change('/web-api/user/security/step-up', { method: 'password', password: PASSWORD });
  /** Opens an account in dollars. */
  async function dollars(): Promise<BonusPlayer> {
    await change('/web-api/office/currencies', { currency: 'USD' });
    const account = (await fixture.accounts(player)).all_accounts.find(({ iso }) => iso === 'USD');
    return { ...player, accountId: account?.id ?? '' };
  }
  /** Matches whose home side is at 20.00. */
  async function longShots(count: number): Promise<readonly string[]> {
    const names = Array.from({ length: count }, () => `wired-${++matches}`);
    for (const name of names) {
      await fixture.feed().fixture(name, fixture.platform().clock.nowMs() + DAY_MS);
      await fixture.feed().prices(name, matchOdds(20_000, 2_000, 2_000));
    }
    return names;
  }

  it('keeps money from being exchanged in a break (rules §9)', async () => {
    await fixture.payIn(player, '20.00');
    const wish = {
      fromAccountId: player.accountId,
      toAccountId: (await dollars()).accountId,
      amount: '5.00',
    };
    const query = new URLSearchParams(wish).toString();
    const { rateId } = await read<{ rateId: string }>(`/web-api/office/conversion?${query}`);
    const exchange = () => change('/web-api/office/conversion', { ...wish, rateId });
    expect((await exchange()).status).toBe(201);
    await setLimit(LIMIT_TYPES.depositTimeout, 7);
    player = await fixture.signInAgain(player);
    expect(await exchange()).toMatchObject({ json: { code: 'PLAY_PAUSED' } });
  });

  it('tells the player’s config of a deposit, and that the balance is hidden [S3-19, S3-23]', async () => {
    expect(await config()).toMatchObject({ has_deposit: false, user_hide_balance: false });
    await fixture.payIn(player, '20.00');
    await change('/web-api/user/settings', { hideBalance: true });
    expect(await config()).toMatchObject({ has_deposit: true, user_hide_balance: true });
  });

  it('takes no stake above a limit', async () => {
    await fixture.payIn(player, '20.00');
    await setLimit(LIMIT_TYPES.wagering24h, 5);
    const [match = ''] = await longShots(1);
    await fixture.bet(player, match, '5.00');
    await expect(fixture.bet(player, match, '1.00')).rejects.toThrow('LIMIT_REACHED');
  });

  it('names a bet by its number in the statement, in its file and among those of a bonus', async () => {
    player = await fixture.player();
    await fixture.payIn(player, '20.00');
    const [match = ''] = await longShots(1);
    const { number } = await fixture.bet(player, match, '5.00');
    const history = `/web-api/office/history?accountId=${player.accountId}`;
    const { entries } = await read<StatementView>(history);
    expect(entries.map(({ betNumber }) => betNumber)).toContain(number);
    // A browser that follows a link to a file brings the cookie alone.
    const file = await fixture.platform().app.inject({
      url: history.replace('?', '/export?'),
      cookies: withSession(player.session),
    });
    expect([file.statusCode, file.body]).toEqual([200, expect.stringContaining(`bet:${number}`)]);
    await fixture.feed().result(match, 1, matchResult('away'));
    await fixture.platform().advance(250);
    const [bonus] = (await fixture.bonuses(player)).bonuses;
    const { bets } = await read<BonusBetsView>(`/web-api/bonuses/${bonus?.id ?? ''}/bets`);
    expect(bets).toMatchObject([{ betNumber: number }]);
  });

  it('counts a stake for the bonus beside one in another currency', async () => {
    player = await fixture.player();
    const other = await fixture.player({ currency_id: 'USD' });
    await fixture.join(player, other);
    for (const each of [player, other]) await fixture.payIn(each, '20.00');
    const [match = ''] = await longShots(1);
    for (const each of [player, other]) await fixture.bet(each, match, '5.00');
    await fixture.feed().result(match, 1, matchResult('away'));
    await fixture.platform().advance(250);
    expect((await fixture.bonuses(player)).bonuses).toMatchObject([{ wagered: '5.00' }]);
  });

  it('measures combinations by all accounts of a person', async () => {
    const other = await fixture.undecided();
    await fixture.join(player, other);
    await fixture.payIn(player, '600.00');
    const [one = '', two = ''] = await longShots(2);
    const leg = (event: string) => ({ event, outcome: 'home' });
    const { legs } = await fixture.bet(player, one, '600.00', leg(one), leg(two));
    const selectionIds = legs.map(({ selectionId }) => selectionId);
    const mostFor = async (headers: Readonly<Record<string, string>>) => {
      const order = { method: 'POST', url: '/web-api/sportsbook/quote', headers } as const;
      const body = { selectionIds, currency: 'EUR' };
      return Number((await fixture.platform().app.inject({ ...order, body })).json<QuoteView>().maxStake);
    };
    expect(await mostFor(other.bearer)).toBeLessThan(await mostFor({}));
  });

  it('offers ways to pay by the player’s country', async () => {
    const ways = async (of: BonusPlayer) => {
      const { methods } = await read<PaymentMethodsView>(
        `/web-api/cashier/methods?accountId=${of.accountId}`,
        of,
      );
      return methods.map(({ id }) => id);
    };
    expect(await ways(await fixture.player({ country_id: NORWAY }))).toContain('fjordgiro');
    expect(await ways(player)).not.toContain('fjordgiro');
  });

  const payouts = (of: BonusPlayer) =>
    read<PayoutOptionsView>(`/web-api/cashier/payouts?accountId=${of.accountId}`);

  it('counts a withdrawal in another currency by its rate', async () => {
    const account = await dollars();
    await fixture.payIn(account, '20.00');
    expect((await payouts(account)).gates).toEqual(['TURNOVER_REQUIRED']);
  });

  it('pays nothing out without a fresh proof of who is there', async () => {
    await fixture.payIn(player, '20.00');
    const [instrument] = (await payouts(player)).instruments;
    const wish = { accountId: player.accountId, instrumentId: instrument?.id ?? '', amount: '10.00' };
    const withdraw = () => change('/web-api/cashier/withdrawals', wish);
    expect(await withdraw()).toMatchObject({ json: { code: 'STEP_UP_REQUIRED' } });
    await proveWhoIsThere();
    expect(await withdraw()).toMatchObject({ json: { code: 'TURNOVER_REQUIRED' } });
  });

  it('offers no bonus in a break', async () => {
    expect((await fixture.bonuses(player)).offerState).toBe('available');
    await setLimit(LIMIT_TYPES.depositTimeout, 7);
    player = await fixture.signInAgain(player);
    expect((await fixture.bonuses(player)).offerState).toBe('paused');
  });

  it('writes to players in the language they chose', async () => {
    expect(await change('/web-api/user/settings', { language: 'ru' })).toMatchObject({ status: 200 });
    await proveWhoIsThere();
    await change('/web-api/user/password', { old_password: PASSWORD, new_password: 'quite another horse' });
    const [message] = await sentTo(fixture.platform().kernel.db, player.email);
    expect(message?.content.subject).toMatch(/[а-я]/);
  });

  it('counts the time of a page on show', async () => {
    const { app, clock } = fixture.platform();
    for (const minutes of [0, 1]) {
      clock.set(clock.nowMs() + minutes * MINUTE_MS);
      await app.inject({ url: '/web-api/session', cookies: withSession(player.session) });
    }
    expect((await read<TimePlayedView>('/web-api/office/played')).daySec).toBe(60);
  });

  it('titles the page of a match by its sides', async () => {
    const [match = ''] = await longShots(1);
    const [leg] = (await fixture.payIn(player, '5.00'), await fixture.bet(player, match, '1.00')).legs;
    const page = await fixture.platform().app.inject(`/en/live/football/${leg?.eventId ?? ''}-x`);
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining(`${match} Home`)]);
  });

  it('loosens no limit without a fresh proof of who is there', async () => {
    for (const value of [200, 100, 300]) await setLimit(LIMIT_TYPES.deposit24h, value);
    await fixture.platform().leap(DAY_MS);
    player = await fixture.signInAgain(player);
    const approve = () =>
      change(`${LIMITS}/limitaction?action=approve`, { limitType: LIMIT_TYPES.deposit24h });
    expect(await approve()).toMatchObject({ json: { code: 'STEP_UP_REQUIRED' } });
    await proveWhoIsThere();
    expect((await approve()).status).toBe(200);
  });
});
