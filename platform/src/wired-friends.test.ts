import { LIMIT_TYPES } from '@paddock/contract';
import type {
  DepositView,
  FriendsOfPlayerView,
  FriendsView,
  FriendTerms,
  InboxView,
  OperatorTournamentView,
  PromotionView,
} from '@paddock/contract/schemas';

import {
  createBonusesFixture,
  type BonusesFixture,
  type BonusPlayer,
} from './modules/bonuses/bonuses.fixture.ts';
import { freeBetTerms } from './modules/bonuses/promotions/promotion-terms.fixture.ts';
import { storeEnd } from './modules/bonuses/stored-bets.fixture.ts';
import { approved, operatorWith, type TestOperator } from './modules/operators/operators.fixture.ts';
import { inTransaction, query } from './testing/index.ts';

const TERMS: FriendTerms = {
  isOpen: true,
  referrerReward: '2.00',
  friendReward: '1.00',
  leastDeposit: '10.00',
  leastStaked: '10.00',
  days: 30,
  mostFriends: 100,
  perNetwork: 100,
};
const EARNING = {
  earning: [{ product: 'sportsbook', pointsPerUnitMilli: 1_000, leastOddsMilli: 1_300, edge: 500 }],
  expiryDays: null,
  levels: [{ code: 'copper', name: { en: 'Copper', ru: 'Медь' }, threshold: 0 }],
  windowDays: 30,
  keepDays: 30,
  cashback: [],
};

