import { DAY_MS, type PlayerId } from '@paddock/contract';
import type { FriendProgrammesView, StatementView } from '@paddock/contract/schemas';

import { PLAYER_HEADER } from '../../testing/index.ts';
import { createFriendsFixture, TEST_TERMS, type FriendsFixture } from './friends.fixture.ts';

describe('bringing friends', () => {
  let fixture: FriendsFixture;
  beforeAll(async () => {
    fixture = await createFriendsFixture();
    await fixture.begin();
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.platform.close();
  });
  afterEach(() => {
    fixture.said.payments = Infinity;
  });

  const twoOf = async (currency?: string) => {
    const referrer = await fixture.player();
    const friend = await fixture.player(await fixture.code(referrer), currency);
    return { referrer, friend };
  };

  it('gives a link once, to who asks for one, and says nothing of who has it [S2-25]', async () => {
    const player = await fixture.player();
    expect((await fixture.view(player)).link).toBeNull();
    const [one, other] = await Promise.all([fixture.link(player), fixture.link(player)]);
    expect(one.body.link).toEqual(other.body.link);
    expect(one.body.link).toEqual({
      code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/) as string,
      path: `/registration?ref_code=${one.body.link?.code}`,
    });
  });

  it('says how far each friend is, and rewards both once they have paid in and played [S2-25]', async () => {
    const { referrer, friend } = await twoOf();
    const stepsOf = async () => {
      const { friends, brought, rewarded } = await fixture.view(referrer);
      const [first] = friends;
      return [first?.state, first?.hasDeposited, first?.hasStaked, brought, rewarded];
    };
    expect(await stepsOf()).toEqual(['open', false, false, 1, 0]);
    fixture.said.paidIn.set(friend, { currency: 'EUR', amountMinor: 19_99n });
    expect(await stepsOf()).toEqual(['open', false, false, 1, 0]);
    fixture.said.paidIn.set(friend, { currency: 'EUR', amountMinor: 20_00n });
    fixture.said.staked.set(friend, 49_99n);
    await fixture.look();
    expect(await stepsOf()).toEqual(['open', true, false, 1, 0]);
    fixture.said.staked.set(friend, 50_00n);
    await fixture.look();
    expect(await stepsOf()).toEqual(['paid', true, true, 1, 1]);
    await fixture.look();
    expect([await fixture.balance(referrer), await fixture.balance(friend)]).toEqual([10_00n, 5_00n]);
    expect((await fixture.view(friend)).own).toMatchObject({
      state: 'paid',
      terms: { friendReward: '5.00' },
    });
    const { body } = await fixture.call<StatementView>(
      { [PLAYER_HEADER]: referrer },
      'GET',
      `/web-api/office/history?accountId=${await mainOf(referrer)}&group=bonuses`,
    );
    expect(body.entries).toMatchObject([{ kind: 'friend-reward', amount: '10.00' }]);
  });

  const mainOf = async (playerId: Parameters<FriendsFixture['balance']>[0]) => {
    const { modules, kernel } = fixture.platform;
    return (await modules.wallet.accounts(kernel.db, playerId)).find(({ kind }) => kind === 'main')?.id;
  };

  it('shows a friend by a shortened number and by nothing they paid or staked', async () => {
    const { referrer, friend } = await twoOf();
    fixture.plays(friend);
    const [shown] = (await fixture.view(referrer)).friends;
    expect(Object.keys(shown ?? {}).toSorted()).toEqual(
      ['hasDeposited', 'hasStaked', 'registeredAtMs', 'reward', 'state', 'untilMs', 'who'].toSorted(),
    );
    expect(shown?.who).toContain('•••');
  });

  it('rewards in each one’s own currency, and waits while there is no rate', async () => {
    const { referrer, friend } = await twoOf('USD');
    fixture.plays(friend, 'USD');
    await fixture.look();
    expect([await fixture.balance(referrer), await fixture.balance(friend)]).toEqual([10_00n, 10_00n]);
    const other = await twoOf('JPY');
    fixture.plays(other.friend);
    await fixture.look();
    expect(await fixture.ended(other.friend)).toBe('open');
  });

  it('takes a code in any letters, and one that is nobody’s for a partner’s', async () => {
    const referrer = await fixture.player();
    const code = await fixture.code(referrer);
    const [small, stranger] = [await fixture.player(code.toLowerCase()), await fixture.player('club-7')];
    expect((await fixture.view(small)).own).toMatchObject({ state: 'open' });
    expect((await fixture.view(stranger)).own).toBeNull();
  });

  it('is over for a friend who did not play in time, by the terms they came by', async () => {
    const { referrer, friend } = await twoOf();
    await fixture.begin({ days: 1, referrerReward: '1.00' });
    await fixture.later(2 * DAY_MS);
    await fixture.look();
    expect(await fixture.ended(friend)).toBe('open');
    await fixture.begin();
    await fixture.later(28 * DAY_MS);
    await fixture.look();
    fixture.plays(friend);
    await fixture.look();
    expect([await fixture.ended(friend), await fixture.balance(referrer)]).toEqual(['late', 0n]);
  });

  it('takes nobody in while it is closed, and goes on for who came before', async () => {
    const { referrer, friend } = await twoOf();
    const code = await fixture.code(referrer);
    await fixture.begin({ isOpen: false });
    const late = await fixture.player(code);
    expect((await fixture.view(late)).own).toBeNull();
    expect((await fixture.link(late)).body.code).toBe('PROMOTION_NOT_FOR_YOU');
    fixture.plays(friend);
    await fixture.look();
    expect(await fixture.balance(referrer)).toBe(10_00n);
    await fixture.begin();
  });

  it('pays both or neither where a process dies between them, and once afterwards', async () => {
    const { referrer, friend } = await twoOf();
    fixture.plays(friend);
    fixture.said.payments = 1;
    await fixture.look();
    expect([await fixture.balance(referrer), await fixture.balance(friend)]).toEqual([0n, 0n]);
    fixture.said.payments = Infinity;
    await fixture.restart();
    await fixture.look();
    await fixture.look();
    expect([await fixture.balance(referrer), await fixture.balance(friend)]).toEqual([10_00n, 5_00n]);
  });

  it('takes both rewards back after a charge-back, once, also where they are spent or a process dies', async () => {
    const { referrer, friend } = await twoOf();
    fixture.plays(friend);
    await fixture.look();
    await Promise.all([fixture.chargeBack(friend), fixture.chargeBack(friend)]);
    fixture.said.payments = 1;
    await fixture.look();
    expect([await fixture.balance(referrer), await fixture.balance(friend)]).toEqual([10_00n, 5_00n]);
    fixture.said.payments = Infinity;
    await fixture.look();
    await fixture.chargeBack(friend);
    await fixture.look();
    expect([await fixture.balance(referrer), await fixture.balance(friend)]).toEqual([0n, 0n]);
    expect((await fixture.view(referrer)).friends).toMatchObject([{ state: 'taken-back' }]);
    const causes = [`friend-reward:${friend}:paid`, `friend-reward:${friend}:taken-back`];
    const toldTo = (player: PlayerId) =>
      new Map(
        fixture.said.told
          .filter(({ playerId, cause }) => playerId === player && causes.includes(cause))
          .map(({ cause, content }) => [cause, content]),
      );
    const kind = 'friend-reward';
    expect([...toldTo(referrer).values()]).toEqual([
      { kind, side: 'referrer', step: 'paid', amount: '10.00', currency: 'EUR' },
      { kind, side: 'referrer', step: 'taken-back', amount: '10.00', currency: 'EUR' },
    ]);
    expect([...toldTo(friend).values()]).toEqual([
      { kind, side: 'friend', step: 'paid', amount: '5.00', currency: 'EUR' },
      { kind, side: 'friend', step: 'taken-back', amount: '5.00', currency: 'EUR' },
    ]);
  });

  it('rewards nobody for a deposit that was charged back before', async () => {
    const { referrer, friend } = await twoOf();
    await fixture.chargeBack(friend);
    fixture.plays(friend);
    await fixture.look();
    expect([await fixture.ended(friend), await fixture.balance(referrer)]).toEqual(['charged-back', 0n]);
  });

  it.each([
    ['referrerReward', '0.00', '/terms/referrerReward'],
    ['friendReward', '1.005', '/terms/friendReward'],
    ['leastDeposit', '0', '/terms/leastDeposit'],
    ['leastStaked', '14.99', '/terms/leastStaked'],
    ['perNetwork', 4, '/terms/perNetwork'],
  ])('refuses terms whose %s is %s', async (name, value, at) => {
    const { status, body } = await fixture.begin({ [name]: value });
    const { details } = body as { details?: { at: string }[] };
    expect([status, body.code, details?.[0]?.at]).toEqual([400, 'INVALID_INPUT', at]);
  });

  it('keeps who said what and why, in every version', async () => {
    await fixture.begin();
    const url = '/operator-api/friends/terms';
    const { body } = await fixture.call<FriendProgrammesView>(fixture.admin.bearer, 'GET', url);
    expect(body.versions[0]).toMatchObject({
      author: expect.stringMatching(/^ann/) as string,
      reason: 'a test',
      terms: TEST_TERMS,
    });
    expect(body.versions.map(({ version }) => version)).toEqual(
      body.versions.map((_, at) => body.versions.length - at),
    );
  });
});
