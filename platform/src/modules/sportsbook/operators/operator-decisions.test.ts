import type { OperatorMoneyAnswer, QuarantineView, UnsettledView } from '@paddock/contract/schemas';

import {
  call,
  codeOf,
  consoleOf,
  operatorWith,
  type TestOperator,
} from '../../operators/operators.fixture.ts';
import { setOwnPlayer } from '../../operators/index.ts';
import { matchOdds, matchResult, total } from '../testing/feed-driver.ts';
import {
  auditProblems,
  betOf,
  eventOf,
  legOf,
  marketOf,
  openOwnBook,
  place,
  richPlayer,
  type OpenBook,
  type SportsbookPlatform,
  type TestPlayer,
} from '../testing/sportsbook.fixture.ts';
import { createOperatorsPlatform } from '../testing/operators-platform.ts';
import { LATE_AFTER_MS, OVER_AFTER_START_MS } from './unsettled-store.ts';
import { createUnsettledSweep } from './unsettled-sweep.ts';

describe('bets that feeds left open', () => {
  let platform: SportsbookPlatform;
  let trader: TestOperator;
  let second: TestOperator;
  let book: OpenBook;
  let player: TestPlayer;
  let event: string;
  let keys = 0;

  beforeAll(async () => {
    platform = await createOperatorsPlatform();
    trader = await operatorWith(platform, 'tom', 'trader');
    second = await operatorWith(platform, 'una', 'trader');
  });
  beforeEach(async () => {
    book = await openOwnBook(platform);
    event = book.lineEvent;
    player = await richPlayer(platform, 1_000_000n);
  });
  afterEach(async () => {
    expect(await auditProblems(platform)).toEqual([]);
  });
  afterAll(() => platform.close());

  const bet = async (outcome: string, stake = '10.00'): Promise<string> => {
    const leg = legOf(marketOf(await eventOf(platform, event), '1x2'), outcome);
    return (await place(platform, player, [leg], { stake })).json<{ bet: { id: string } }>().bet.id;
  };
  const statusOf = async (id: string) => (await betOf(platform, player, id)).status;
  const market = () => marketOf(book.line, '1x2').id;
  const decide = async (path: string, body: object = {}, by = trader) => {
    // What is settled has begun; what is made void need not have.
    if (path.endsWith('/settlement')) {
      await book.feed.begin(event);
      await platform.advance(1_000);
    }
    const headers = { 'idempotency-key': `decision-${(keys += 1)}` };
    const answer = await call(platform, by, 'POST', path, { reason: 'seen on television', ...body }, headers);
    await platform.advance(250);
    return answer;
  };
  const unsettled = async () =>
    (await call(platform, trader, 'GET', 'unsettled'))
      .json<UnsettledView>()
      .events.find(({ eventId }) => eventId === book.line.id);
  const quarantine = async () =>
    (await call(platform, trader, 'GET', 'quarantine'))
      .json<QuarantineView>()
      .entries.filter(({ eventId }) => eventId === book.line.id);
  /** A result that says nothing of the other outcomes. */
  const half = { type: '1x2', specifiers: {}, selections: [{ outcome: 'home', won: 1 as const }] };
  const ends = (winner: string) => ({
    selections: ['home', 'draw', 'away'].map((outcome) => ({ outcome, won: outcome === winner ? 1 : 0 })),
  });

  it('stand on the list as soon as their event is over, with what was staked and why', async () => {
    await bet('home');
    await bet('draw', '5.00');
    expect(await unsettled()).toBeUndefined();
    await book.feed.score(event, { status: 'ended', score: [1, 0] });
    await platform.advance(250);
    expect(await unsettled()).toMatchObject({
      status: 'ended',
      isLate: false,
      overSinceMs: expect.any(Number),
      markets: [
        {
          marketId: market(),
          type: '1x2',
          outcomes: ['home', 'draw', 'away'],
          reason: 'no-result',
          openBets: 2,
          stakes: [{ currency: 'EUR', amount: '15.00' }],
        },
      ],
    });
    await book.feed.result(event, 1, half);
    expect(await unsettled()).toMatchObject({ markets: [{ reason: 'quarantined' }] });
    await book.feed.result(event, 1, matchResult('home'));
    await platform.advance(250);
    expect(await unsettled()).toBeUndefined();
    await book.feed.send({ kind: 'rollback', event, revision: 2 });
    await platform.advance(250);
    expect(await unsettled()).toMatchObject({ markets: [{ reason: 'taken-back', openBets: 2 }] });
    await book.feed.result(event, 3, matchResult('draw'));
    await platform.advance(250);
    expect(await unsettled()).toBeUndefined();
  });

  it('are settled by hand, every outcome and only as a market can end; the feed does not move it any more', async () => {
    const id = await bet('home');
    await book.feed.result(event, 1, half);
    expect(await quarantine()).toMatchObject([{ state: 'open', marketIds: [market()], times: 1 }]);
    const some = await decide(`markets/${market()}/settlement`, {
      selections: [{ outcome: 'home', won: 1 }],
    });
    expect([some.statusCode, codeOf(some)]).toEqual([422, 'RESULT_INCOMPLETE']);
    const three = ends('home').selections.map((one) => ({ ...one, won: 1 }));
    expect(codeOf(await decide(`markets/${market()}/settlement`, { selections: three }))).toBe(
      'RESULT_IMPOSSIBLE',
    );
    const done = await decide(`markets/${market()}/settlement`, ends('home'));
    expect(done.json()).toEqual({ done: true, proposalId: null });
    expect(await statusOf(id)).toBe('won');
    expect(await quarantine()).toEqual([]);
    const told = await book.feed.result(event, 1, matchResult('away'));
    expect(told).toMatchObject({ status: 'quarantined', faults: [{ code: 'RESULT_CONFLICT' }] });
    expect(await book.feed.send({ kind: 'rollback', event, revision: 7 })).toMatchObject({
      status: 'quarantined',
    });
    await platform.advance(250);
    expect(await statusOf(id)).toBe('won');
    expect(await book.feed.result(event, 2, matchResult('home'))).toEqual({ status: 'accepted' });
    // A mistake of one's own is settled again.
    await decide(`markets/${market()}/settlement`, ends('away'));
    expect(await statusOf(id)).toBe('lost');
  });

  it('are settled by hand as no other market of the match contradicts; a wrong one is made void first', async () => {
    await book.feed.prices(event, matchOdds(2000, 3400, 3600), total('0.5', 1100, 6000));
    await bet('home');
    const goals = marketOf(await eventOf(platform, event), 'total', '0.5').id;
    const none = {
      selections: ['over', 'under'].map((outcome) => ({ outcome, won: outcome === 'under' ? 1 : 0 })),
    };
    await decide(`markets/${market()}/settlement`, ends('home'));
    const refused = await decide(`markets/${goals}/settlement`, none);
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'RESULT_CONFLICT']);
    await decide(`markets/${market()}/void`);
    expect((await decide(`markets/${goals}/settlement`, none)).json()).toMatchObject({ done: true });
    expect(codeOf(await decide(`markets/${market()}/settlement`, ends('away')))).toBe('RESULT_CONFLICT');
    expect((await decide(`markets/${market()}/settlement`, ends('draw'))).statusCode).toBe(200);
  });

  it('are settled by nobody before the match begins', async () => {
    const id = await bet('home');
    const headers = { 'idempotency-key': 'decision-too-early' };
    const body = { reason: 'seen on television', ...ends('home') };
    const answer = await call(platform, trader, 'POST', `markets/${market()}/settlement`, body, headers);
    expect([answer.statusCode, codeOf(answer)]).toEqual([422, 'RESULT_TOO_EARLY']);
    expect(await statusOf(id)).toBe('open');
  });

  it('take two operators above the bound, and never one who has a bet on it', async () => {
    const id = await bet('home', '4000.00');
    const proposed = (
      await decide(`markets/${market()}/settlement`, ends('home'))
    ).json<OperatorMoneyAnswer>();
    expect(proposed).toEqual({ done: false, proposalId: expect.any(String) });
    expect(await statusOf(id)).toBe('open');
    const approve = `proposals/${proposed.proposalId}/approve`;
    expect(codeOf(await decide(approve))).toBe('OWN_PROPOSAL');
    await setOwnPlayer(consoleOf(platform), 'una', { playerId: player.playerId, isOwn: true });
    expect(codeOf(await decide(approve, {}, second))).toBe('OWN_ACCOUNT');
    expect(codeOf(await decide(`markets/${market()}/void`, {}, second))).toBe('OWN_ACCOUNT');
    await setOwnPlayer(consoleOf(platform), 'una', { playerId: player.playerId, isOwn: false });
    expect((await decide(approve, {}, second)).statusCode).toBe(204);
    expect(await statusOf(id)).toBe('won');
  });

  it('are made void: a market whole, an event where nothing was decided', async () => {
    const [decided, open] = [await bet('home'), await bet('away')];
    await decide(`markets/${market()}/settlement`, ends('home'));
    expect((await decide(`events/${book.line.id}/void`)).json()).toMatchObject({ done: true });
    expect([await statusOf(decided), await statusOf(open)]).toEqual(['won', 'lost']);
    await decide(`markets/${market()}/void`);
    expect([await statusOf(decided), await statusOf(open)]).toEqual(['returned', 'returned']);
    const other = `other-${event}`;
    await book.feed.fixture(other, platform.clock.nowMs() + 1_000_000);
    await book.feed.prices(other, matchOdds(2000, 3400, 3600));
    event = other;
    const id = await bet('draw');
    const { id: eventId } = await eventOf(platform, other);
    await decide(`events/${eventId}/void`);
    expect(await statusOf(id)).toBe('returned');
  });

  it('are looked after by those who may, and an entry of the quarantine is dismissed with a reason', async () => {
    await book.feed.result(event, 1, half);
    await book.feed.result(event, 2, half);
    const [entry] = await quarantine();
    expect(entry?.times).toBe(2);
    const support = await operatorWith(platform, `sue-${keys}`, 'support');
    const path = `quarantine/${entry?.id}/dismiss`;
    expect((await call(platform, support, 'GET', 'quarantine')).statusCode).toBe(200);
    expect(codeOf(await call(platform, support, 'POST', path, { reason: 'nothing to do' }))).toBe(
      'FORBIDDEN',
    );
    expect((await decide(path)).statusCode).toBe(204);
    expect(await quarantine()).toEqual([]);
    expect(codeOf(await decide('quarantine/999999/dismiss'))).toBe('NOT_FOUND');
    expect(codeOf(await decide('markets/12345/void'))).toBe('MARKET_UNKNOWN');
    expect(codeOf(await decide('events/12345/void'))).toBe('EVENT_UNKNOWN');
  });

  it('are told of once when nothing has come for long, also where the feed never told the end', async () => {
    await bet('home');
    const alarms = () => platform.logged.filter(({ message }) => message.includes('events that are over'));
    platform.clock.set(book.line.state.startsAtMs + OVER_AFTER_START_MS + LATE_AFTER_MS);
    const sweep = createUnsettledSweep(platform.kernel, () => undefined);
    await sweep();
    const told = alarms();
    expect(told.at(-1)?.fields).toMatchObject({ eventIds: expect.arrayContaining([book.line.id]) });
    await sweep();
    expect(alarms()).toHaveLength(told.length);
    // Sessions ended meanwhile.
    trader = await operatorWith(platform, 'tess', 'trader');
    expect(await unsettled()).toMatchObject({ status: 'upcoming', isLate: true });
  });
});
