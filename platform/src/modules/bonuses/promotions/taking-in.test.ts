import { DAY_MS, LIMIT_TYPES } from '@paddock/contract';
import type { PromotionsView } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import { inTransaction } from '../../../kernel/database/database.ts';
import { query } from '../../../testing/index.ts';
import type { BonusPlayer } from '../bonuses.fixture.ts';
import { FIVE_EUR } from './promotion-terms.fixture.ts';
import { lockPromotion, setState } from './promotion-store.ts';
import { createPromotionsFixture, type PromotionsFixture } from './promotions.fixture.ts';

describe('who is taken in by a promotion, and when', () => {
  let fixture: PromotionsFixture;
  let player: BonusPlayer;
  beforeAll(async () => {
    fixture = await createPromotionsFixture();
  });
  beforeEach(async () => {
    player = await fixture.undecided();
  });
  afterEach(async () => {
    expect(await fixture.problems()).toEqual([]);
  });
  afterAll(() => fixture.close());

  const kernel = () => fixture.platform().kernel;
  const someoneWaits = async (): Promise<void> => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      kernel().db,
    );
    if (rows.length === 0) await someoneWaits();
  };

  it('is nobody any more once it is stopped, also of those who press at that moment', async () => {
    await fixture.run('stopping', FIVE_EUR);
    let answer: ReturnType<PromotionsFixture['take']> | undefined;
    await inTransaction(kernel().db, async (tx) => {
      await lockPromotion(tx, 'stopping');
      await setState(tx, { code: 'stopping', state: 'stopped', version: 1 });
      answer = fixture.take(player, 'stopping');
      // Without a word about the stop it would be in before this ends.
      await Promise.race([answer, someoneWaits()]);
    });
    expect((await answer)?.status).toBe(404);
    expect(await fixture.grants(player)).toEqual([]);
  });

  it('is whoever came before the stop, or nobody: many who press beside it', async () => {
    await fixture.run('raced', FIVE_EUR);
    const players = [];
    for (let n = 0; n < 6; n++) players.push(await fixture.undecided());
    const takes = players.map((each) => fixture.take(each, 'raced'));
    const [answers] = await Promise.all([Promise.all(takes), fixture.stop('raced')]);
    const had = await Promise.all(players.map((each) => fixture.grants(each)));
    expect(had).toEqual(answers.map(({ status }) => (status === 200 ? ['raced running'] : [])));
    expect((await fixture.take(player, 'raced')).status).toBe(404);
  });

  it('was offered it, where newer terms are for those alone: to have left the public one is no offer', async () => {
    const later = await fixture.undecided();
    const starts = { on: 'deposit', number: 1 } as const;
    await fixture.run('narrowed', { starts });
    for (const each of [player, later]) await fixture.take(each, 'narrowed');
    await fixture.leave(player, 'narrowed');
    await fixture.run('narrowed', { starts, who: { byOffer: true } });
    expect((await fixture.take(player, 'narrowed')).json).toMatchObject({ code: 'PROMOTION_NOT_FOR_YOU' });
    const { json } = await fixture.call(player, 'GET', '/web-api/promotions');
    expect((json as PromotionsView).promotions.map(({ code }) => code)).not.toContain('narrowed');
    // Whoever stayed is in by the terms they joined by.
    expect(await fixture.grants(later)).toEqual(['narrowed joined']);
    const offer = async () =>
      JSON.parse(
        (
          await fixture.operate('POST', '/narrowed/offer', {
            players: [player.playerId, later.playerId],
            reason: 'a test',
          })
        ).body,
      ) as unknown;
    expect(await offer()).toEqual({ offered: 1, refused: [] });
    expect(await fixture.grants(player)).toEqual(['narrowed offered']);
    expect((await fixture.take(player, 'narrowed')).status).toBe(200);
    // What was offered once may be left, and taken again.
    await fixture.leave(player, 'narrowed');
    expect((await fixture.take(player, 'narrowed')).status).toBe(200);
  });

  it.each([
    [
      'device',
      'identity_device',
      'device_id, device_hash, browser, system, address, method, first_seen_at_ms, last_login_at_ms',
    ],
    ['card', 'cashier_instrument', 'provider, token, method_id, mask, holder, first_used_at_ms'],
  ])('is one of all accounts of a %s, however many press at once', async (name, table, columns) => {
    const code = `one-${name}`;
    await fixture.run(code, FIVE_EUR);
    const accounts = [player];
    for (let n = 0; n < 5; n++) accounts.push(await fixture.undecided());
    await fixture.payIn(player, '10.00');
    for (const { playerId } of accounts.slice(1))
      await query(
        fixture.platform().databaseUrl,
        `insert into ${table} (player_id, ${columns})
          select ${playerId}, ${columns} from ${table} where player_id = ${player.playerId} limit 1`,
      );
    const answers = await Promise.all(accounts.map((each) => fixture.take(each, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    const refused = accounts[answers.findIndex(({ status }) => status === 409)]!;
    expect((await fixture.take(refused, code)).json).toMatchObject({ code: 'PROMOTION_TAKEN' });
    const { json } = await fixture.call(refused, 'GET', '/web-api/promotions');
    expect((json as PromotionsView).promotions.map((one) => one.code)).not.toContain(code);
  });

  it('gets nothing for a deposit where another account of the card had it since they joined', async () => {
    await fixture.run('by-card', { starts: { on: 'deposit', number: 1 } });
    const other = await fixture.undecided();
    for (const each of [player, other]) await fixture.take(each, 'by-card');
    await fixture.payIn(player, '20.00');
    await query(
      fixture.platform().databaseUrl,
      `insert into cashier_instrument (player_id, provider, token, method_id, mask, holder, first_used_at_ms)
        select ${other.playerId}, provider, token, method_id, mask, holder, first_used_at_ms
          from cashier_instrument where player_id = ${player.playerId} limit 1`,
    );
    await fixture.payIn(other, '20.00');
    expect([await fixture.grants(player), await fixture.grants(other)]).toEqual([
      ['by-card running'],
      ['by-card expired'],
    ]);
    expect((await fixture.balances(other)).bonus).toBe('0.00');
  });

  it('begins no waiting bonus during a break, and begins it after', async () => {
    const wants = { multiple: 2, days: 1, minOddsMilli: 1_500, products: { sportsbook: 100 } };
    await fixture.run('first', { ...FIVE_EUR, wants });
    await fixture.run('second', { ...FIVE_EUR, wants });
    for (const code of ['first', 'second']) await fixture.take(player, code);
    await fixture.call(player, 'POST', '/limit-service-api/api/external/web/v3/limit', {
      limitType: LIMIT_TYPES.depositTimeout,
      limitValue: 7,
    });
    const platform = fixture.platform();
    const states = async () => {
      player = await fixture.signInAgain(player);
      return fixture.grants(player);
    };
    await platform.leap(2 * DAY_MS);
    await platform.advance(15_000);
    expect(await states()).toEqual(['second waiting', 'first expired']);
    await platform.leap(5 * DAY_MS);
    await platform.advance(15_000);
    expect(await states()).toEqual(['second running', 'first expired']);
    expect((await fixture.balances(player)).bonus).toBe('5.00');
    // All of its days are there.
    const [bonus] = (await fixture.bonuses(player)).bonuses;
    expect(bonus?.expiresAtMs).toBeGreaterThan(platform.clock.nowMs() + DAY_MS - 60_000);
  });
});
