import type { GrantsView, GrantView } from '@paddock/contract/schemas';

import { query } from '../../../../testing/query.ts';
import { matchResult } from '../../../sportsbook/testing/feed-driver.ts';
import type { BonusPlayer } from '../../bonuses.fixture.ts';
import { bonusesMigrations } from '../../migrations.ts';
import { daysOf, WHEEL } from '../days/days.fixture.ts';
import { createPromotionsFixture, type PromotionsFixture } from '../promotions.fixture.ts';
import { turnover } from './starts.fixture.ts';

describe('a promotion that gives more by a later version', () => {
  let fixture: PromotionsFixture;

  beforeAll(async () => {
    fixture = await createPromotionsFixture();
  });
  afterEach(async () => {
    expect(await fixture.problems()).toEqual([]);
  });
  afterAll(() => fixture.close());

  /** Stakes as much as is wanted; answers the state of the player's part then. */
  async function comeTo(
    player: BonusPlayer,
    code: string,
    event: string,
  ): Promise<GrantView['state'] | undefined> {
    await fixture.play(player, event, '50.00');
    await fixture.feed().result(event, 1, matchResult('away'));
    await fixture.platform().advance(250);
    await fixture.platform().advance(5_000);
    const { json } = await fixture.call(player, 'GET', '/web-api/promotions/grants');
    return (json as GrantsView).grants.find((grant) => grant.code === code)?.state;
  }
  async function joiner(code: string): Promise<BonusPlayer> {
    const player = await fixture.undecided();
    await fixture.payIn(player, '200.00');
    await fixture.take(player, code);
    return player;
  }

  it('gives it to whoever came too late before', async () => {
    await fixture.run('few', { ...turnover(), limits: { grants: 1 } });
    const [first, second] = [await joiner('few'), await joiner('few')];
    expect(await comeTo(first, 'few', 'few-1')).toBe('running');
    expect(await comeTo(second, 'few', 'few-2')).toBe('expired');
    await fixture.run('few', { ...turnover(), limits: { grants: 2 } });
    expect((await fixture.take(second, 'few')).json).toMatchObject({ state: 'joined' });
    expect(await comeTo(second, 'few', 'few-3')).toBe('running');
    expect((await fixture.take(first, 'few')).json).toMatchObject({ state: 'running' });
  });

  it('finds the places free that older releases took of persons who were given nothing', async () => {
    await fixture.run('wide', turnover());
    await fixture.runWithoutWants('wheel', { starts: { on: 'joining' }, gives: WHEEL });
    const player = await joiner('wide');
    await fixture.take(player, 'wheel');
    await daysOf(fixture).take(player, 'wheel');
    const { databaseUrl, kernel } = fixture.platform();
    await query(
      databaseUrl,
      `insert into bonuses_person (person_id, kind, player_id)
        select person_id, 'promotion:wide', player_id from bonuses_person where kind = 'promotion:wheel'`,
    );
    expect(await fixture.problems()).toEqual([
      expect.stringContaining('has the place of promotion:wide and was not given it'),
    ]);
    // Every other place has its gift still: the audit names none without.
    await bonusesMigrations['bonuses_22_empty_places']?.up(kernel.db);
    expect(await fixture.problems()).toEqual([]);
    expect(await comeTo(player, 'wide', 'wide-1')).toBe('running');
  });
});