/** The whole product: what bringing friends owes to the other modules. */
describe('bringing friends in the product', () => {
  let fixture: BonusesFixture;
  let bearer: Readonly<Record<string, string>>;
  let lead: TestOperator;
  let matches = 0;

  const operate = (url: string, body: object, by = { bearer }) =>
    fixture.platform().app.inject({ method: 'POST', url: `/operator-api/${url}`, headers: by.bearer, body });
  /** Asks for terms, and has them approved. */
  async function write(url: string, terms: object): Promise<number> {
    const asked = await operate(url, { terms, reason: 'a test' });
    const { status } = await approved(fixture.platform(), lead, {
      status: asked.statusCode,
      body: asked.json<{ proposalId?: string }>(),
    });
    return status;
  }
  const begin = (over: Partial<FriendTerms> = {}) => write('friends/terms', { ...TERMS, ...over });

  beforeAll(async () => {
    fixture = await createBonusesFixture();
    ({ bearer } = await operatorWith(fixture.platform(), 'ann', 'admin'));
    lead = await operatorWith(fixture.platform(), 'lea', 'cashier-lead');
    expect([await write('loyalty/programme', EARNING), await begin()]).toEqual([200, 200]);
  });
  afterAll(async () => {
    const { modules, kernel } = fixture.platform();
    expect(await modules.friends.problems(kernel.db)).toEqual([]);
    expect(await fixture.problems()).toEqual([]);
    await fixture.close();
  });

  const alone = (over: object = {}) => fixture.player({ first_deposit_bonus_choice: 'none', ...over });
  async function brought(by: BonusPlayer, over: object = {}): Promise<BonusPlayer> {
    const { json } = await fixture.call(by, 'POST', '/web-api/friends/link');
    return alone({ ref_code: (json as FriendsView).link?.code, ...over });
  }
  /** Pays in and loses a bet of ten. */
  async function plays(player: BonusPlayer): Promise<DepositView> {
    const deposit = await fixture.payIn(player, '100.00');
    await fixture.feed().snapshot();
    const event = `friends-${++matches}`;
    await fixture.match(event);
    const { id: betId } = await fixture.bet(player, event, '10.00');
    const { kernel, modules } = fixture.platform();
    const atMs = kernel.clock.nowMs();
    const end = { playerId: player.playerId as never, betId: betId as never };
    await inTransaction(kernel.db, async (tx) => {
      await modules.wallet.settleBet(tx, { ...end, revision: 1, targetMinor: 0n, reason: 'result', atMs });
      await storeEnd(tx, end, { isVoid: false, isOpen: false, revision: 1, targetMinor: 0n, atMs });
    });
    return deposit;
  }
  /** Stakes are counted, and then who staked is looked at. */
  const look = () => fixture.platform().advance(65_000);
  async function endOf({ playerId }: BonusPlayer) {
    const url = `/operator-api/friends/players/${playerId}`;
    const answer = await fixture.platform().app.inject({ method: 'GET', url, headers: bearer });
    const { broughtBy } = answer.json<FriendsOfPlayerView>();
    return broughtBy?.refusal ?? broughtBy?.state;
  }
  const realOf = async (player: BonusPlayer) => (await fixture.balances(player)).real;

  it('rewards both for who registered with a code, paid in and played, and takes it back with the deposit', async () => {
    const referrer = await alone();
    const friend = await brought(referrer);
    const deposit = await plays(friend);
    await look();
    expect([await realOf(referrer), await realOf(friend)]).toEqual(['2.00', '91.00']);
    const { json } = await fixture.call(referrer, 'GET', '/web-api/inbox');
    expect((json as InboxView).messages[0]?.content).toMatchObject({ kind: 'friend-reward', step: 'paid' });
    await fixture.tell(deposit, 'charged-back');
    await look();
    expect([await realOf(referrer), await realOf(friend)]).toEqual(['0.00', '-10.00']);
  });

  it('rewards in other currencies by their rate', async () => {
    const referrer = await alone();
    const friend = await brought(referrer, { currency_id: 'USD' });
    await plays(friend);
    await plays(friend);
    await look();
    expect([await realOf(referrer), await endOf(friend)]).toEqual(['2.00', 'paid']);
    expect(Number(await realOf(friend))).toBeGreaterThan(181);
  });

  it('rewards nobody for another account of the same person', async () => {
    const referrer = await alone();
    const friend = await brought(referrer);
    await fixture.join(referrer, friend);
    await plays(friend);
    await look();
    expect(await endOf(friend)).toBe('self');
  });

  it.each([
    [
      'device',
      'identity_device',
      'device_id, device_hash, browser, system, address, method, first_seen_at_ms, last_login_at_ms',
      'device_id',
    ],
    ['card', 'cashier_instrument', 'provider, token, method_id, mask, holder, first_used_at_ms', 'token'],
  ])('rewards nobody for a second account with one %s', async (_, table, columns, order) => {
    const [referrer, older] = [await alone(), await alone()];
    await fixture.payIn(older, '10.00');
    await fixture.platform().advance(1_000);
    const friend = await brought(referrer);
    await plays(friend);
    await query(
      fixture.platform().databaseUrl,
      `insert into ${table} (player_id, ${columns})
        select ${friend.playerId}, ${columns} from ${table} where player_id = ${older.playerId}
          order by ${order} limit 1`,
    );
    await look();
    expect(await endOf(friend)).toBe('shared');
  });

  it('rewards for no more friends of one network than it says', async () => {
    await begin({ perNetwork: 1 });
    const referrer = await alone();
    const friends = [await brought(referrer), await brought(referrer)];
    await begin();
    for (const friend of friends) await plays(friend);
    await look();
    expect((await Promise.all(friends.map(endOf))).toSorted()).toEqual(['network', 'paid']);
  });

  it('waits with a reward while one of both is on a break', async () => {
    const referrer = await alone();
    const friend = await brought(referrer);
    await plays(friend);
    const limit = { limitType: LIMIT_TYPES.depositTimeout, limitValue: 7 };
    await fixture.call(referrer, 'POST', '/limit-service-api/api/external/web/v3/limit', limit);
    await look();
    expect(await endOf(friend)).toBe('open');
  });

  it('has promotions for who came by another player’s link', async () => {
    const nowMs = fixture.platform().clock.nowMs();
    const terms = freeBetTerms(nowMs, { over: { who: { referral: true } } });
    const code = 'brought-along';
    const reason = 'a test';
    expect((await operate('promotions', { code, terms, reason })).statusCode).toBe(201);
    expect((await operate(`promotions/${code}/start`, { version: 1, reason }, lead)).statusCode).toBe(200);
    const referrer = await alone();
    const friend = await brought(referrer);
    const take = (player: BonusPlayer) => fixture.call(player, 'POST', `/web-api/promotions/${code}/join`);
    expect(await take(referrer)).toMatchObject({ json: { code: 'PROMOTION_NOT_FOR_YOU' } });
    expect((await take(friend)).status).toBe(200);
    const { json } = await fixture.call(friend, 'GET', `/web-api/promotions/${code}`);
    expect((json as PromotionView).who).toEqual({ referral: true });
  });

  it('has races for who came by another player’s link', async () => {
    const nowMs = fixture.platform().clock.nowMs();
    const made = await operate('tournaments', {
      ...{ code: 'brought-along', name: { en: 'Race' }, games: { of: 'companies', companies: ['paddock'] } },
      ...{ points: 'rounds', opensAtMs: nowMs, closesAtMs: nowMs + 60_000, lateMinutes: 1 },
      currencies: [{ currency: 'EUR', leastStake: '1.00', turnoverUnit: null, prizes: ['20.00'] }],
      ...{ who: { referral: true }, reason: 'a test' },
    });
    const { id } = made.json<OperatorTournamentView>();
    const referrer = await alone();
    const friend = await brought(referrer);
    const join = ({ accountId, ...player }: BonusPlayer) =>
      fixture.call(player, 'POST', `/web-api/tournaments/${id}/join`, { accountId });
    expect(await join(referrer)).toMatchObject({ json: { code: 'TOURNAMENT_NOT_FOR_YOU' } });
    expect((await join(friend)).status).toBe(200);
  });
});
