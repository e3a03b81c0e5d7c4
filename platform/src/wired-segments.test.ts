import type {
  PromotionPartsView,
  PromotionsView,
  SegmentConditions,
  SegmentPlayersView,
  SegmentsView,
} from '@paddock/contract/schemas';
import { DAY_MS } from '@paddock/contract';

import type { BonusPlayer } from './modules/bonuses/bonuses.fixture.ts';
import { freeBetTerms } from './modules/bonuses/promotions/promotion-terms.fixture.ts';
import {
  createPromotionsFixture,
  type PromotionsFixture,
} from './modules/bonuses/promotions/promotions.fixture.ts';
import { beginLoyalty } from './modules/bonuses/promotions/starts/starts.fixture.ts';
import { operatorWith, type TestOperator } from './modules/operators/operators.fixture.ts';
import { query } from './testing/index.ts';

type Answer = Partial<
  SegmentPlayersView & SegmentsView & PromotionPartsView & { id: string; details: unknown }
>;

/** The whole product: segments over what all modules know, and what is for them. */
describe('a segment in the product', () => {
  let fixture: PromotionsFixture;
  let admin: TestOperator;
  let player: BonusPlayer;
  beforeAll(async () => {
    fixture = await createPromotionsFixture();
    await beginLoyalty(fixture.platform());
    admin = await operatorWith(fixture.platform(), 'ann', 'admin');
  });
  beforeEach(async () => {
    player = await fixture.undecided();
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.close();
  });

  let made = 0;
  async function ask(
    method: 'GET' | 'POST',
    url: string,
    { body, who = admin }: { readonly body?: object; readonly who?: TestOperator } = {},
  ): Promise<{ status: number; body: Answer }> {
    const { app } = fixture.platform();
    const answer = await app.inject({
      ...{ method, headers: who.bearer, url: `/operator-api/${url}` },
      ...(body && { body }),
    });
    return { status: answer.statusCode, body: answer.body === '' ? {} : answer.json<Answer>() };
  }
  const write = (code: string, conditions: object, seen = 0, who = admin) =>
    ask('POST', 'segments', { body: { code, conditions, seen, reason: 'a test' }, who });
  const remove = (code: string) => ask('POST', `segments/${code}/delete`, { body: { reason: 'a test' } });
  async function segment(conditions: SegmentConditions): Promise<string> {
    const code = `segment-${++made}`;
    const { status, body } = await write(code, conditions);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return code;
  }
  const playersIn = async (code: string) => (await ask('GET', `segments/${code}`)).body.players ?? -1;
  const run = (code: string, of: string) => {
    const over = { starts: { on: 'joining' }, who: { segment: of } } as const;
    return fixture.runTerms(code, freeBetTerms(fixture.platform().clock.nowMs(), { over }));
  };
  /** Whether a promotion for a segment takes the player in. */
  async function isTaken(of: string): Promise<boolean> {
    const code = `for-${of}-${++made}`;
    await run(code, of);
    const { status, json } = await fixture.take(player, code);
    if (status !== 200) expect(json).toMatchObject({ code: 'PROMOTION_NOT_FOR_YOU' });
    return status === 200;
  }
  const rise = (level: string) =>
    query(
      fixture.platform().databaseUrl,
      `insert into loyalty_level (player_id, code, since_ms, kept_until_ms)
        values (${player.playerId}, '${level}', 1, 2)`,
    );

  it('asks for country, language and registration of the account', async () => {
    const german = await segment({ countries: ['DE'], languages: ['en'], newFor: 1 });
    const dutch = await segment({ countries: ['NL'] });
    expect([await isTaken(german), await isTaken(dutch)]).toEqual([true, false]);
    expect([(await playersIn(german)) > 0, await playersIn(dutch)]).toEqual([true, 0]);
    expect(await isTaken(await segment({ registeredFor: 1 }))).toBe(false);
  });

  it('asks for the currency of the main account', async () => {
    expect(await isTaken(await segment({ mainCurrencies: ['EUR'] }))).toBe(true);
    expect(await isTaken(await segment({ mainCurrencies: ['USD', 'JPY'] }))).toBe(false);
  });

  it('asks for a level of loyalty, which who rose to none has the lowest of', async () => {
    const [copper, silver] = [await segment({ fromLevel: 'copper' }), await segment({ fromLevel: 'silver' })];
    expect([await isTaken(copper), await isTaken(silver)]).toEqual([true, false]);
    await rise('silver');
    expect([await isTaken(silver), await playersIn(silver)]).toEqual([true, 1]);
  });

  it('asks for deposits that stand, within days', async () => {
    const payers = await segment({ deposits: { lastDays: 2, atLeast: 2 } });
    await fixture.payIn(player, '10.00');
    expect(await isTaken(payers)).toBe(false);
    const second = await fixture.payIn(player, '20.00');
    expect([await isTaken(payers), await playersIn(payers)]).toEqual([true, 1]);
    await fixture.tell(second, 'charged-back');
    expect(await playersIn(payers)).toBe(0);
  });

  it('asks how long ago the last stake was', async () => {
    const lapsed = await segment({ noStakeFor: 1 });
    await fixture.payIn(player, '10.00');
    await fixture.later(2 * DAY_MS);
    admin = await operatorWith(fixture.platform(), 'bea', 'admin');
    player = await fixture.signInAgain(player);
    const all = await playersIn(lapsed);
    await fixture.match('a match');
    await fixture.bet(player, 'a match', '1.00');
    expect(await playersIn(lapsed)).toBe(all - 1);
    expect(await isTaken(lapsed)).toBe(false);
  });

  it('has a promotion shown to who is in it, and to no guest', async () => {
    const [german, dutch] = [await segment({ countries: ['DE'] }), await segment({ countries: ['NL'] })];
    await run('german-one', german);
    await run('dutch-one', dutch);
    const listed = async (headers: Readonly<Record<string, string>>) => {
      const answer = await fixture.platform().app.inject({ url: '/web-api/promotions', headers });
      return answer.json<PromotionsView>().promotions.map(({ code }) => code);
    };
    const [own, ofGuests] = [await listed({ ...player.bearer }), await listed({})];
    expect([own.includes('german-one'), own.includes('dutch-one')]).toEqual([true, false]);
    expect([ofGuests.includes('german-one'), ofGuests.includes('dutch-one')]).toEqual([false, false]);
  });

  it('is not deleted while a promotion that runs uses it, and names which', async () => {
    const code = await segment({ countries: ['DE'] });
    await run('uses-one', code);
    expect(await remove(code)).toMatchObject({
      ...{ status: 409, body: { code: 'SEGMENT_USED' } },
      body: { details: { usedBy: [{ of: 'promotion', code: 'uses-one' }] } },
    });
    const { segments = [] } = (await ask('GET', 'segments')).body;
    expect(segments.find((one) => one.code === code)?.usedBy).toEqual([
      { of: 'promotion', code: 'uses-one' },
    ]);
    await fixture.stop('uses-one');
    expect((await remove(code)).status).toBe(204);
    const again = await fixture.operate('POST', '/uses-one/start', { version: 1, reason: 'a test' });
    expect(JSON.parse(again.body)).toMatchObject({
      details: [{ at: '/terms/who/segment', rule: 'segment' }],
    });
  });

  it('is not deleted while a race that runs uses it', async () => {
    const code = await segment({ countries: ['NL'] });
    const nowMs = fixture.platform().clock.nowMs();
    const race = await ask('POST', 'tournaments', {
      body: {
        ...{ code: 'dutch-race', name: { en: 'Race' }, games: { of: 'all' }, points: 'rounds' },
        ...{ opensAtMs: nowMs, closesAtMs: nowMs + 60_000, lateMinutes: 1, who: { segment: code } },
        currencies: [{ currency: 'EUR', leastStake: '1.00', turnoverUnit: null, prizes: ['20.00'] }],
        reason: 'a test',
      },
    });
    expect(race.status).toBe(201);
    expect((await remove(code)).body).toMatchObject({
      ...{ code: 'SEGMENT_USED', details: { usedBy: [{ of: 'race', code: 'dutch-race' }] } },
    });
    const { id = '' } = race.body;
    const joining = await fixture.call(player, 'POST', `/web-api/tournaments/${id}/join`, {
      accountId: player.accountId,
    });
    expect(joining.json).toMatchObject({ code: 'TOURNAMENT_NOT_FOR_YOU' });
    await ask('POST', `tournaments/${id}/cancel`, { body: { reason: 'a test' } });
    expect((await remove(code)).status).toBe(204);
  });

  it('changes nothing of what was given, and judges the next one anew', async () => {
    const code = await segment({ countries: ['DE'] });
    await run('kept-one', code);
    await fixture.take(player, 'kept-one');
    expect((await write(code, { countries: ['NL'] }, 1)).status).toBe(200);
    expect(await fixture.grants(player)).toEqual(['kept-one running']);
    player = await fixture.undecided();
    expect((await fixture.take(player, 'kept-one')).json).toMatchObject({ code: 'PROMOTION_NOT_FOR_YOU' });
  });

  it('is written by who configures the site, over what is there, by who saw what stands', async () => {
    const support = await operatorWith(fixture.platform(), `sue-${++made}`, 'support');
    expect((await write('mine', { countries: ['DE'] }, 0, support)).body.code).toBe('FORBIDDEN');
    expect((await write('mine', { countries: ['DE'] }, 1)).body.code).toBe('NOT_FOUND');
    expect((await write('mine', { countries: ['DE'] })).body).toMatchObject({ version: 1, usedBy: [] });
    expect((await write('mine', { countries: ['NL'] })).body.code).toBe('SEGMENT_EXISTS');
    expect((await write('mine', { countries: ['NL'] }, 2)).body.code).toBe('SEGMENT_CHANGED');
    expect((await write('mine', { countries: ['NL'] }, 1)).body).toMatchObject({ version: 2 });
    const wrong = async (conditions: object) => (await write('mine', conditions, 2)).body.details;
    expect(await wrong({})).toMatchObject([{ at: '/conditions', rule: 'tooFew' }]);
    expect(await wrong({ fromLevel: 'lead' })).toMatchObject([
      { at: '/conditions/fromLevel', rule: 'level' },
    ]);
    expect(await wrong({ mainCurrencies: ['EUR', 'XAU'] })).toMatchObject([
      { at: '/conditions/mainCurrencies/1', rule: 'currency' },
    ]);
    expect(await wrong({ countries: ['GB', 'UK'] })).toMatchObject([
      { at: '/conditions/countries/1', rule: 'country' },
    ]);
    expect(await wrong({ languages: ['en', 'xx'] })).toMatchObject([
      { at: '/conditions/languages/1', rule: 'language' },
    ]);
    expect(await wrong({ newFor: 7, registeredFor: 7 })).toMatchObject([
      { at: '/conditions/registeredFor', rule: 'nobody' },
    ]);
    const { names } = (await ask('GET', 'promotion-parts')).body;
    expect(names?.segments).toContain('mine');
  });

  it('counts its versions on where it is made again, so that who saw the deleted one is told', async () => {
    await write('again', { countries: ['DE'] });
    expect([
      (await remove('again')).status,
      (await write('again', { countries: ['FR'] }, 1)).body.code,
    ]).toEqual([204, 'NOT_FOUND']);
    expect((await write('again', { countries: ['NL'] })).body).toMatchObject({
      version: 2,
      conditions: { countries: ['NL'] },
    });
    expect((await write('again', { countries: ['FR'] }, 1)).body.code).toBe('SEGMENT_CHANGED');
  });

  it('is one of five hundred at most, which are all listed, also where two make the last at once', async () => {
    const fill = (sql: string) => query(fixture.platform().databaseUrl, sql);
    await fill(`insert into segments_segment (code, version, conditions, author, changed_at_ms)
      select 'many-' || n, 1, '{"countries":["DE"]}', 'ann', 1
        from generate_series(1, 499 - (select count(*) from segments_segment where not is_deleted)) as n`);
    const both = await Promise.all(['one-more', 'another'].map((code) => write(code, { countries: ['DE'] })));
    const refused = both.find(({ status }) => status === 400);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(refused?.body.details).toMatchObject([{ at: '/code', rule: 'tooMany', limit: 500 }]);
    expect((await write('one-too-many', { countries: ['DE'] })).body.details).toEqual(refused?.body.details);
    expect((await ask('GET', 'segments')).body.segments).toHaveLength(500);
    await fill(`delete from segments_segment where code like 'many-%'`);
    expect((await write('one-too-many', { countries: ['DE'] })).status).toBe(200);
  });
});
