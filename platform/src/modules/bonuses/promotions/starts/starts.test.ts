import { DAY_MS } from '@paddock/contract';
import type { GrantsView, GrantView, InboxView, PromotionTerms } from '@paddock/contract/schemas';

import { query } from '../../../../testing/query.ts';
import { matchResult } from '../../../sportsbook/testing/feed-driver.ts';
import type { BonusPlayer } from '../../bonuses.fixture.ts';
import { createPromotionsFixture, type PromotionsFixture } from '../promotions.fixture.ts';
import type { BonusesParts } from '../../bonuses-parts.ts';
import { lookAtDue } from './find-starts.ts';
import { lookAtStart } from './look-at-start.ts';
import { partsBeside } from './parts-beside.fixture.ts';
import { beginLoyalty, CASHBACK, FIVE, OF_STAKES, turnover } from './starts.fixture.ts';

describe('what starts a promotion', () => {
  let fixture: PromotionsFixture;
  let player: BonusPlayer;
  let made = 0;

  beforeAll(async () => {
    fixture = await createPromotionsFixture();
  });
  beforeEach(async () => {
    player = await fixture.undecided();
    await fixture.payIn(player, '200.00');
  });
  afterEach(async () => {
    expect(await fixture.problems()).toEqual([]);
  });
  afterAll(() => fixture.close());

  const newCode = (): string => `start-${++made}`;
  /** Terms of bonus money; of a gift of another kind without what it wants. */
  async function run(over: Partial<PromotionTerms>, code = newCode()): Promise<string> {
    const isMoney = over.gives?.kind === 'bonus';
    if (isMoney) await fixture.run(code, over);
    else await fixture.runWithoutWants(code, over);
    return code;
  }
  const count = () => fixture.platform().advance(5_000);
  async function end(event: string, winner: 'home' | 'away' | 'void', revision = 1): Promise<void> {
    const home = matchResult('home');
    const voided: typeof home = {
      ...home,
      selections: home.selections.map((one) => ({ ...one, won: 0, voidHalves: 2 })),
    };
    await fixture.feed().result(event, revision, winner === 'void' ? voided : matchResult(winner));
    await fixture.platform().advance(250);
  }
  async function lose(stake: string, event = `${newCode()}-match`): Promise<string> {
    await fixture.play(player, event, stake);
    await end(event, 'away');
    return event;
  }
  async function grant(of = player): Promise<GrantView | undefined> {
    const { json } = await fixture.call(of, 'GET', '/web-api/promotions/grants');
    return (json as GrantsView).grants[0];
  }
  const progress = async () => (await grant())?.progress;
  const keyOf = async (of = player) => ({
    playerId: of.playerId,
    grantId: (await grant(of))?.id ?? '',
  });
  /** Another node, at a later time of its clock. */
  function nodeIn(ms: number): BonusesParts {
    const parts = partsBeside(fixture.platform());
    const nowMs = () => fixture.platform().clock.nowMs() + ms;
    return { ...parts, kernel: { ...parts.kernel, clock: { nowMs } } };
  }

  it('is turnover of named sports: stakes of all others count nothing', async () => {
    const { days, products, minOddsMilli, currencies } = OF_STAKES;
    for (const [sport, done] of [
      ['tennis', '0.00'],
      ['football', '20.00'],
    ] as const) {
      const of = { days, products, minOddsMilli, currencies, sports: [sport] };
      await fixture.take(player, await run({ starts: { on: 'turnover', ...of }, gives: FIVE }));
      await lose('20.00');
      await count();
      expect(await progress()).toMatchObject({ done });
    }
  });

  it('is turnover: stakes from joining on, said in plain figures, and one gift for all of them', async () => {
    await lose('30.00');
    const code = await run(turnover());
    await fixture.take(player, code);
    expect(await progress()).toMatchObject({ on: 'turnover', currency: 'EUR', done: '0.00', of: '50.00' });
    await lose('35.00');
    await count();
    expect(await progress()).toMatchObject({ done: '35.00' });
    await lose('15.00');
    await count();
    expect(await grant()).toMatchObject({ state: 'running', progress: null, given: { amount: '5.00' } });
    await lose('60.00');
    await count();
    expect((await fixture.bonuses(player)).bonuses).toHaveLength(1);
  });

  it('takes back what a void counted: before the gift, and the gift that runs', async () => {
    const code = await run(turnover());
    await fixture.take(player, code);
    const first = await lose('30.00');
    await count();
    await end(first, 'void', 2);
    await count();
    expect(await progress()).toMatchObject({ done: '0.00' });
    await end(first, 'away', 3);
    const second = await lose('20.00');
    await count();
    expect((await grant())?.state).toBe('running');
    await end(second, 'void', 2);
    await count();
    expect((await grant())?.state).toBe('charged-back');
    expect((await fixture.balances(player)).bonus).toBe('0.00');
  });

  it('brings one gift of settlements at once, on two nodes, and after a process that died', async () => {
    const code = await run(turnover());
    await fixture.take(player, code);
    for (const event of ['a', 'b']) await fixture.play(player, `${code}-${event}`, '50.00');
    const parts = partsBeside(fixture.platform());
    const key = await keyOf();
    const dies = { ...parts, tellInbox: () => Promise.reject(new Error('the process died')) };
    await end(`${code}-a`, 'away');
    await end(`${code}-b`, 'away');
    await expect(lookAtStart(dies, key)).rejects.toThrow('died');
    expect(await progress()).toMatchObject({ done: '0.00' });
    await Promise.all([lookAtStart(parts, key), lookAtStart(parts, key), count()]);
    expect((await grant())?.state).toBe('running');
    expect(await fixture.balances(player)).toMatchObject({ real: '100.00', bonus: '5.00' });
  });

  it('is one stake: not two that come to as much, nor one at a smaller price', async () => {
    const code = await run({ starts: { on: 'stake', ...OF_STAKES, minOddsMilli: 2_000 }, gives: FIVE });
    await fixture.take(player, code);
    await lose('30.00');
    await lose('49.99');
    await count();
    expect(await progress()).toMatchObject({ on: 'stake', done: '49.99' });
    await lose('50.00');
    await count();
    expect((await grant())?.state).toBe('running');
  });

  it('is not reached by bets that cover each other', async () => {
    const code = await run(turnover());
    await fixture.take(player, code);
    const event = `${code}-covered`;
    await fixture.match(event);
    await fixture.bet(player, event, '40.00');
    await fixture.bet(player, event, '40.00', { event, outcome: 'draw' });
    await fixture.bet(player, event, '40.00', { event, outcome: 'away' });
    await end(event, 'away');
    await count();
    // At 2.00, 3.40 and 3.60 they lose 40.00 together, at worst.
    expect(await progress()).toMatchObject({ done: '40.00' });
  });
  it('gives cashback of what was lost as the days are over, once, to real money', async () => {
    const code = await run(CASHBACK);
    await fixture.take(player, code);
    await lose('60.00');
    await fixture.play(player, `${code}-won`, '20.00');
    await end(`${code}-won`, 'home');
    await count();
    expect(await progress()).toMatchObject({ on: 'loss', done: '40.00', of: '10.00', back: '4.00' });
    expect((await fixture.balances(player)).real).toBe('160.00');
    // The end of the days twice, and on two nodes.
    const key = await keyOf();
    await Promise.all([lookAtStart(nodeIn(2 * DAY_MS), key), lookAtStart(nodeIn(2 * DAY_MS), key)]);
    expect(await grant()).toMatchObject({ state: 'completed', given: { currency: 'EUR', amount: '4.00' } });
    expect((await fixture.balances(player)).real).toBe('164.00');
    const { json } = await fixture.call(player, 'GET', '/web-api/inbox');
    const told = { kind: 'promotion-money', from: 'cashback', code, amount: '4.00', currency: 'EUR' };
    expect((json as InboxView).messages[0]?.content).toEqual(told);
    expect((await fixture.take(player, code)).json).toMatchObject({ code: 'PROMOTION_TAKEN' });
  });

  it('gives nothing where less was lost, and counts nothing that is settled after the midnight', async () => {
    const code = await run(CASHBACK);
    await fixture.take(player, code);
    await lose('9.99');
    await fixture.play(player, `${code}-late`, '50.00');
    await query(
      fixture.platform().databaseUrl,
      `update bonuses_start set until_ms = ${fixture.platform().clock.nowMs() + 1}, look_at_ms = 1
        where player_id = ${player.playerId}`,
    );
    await fixture.platform().advance(250);
    await end(`${code}-late`, 'away');
    await lookAtDue(partsBeside(fixture.platform()));
    expect((await grant())?.state).toBe('expired');
    expect((await fixture.balances(player)).real).toBe('140.01');
  });

  it('is visits on days of the site’s clock, each once, and gives points that raise no level', async () => {
    await beginLoyalty(fixture.platform());
    const code = await run({
      starts: { on: 'logins', days: 5, times: 2 },
      gives: { kind: 'points', points: 40 },
    });
    await fixture.take(player, code);
    player = await fixture.signInAgain(player);
    expect(await progress()).toMatchObject({ on: 'logins', done: 1, of: 2 });
    const tomorrow = nodeIn(DAY_MS);
    const visitsSince = () => Promise.resolve([tomorrow.kernel.clock.nowMs()]);
    await lookAtStart({ ...tomorrow, visitsSince }, await keyOf());
    expect(await grant()).toMatchObject({ state: 'completed', points: 40, given: null });
    const { json } = await fixture.call(player, 'GET', '/web-api/loyalty/points');
    expect(json).toMatchObject({ balance: 40 });
    const { kernel, modules } = fixture.platform();
    expect(await modules.loyalty.levelOf(kernel.db, player.playerId)).toBe('copper');
    expect(await modules.loyalty.problems(kernel.db)).toEqual([]);
  });

  it('is a level, had or reached, and a birthday that is today', async () => {
    await beginLoyalty(fixture.platform());
    const level = await run({ starts: { on: 'level', level: 'silver' }, gives: FIVE });
    await fixture.take(player, level);
    expect((await grant())?.state).toBe('joined');
    await query(
      fixture.platform().databaseUrl,
      `insert into loyalty_level (player_id, code, since_ms, kept_until_ms) values (${player.playerId}, 'silver', 1, 2)
        on conflict (player_id) do update set code = 'silver'`,
    );
    await lookAtStart(nodeIn(3_600_000), await keyOf());
    expect((await grant())?.state).toBe('running');
    const other = await fixture.undecided();
    const today = new Date(fixture.platform().clock.nowMs()).toISOString().slice(4, 10);
    const birthday = await run({ starts: { on: 'birthday' }, gives: FIVE });
    await query(
      fixture.platform().databaseUrl,
      `update identity_person set birth_date = '1980${today}'
        where person_id = (select person_id from identity_player where player_id = ${other.playerId})`,
    );
    expect((await fixture.take(other, birthday)).json).toMatchObject({ state: 'running' });
  });

  it('ends with a deposit that is charged back, once it has counted something', async () => {
    const code = await run(turnover());
    const deposit = await fixture.payIn(player, '20.00');
    await fixture.take(player, code);
    await lose('30.00');
    await count();
    await fixture.tell(deposit, 'charged-back');
    expect((await grant())?.state).toBe('charged-back');
    await fixture.take(player, code);
    expect(await progress()).toMatchObject({ done: '0.00' });
  });
});
