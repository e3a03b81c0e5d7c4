import { LIMIT_TYPES, type TableTopicView } from '@paddock/contract';
import type { BonusBetsView, PlayedGamesView, SharedBetView } from '@paddock/contract/schemas';

import {
  createBonusesFixture,
  type BonusesFixture,
  type BonusPlayer,
} from './modules/bonuses/bonuses.fixture.ts';
import { operatorWith } from './modules/operators/operators.fixture.ts';
import { matchResult } from './modules/sportsbook/testing/feed-driver.ts';

/** The whole product: what a bet in a round that many share owes to the other modules. */
describe('a shared round in the product', () => {
  let fixture: BonusesFixture;
  beforeAll(async () => {
    fixture = await createBonusesFixture();
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.close();
  });

  const look = (game = 'crash') =>
    fixture.platform().modules.sharedRounds.liveSource.snapshot(`table:${game}`) as TableTopicView;
  async function until(phase: TableTopicView['round']['phase'], game = 'crash'): Promise<number> {
    while (look(game).round.phase !== phase) await fixture.platform().advance(50);
    return look(game).round.betsOn ?? 0;
  }
  const bet = (player: BonusPlayer, round: number, stake: string, targetMilli = 1_010) =>
    fixture.call(player, 'POST', '/web-api/shared-rounds/crash/bets', {
      round,
      slot: 1,
      accountId: player.accountId,
      stake,
      choice: { targetMilli },
    });

  it('takes no stake above a limit, and counts for the bonus', async () => {
    const player = await fixture.player();
    await fixture.payIn(player, '20.00');
    const limit = { limitType: LIMIT_TYPES.wagering24h, limitValue: 5 };
    await fixture.call(player, 'POST', '/limit-service-api/api/external/web/v3/limit', limit);
    const round = await until('open');
    expect(await bet(player, round, '6.00')).toMatchObject({ json: { code: 'LIMIT_REACHED' } });
    expect((await bet(player, round, '5.00', 2_000)).status).toBe(201);
    await until('ended');
    await fixture.platform().advance(50);
    const [bonus] = (await fixture.bonuses(player)).bonuses;
    // A tenth of the stake.
    expect(bonus?.wagered).toBe('0.50');
  });

  it('counts nothing of what was collected below the smallest price of the bonus', async () => {
    const wagered = new Set<string | undefined>();
    // One flight in a hundred ends before: all is lost then, and counts.
    for (let flight = 0; flight < 3; flight++) {
      const player = await fixture.player();
      await fixture.payIn(player, '20.00');
      expect((await bet(player, await until('open'), '5.00')).status).toBe(201);
      await until('ended');
      await fixture.platform().advance(50);
      wagered.add((await fixture.bonuses(player)).bonuses[0]?.wagered);
    }
    expect(wagered).toContain('0.00');
  });

  it('counts bets that cover one another for no more than they could lose together', async () => {
    const player = await fixture.player();
    await fixture.payIn(player, '20.00');
    const round = await until('open', 'live-roulette');
    const on = (place: string, slot: number) =>
      fixture.call(player, 'POST', '/web-api/shared-rounds/live-roulette/bets', {
        ...{ round, slot, accountId: player.accountId, stake: '2.00' },
        choice: { table: 'la-partage', chips: [{ on: place, amountMinor: '200' }] },
      });
    expect([(await on('red', 1)).status, (await on('black', 2)).status]).toEqual([201, 201]);
    await until('ended', 'live-roulette');
    await fixture.platform().advance(50);
    const [bonus] = (await fixture.bonuses(player)).bonuses;
    // At zero each loses half: a tenth of 2.00, and not of 4.00.
    expect(bonus?.wagered).toBe('0.20');
  });

  /** Time has passed at the table since the feed was heard last. */
  async function newMatch(event: string): Promise<void> {
    await fixture.feed().snapshot();
    await fixture.match(event);
  }

  /** What bonus money counts that was bet on a match while all real money lay at a table. */
  async function countedBeside(player: BonusPlayer, event: string): Promise<readonly string[]> {
    await fixture.feed().snapshot();
    await fixture.feed().result(event, 1, matchResult('away'));
    await fixture.platform().advance(250);
    const [bonus] = (await fixture.bonuses(player)).bonuses;
    const { json } = await fixture.call(player, 'GET', `/web-api/bonuses/${bonus?.id ?? ''}/bets`);
    return (json as BonusBetsView).bets
      .filter(({ product }) => product === 'sportsbook')
      .map(({ counted }) => counted);
  }

  it('lets no bonus money count beside a bet that its player took back', async () => {
    const player = await fixture.player();
    await fixture.payIn(player, '20.00');
    const round = await until('open');
    await newMatch('beside-crash');
    const parked = (await bet(player, round, '20.00')).json as SharedBetView;
    await fixture.bet(player, 'beside-crash', '5.00');
    const back = `/web-api/shared-rounds/crash/bets/${parked.id}/take-back`;
    expect((await fixture.call(player, 'POST', back)).status).toBe(200);
    expect(await countedBeside(player, 'beside-crash')).toEqual(['0.00']);
  });

  it('lets bonus money count by what bets of a round could lose together', async () => {
    const player = await fixture.player();
    await fixture.payIn(player, '20.00');
    const round = await until('open', 'live-roulette');
    await newMatch('beside-wheel');
    for (const [at, on] of ['red', 'black'].entries())
      await fixture.call(player, 'POST', '/web-api/shared-rounds/live-roulette/bets', {
        ...{ round, slot: at + 1, accountId: player.accountId, stake: '10.00' },
        choice: { table: 'la-partage', chips: [{ on, amountMinor: '1000' }] },
      });
    await fixture.bet(player, 'beside-wheel', '5.00');
    await until('ended', 'live-roulette');
    await fixture.platform().advance(50);
    // At zero each loses half: 10.00 of 20.00.
    expect(await countedBeside(player, 'beside-wheel')).toEqual(['2.50']);
  });

  it('takes no bets at a table that an operator closed, and is lately played where it did', async () => {
    const player = await fixture.player();
    await fixture.payIn(player, '20.00');
    const { bearer: headers } = await operatorWith(fixture.platform(), 'ann', 'admin');
    const order = (word: string) =>
      fixture.platform().app.inject({
        ...{ method: 'POST', url: '/operator-api/casino/games/1/order', headers },
        body: { order: word, reason: 'a look at it' },
      });
    const round = await until('open');
    expect((await order('close')).statusCode).toBe(200);
    expect(await bet(player, round, '1.00')).toMatchObject({ json: { code: 'GAME_CLOSED' } });
    const table = await fixture.call(player, 'GET', '/web-api/shared-rounds/crash?currency=EUR');
    expect(table.json).toMatchObject({ isOpen: false });
    await order('open');
    expect((await bet(player, await until('open'), '1.00')).status).toBe(201);
    await fixture.platform().advance(1_000);
    const { json } = await fixture.call(player, 'GET', '/web-api/user/played-games');
    expect((json as PlayedGamesView).games.map(({ game }) => game.address)).toEqual(['/games/crash']);
  });

  it('is bet on in the currency of the account, and called by the number of the player, shortened', async () => {
    const player = await fixture.player({ currency_id: 'JPY' });
    await fixture.payIn(player, '2000');
    const round = await until('open');
    expect(await bet(player, round, '150.00')).toMatchObject({ json: { code: 'AMOUNT_INVALID' } });
    expect((await bet(player, round, '150')).json as SharedBetView).toMatchObject({
      currency: 'JPY',
      stake: '150',
    });
    expect(look().bets.find(({ stake }) => stake === '150')?.who).toMatch(/^\d\d•••\d\d$/);
  });
});
