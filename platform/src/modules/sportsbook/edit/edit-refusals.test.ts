import { LIMIT_TYPES } from '@paddock/contract';
import type { BetView } from '@paddock/contract/schemas';

import { PLAYER_HEADER } from '../../../testing/index.ts';
import { closedSports } from '../testing/compose-sportsbook.ts';
import { quoteOf } from '../testing/cash-out-calls.ts';
import { editQuoteOf } from '../testing/edit-calls.ts';
import { matchOdds, matchResult, total } from '../testing/feed-driver.ts';
import {
  betsOf,
  eventOf,
  legOf,
  marketOf,
  moneyOf,
  place,
  richPlayer,
} from '../testing/sportsbook.fixture.ts';
import { EditsFixture } from './edits.fixture.ts';

describe('an edit that is refused leaves the bet as it was (rules §11)', () => {
  const fixture = new EditsFixture();
  let id: string;
  let before: BetView;

  beforeAll(() => fixture.start());
  beforeEach(async () => {
    await fixture.begin();
    id = await fixture.bet();
    before = await fixture.view(id);
  });
  afterEach(async () => {
    expect(await fixture.problems()).toEqual([]);
  });
  afterAll(() => fixture.platform.close());

  /** A cent more than what the bet is worth and so much beside. */
  async function afterWorth(beside: number): Promise<string> {
    const { offer } = await quoteOf(fixture.platform, fixture.player, id);
    return (Number(offer) + beside + 0.01).toFixed(2);
  }

  async function expectUntouched(): Promise<void> {
    expect(await fixture.view(id)).toEqual(before);
    expect((await betsOf(fixture.platform, fixture.player)).bets).toHaveLength(1);
    expect(await moneyOf(fixture.platform, fixture.player)).toEqual({ free: 9_000n, held: 1_000n });
  }

  it('for what the new bet is refused for', async () => {
    const leg = await fixture.leg();
    const second = await fixture.leg(await fixture.another('second'));
    const refused = fixture.refusal.bind(fixture, id);
    expect(await refused([leg])).toBe('EDIT_SAME');
    expect(await refused([leg, await fixture.leg(undefined, 'away')])).toBe('RELATED_LEGS');
    expect(await refused([{ ...leg, oddsMilli: 2_100 }], { stake: '5.00' })).toBe('PRICE_MOVED');
    expect(await refused([leg], { stake: '0.01' })).toBe('STAKE_TOO_SMALL');
    expect(await refused([leg], { stake: '900000.00' })).toMatch(/STAKE_TOO_LARGE|SELECTION_ROOM/);
    expect(await refused([leg], { stake: '5.001' })).toBe('AMOUNT_INVALID');
    expect(await refused([second, leg], { stake: await afterWorth(90) })).toBe('INSUFFICIENT_FUNDS');
    expect(await refused([second, leg], { type: 'single' })).toBe('INVALID_INPUT');
    const sixteen = Array.from({ length: 16 }, () => leg);
    expect(await refused(sixteen)).toBe('TOO_MANY_LEGS');
    closedSports.add(`${fixture.player.playerId} line football`);
    expect(await refused([second])).toBe('SPORT_RESTRICTED');
    await expectUntouched();
  });

  it('for what the old bet has no cash-out for', async () => {
    const second = await fixture.leg(await fixture.another('second'));
    await fixture.feed.prices(fixture.book.lineEvent, {
      ...matchOdds(2_000, 3_400, 3_600),
      status: 'suspended',
    });
    const { worth } = await editQuoteOf(fixture.platform, fixture.player, id, [second]);
    expect(worth).toEqual({ betId: id, off: 'suspended' });
    expect(await fixture.refusal(id, [second])).toBe('CASH_OUT_QUOTE_OVER');
    await fixture.feed.prices(fixture.book.lineEvent, total('2', 1_900, 1_900));
    const whole = legOf(
      marketOf(await eventOf(fixture.platform, fixture.book.lineEvent), 'total', '2'),
      'over',
    );
    await fixture.feed.prices(fixture.book.lineEvent, matchOdds(2_000, 3_400, 3_600));
    const pushing = await place(fixture.platform, fixture.player, [whole], { stake: '1.00' });
    const pushId = pushing.json<{ bet: BetView }>().bet.id;
    expect((await editQuoteOf(fixture.platform, fixture.player, pushId, [second])).worth).toMatchObject({
      off: 'push',
    });
  });

  it('for a quote that is over, of another bet or of another player', async () => {
    const leg = await fixture.leg();
    const options = { stake: '5.00' };
    const { worth } = await editQuoteOf(fixture.platform, fixture.player, id, [leg]);
    const quoteId = 'quoteId' in worth ? worth.quoteId : '';
    const stranger = await richPlayer(fixture.platform);
    const theirs = await fixture.edit(id, [leg], { ...options, quoteId }, stranger);
    expect(theirs.json()).toMatchObject({ code: 'BET_UNKNOWN' });
    fixture.platform.clock.advance(5_001);
    expect(await fixture.refusal(id, [leg], { ...options, quoteId })).toBe('CASH_OUT_QUOTE_OVER');
    await expectUntouched();
  });

  it('for an offer that went down since', async () => {
    const leg = await fixture.leg(await fixture.another('second'));
    const { worth } = await editQuoteOf(fixture.platform, fixture.player, id, [leg]);
    await fixture.feed.prices(fixture.book.lineEvent, matchOdds(2_600, 3_400, 3_600));
    const quoteId = 'quoteId' in worth ? worth.quoteId : '';
    expect(await fixture.refusal(id, [leg], { quoteId })).toBe('CASH_OUT_LESS');
    await expectUntouched();
  });

  it('for a limit of the player: what comes back counts before the new stake does', async () => {
    const limit = await fixture.platform.app.inject({
      method: 'POST',
      url: '/limit-service-api/api/external/web/v3/limit',
      headers: { [PLAYER_HEADER]: fixture.player.playerId },
      body: { limitType: LIMIT_TYPES.loss24h, limitValue: 15 },
    });
    expect(limit.statusCode).toBe(200);
    const leg = await fixture.leg();
    expect(await fixture.refusal(id, [leg], { stake: '20.00' })).toBe('LIMIT_REACHED');
    await expectUntouched();
    // 10.00 staked, and its worth comes back: that and 5.00 may be lost.
    expect(await fixture.refusal(id, [leg], { stake: await afterWorth(5) })).toBe('LIMIT_REACHED');
    expect((await fixture.edit(id, [leg], { stake: await afterWorth(4.99) })).statusCode).toBe(200);
  });

  it('for what became of it meanwhile', async () => {
    await fixture.feed.result(fixture.book.lineEvent, 1, matchResult('home'));
    await fixture.platform.advance(500);
    const leg = await fixture.leg(await fixture.another('second'));
    expect((await editQuoteOf(fixture.platform, fixture.player, id, [leg])).worth).toEqual({
      betId: id,
      off: 'settled',
    });
    expect(await fixture.refusal(id, [leg])).toBe('CASH_OUT_QUOTE_OVER');
    expect((await fixture.edit('123', [leg], { quoteId: '1' })).statusCode).toBe(404);
  });

  it('where bad input names what is wrong', async () => {
    const leg = await fixture.leg();
    expect(await fixture.refusal(id, [leg], { quoteId: 'x' })).toBe('INVALID_INPUT');
    expect(await fixture.refusal(id, [leg], { stake: 'ten' })).toBe('INVALID_INPUT');
    expect(await fixture.refusal(id, [leg], { key: 'no' })).toBe('INVALID_INPUT');
    expect(await fixture.refusal(id, [{ ...leg, selectionId: '5.home' }])).toBe('SELECTION_UNKNOWN');
    await expectUntouched();
  });
});
