import type { BonusesView, BonusOfferView } from '@paddock/contract/schemas';

import { query } from '../../testing/index.ts';
import { createBonusesFixture, type BonusesFixture, type BonusPlayer } from './bonuses.fixture.ts';

describe('choosing the bonus', () => {
  let fixture: BonusesFixture;
  let player: BonusPlayer;

  beforeAll(async () => {
    fixture = await createBonusesFixture();
  });
  afterAll(() => fixture.close());

  const choose = async (choice: string) =>
    (await fixture.call(player, 'POST', '/web-api/bonuses/choice', { choice })).json as BonusesView;
  const bonusOf = async (one = player) => (await fixture.balances(one)).bonus;

  it('never gives it to who has not chosen it', async () => {
    player = await fixture.undecided();
    expect(await fixture.bonuses(player)).toMatchObject({ offerState: 'available', choice: null });
    await fixture.payIn(player, '60.00');
    expect(await bonusOf()).toBe('0.00');
    expect((await fixture.bonuses(player)).bonuses).toEqual([]);
  });

  it.each([
    ['at the registration', 'first-deposit', [], 'take', '30.00'],
    ['at the registration and not any more', 'first-deposit', ['none'], 'none', '0.00'],
    ['later', null, ['take'], 'take', '30.00'],
    ['the other way after declining', 'none', ['take'], 'take', '30.00'],
    ['to and fro: the last choice holds', null, ['take', 'none', 'take'], 'take', '30.00'],
  ] as const)('holds, made %s [S3-34]', async (_name, registered, later, choice, bonus) => {
    player =
      registered === null
        ? await fixture.undecided()
        : await fixture.player({ first_deposit_bonus_choice: registered });
    for (const one of later) await choose(one);
    expect((await fixture.bonuses(player)).choice).toBe(choice);
    await fixture.payIn(player, '60.00');
    expect(await bonusOf()).toBe(bonus);
    await choose('none');
    expect(await bonusOf()).toBe(bonus);
  });

  it('can be made with the deposit, and changed until its money comes', async () => {
    player = await fixture.undecided();
    const deposit = await fixture.order(player, '60.00', { bonus: 'take' });
    expect((await fixture.bonuses(player)).choice).toBe('take');
    await choose('none');
    await fixture.tell(deposit, 'succeeded');
    expect(await bonusOf()).toBe('0.00');
  });

  it('takes no other word', async () => {
    player = await fixture.undecided();
    const { status } = await fixture.call(player, 'POST', '/web-api/bonuses/choice', { choice: 'all' });
    expect(status).toBe(400);
    for (const choice of ['no', '0', 'false', 'sport']) {
      await expect(fixture.player({ first_deposit_bonus_choice: choice })).rejects.toThrow(
        '/first_deposit_bonus_choice',
      );
    }
    player = await fixture.player({ first_deposit_bonus_choice: '' });
    expect((await fixture.bonuses(player)).choice).toBeNull();
  });

  it('tells anybody what a first deposit brings', async () => {
    const offer = async (currency: string) =>
      (
        await fixture.platform().app.inject(`/web-api/bonuses/offer?currency=${currency}`)
      ).json<BonusOfferView>();
    expect(await offer('EUR')).toMatchObject({ offer: { percent: 50, upTo: '100.00', minOddsMilli: 1_500 } });
    expect(await offer('USD')).toEqual({ offer: null });
  });

  it.each([
    [
      'device',
      'identity_device',
      'device_id, device_hash, browser, system, address, method, first_seen_at_ms, last_login_at_ms',
    ],
    ['card', 'cashier_instrument', 'provider, token, method_id, mask, holder, first_used_at_ms'],
  ])(
    'is once for all accounts of a %s: of five deposits at once one brings a bonus',
    async (_name, table, columns) => {
      const accounts = await Promise.all(Array.from({ length: 5 }, () => fixture.player()));
      const [first] = accounts;
      const kept = await fixture.player({ first_deposit_bonus_choice: 'none' });
      await fixture.payIn(kept, '20.00');
      for (const { playerId } of accounts)
        await query(
          fixture.platform().databaseUrl,
          `insert into ${table} (player_id, ${columns})
          select ${playerId}, ${columns} from ${table} where player_id = ${kept.playerId} limit 1`,
        );
      expect((await fixture.bonuses(first!)).offerState).toBe('available');
      await Promise.all(accounts.map((each) => fixture.payIn(each, '20.00')));
      const amounts = await Promise.all(accounts.map(async (each) => (await fixture.balances(each)).bonus));
      expect(amounts.toSorted()).toEqual(['0.00', '0.00', '0.00', '0.00', '10.00']);
      const late = await fixture.player();
      await query(
        fixture.platform().databaseUrl,
        `insert into ${table} (player_id, ${columns})
        select ${late.playerId}, ${columns} from ${table} where player_id = ${kept.playerId} limit 1`,
      );
      expect((await fixture.bonuses(late)).offerState).toBe('over');
    },
  );

  it('is once for a person: of a hundred deposits at once over four joined accounts one brings a bonus', async () => {
    const accounts: BonusPlayer[] = [];
    for (let n = 0; n < 4; n += 1) accounts.push(await fixture.player());
    const [first, ...others] = accounts;
    if (first === undefined) throw new Error('no account');
    for (const other of others) await fixture.join(first, other);
    const deposits = [];
    for (let n = 0; n < 100; n += 1) deposits.push(await fixture.order(accounts[n % 4] ?? first, '20.00'));
    const answers = await Promise.all(deposits.map((deposit) => fixture.tell(deposit, 'succeeded')));
    expect(new Set(answers)).toEqual(new Set([200]));
    const given = await Promise.all(accounts.map((one) => bonusOf(one)));
    expect(given.toSorted()).toEqual(['0.00', '0.00', '0.00', '10.00']);
    expect(await fixture.problems()).toEqual([]);
    // Nor is it offered to an account that joins them later.
    player = await fixture.player();
    expect((await fixture.bonuses(player)).offerState).toBe('available');
    await fixture.join(first, player);
    expect((await fixture.bonuses(player)).offerState).toBe('over');
  });
});
