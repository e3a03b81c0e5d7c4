import { DAY_MS } from '@paddock/contract';
import type { EventDetail, EventListView, FeedFault } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import {
  auditProblems,
  betOf,
  createSportsbookPlatform,
  legOf,
  marketOf,
  place,
  richPlayer,
  type SportsbookPlatform,
  type TestPlayer,
} from '../../sportsbook/testing/sportsbook.fixture.ts';
import {
  competitor,
  ended,
  KINDS,
  LEAGUE,
  market,
  priced,
  seasonDocument,
  WINNER,
} from './outrights.fixture.ts';
import { openSession, type Documents } from './session/session.fixture.ts';

/** Seasons of the feed, bet on and settled by its messages in a real book. */
describe('outrights of the unified odds feed', () => {
  let platform: SportsbookPlatform;
  let player: TestPlayer;
  let session: Awaited<ReturnType<typeof openSession>>;
  let season = 0;

  const event = () => `sr:season:${season}`;
  const title = () => `League ${season}`;
  const document = (competitors: string, { sport = 'sr:sport:1', endsMs = 0 } = {}) => {
    const end = new Date(endsMs || platform.clock.nowMs() + 90 * DAY_MS).toISOString().slice(0, 10);
    return seasonDocument({ event: event(), title: title(), sport, end, competitors });
  };

  async function start(documents: Documents = {}): Promise<void> {
    session = await openSession(
      platform.modules.sportsbook,
      { 'markets.xml': KINDS, 'fixture.xml': document(LEAGUE), ...documents },
      { clock: platform.clock, epoch: season },
    );
    await session.alive();
    await session.complete(1);
  }

  const say = async (kind: string, more: string, inside: string, about = event()) => {
    platform.clock.advance(1_000);
    await session.take(
      `<${kind} ${session.about(1)} event_id="${about}" ${more}>${inside}</${kind}>`,
      `pre.-.-.${kind}.1.sr:season.${season}.-`,
    );
    await platform.advance(500);
  };
  const odds = (...markets: readonly string[]) => say('odds_change', '', `<odds>${markets.join('')}</odds>`);
  const settle = (ends: Record<string, string>, { about = 'id="1110"', certainty = 2 } = {}) => {
    return say(
      'bet_settlement',
      `certainty="${certainty}"`,
      `<outcomes>${market(ended(ends), about)}</outcomes>`,
    );
  };

  async function listed(): Promise<EventDetail | undefined> {
    const list = await platform.app.inject(
      '/web-api/sportsbook/events?section=line&kind=outrights&limit=200',
    );
    const row = list.json<EventListView>().events.find(({ field }) => field?.title.en === title());
    if (row === undefined) return undefined;
    return (await platform.app.inject(`/web-api/sportsbook/events/${row.id}`)).json<EventDetail>();
  }
  const outright = async () => {
    const found = await listed();
    if (found === undefined) throw new Error(`${title()} is not listed`);
    return found;
  };
  async function bet(outcome: string, type = 'field-winner'): Promise<string> {
    const leg = legOf(marketOf(await outright(), type), outcome);
    const answer = await place(platform, player, [leg]);
    return answer.json<{ bet: { id: string } }>().bet.id;
  }
  const endOf = async (id: string) => {
    const { status, payout } = await betOf(platform, player, id);
    return `${status} ${payout}`;
  };
  const openIn = async (type = 'field-winner') => {
    const { status, selections } = marketOf(await outright(), type);
    return selections.flatMap(({ outcome, open }) => (open && status === 'open' ? [outcome] : []));
  };
  async function quarantined(): Promise<readonly string[]> {
    const { rows } = await sql<{ faults: readonly FeedFault[] }>`
      select faults from sportsbook_quarantine where state = 'open' and body ->> 'event' = ${event()}
      order by id`.execute(platform.kernel.db);
    return rows.flatMap(({ faults }) => faults.map(({ code, reason }) => `${code} ${reason}`));
  }
  const team = (id: number) => `sr:competitor:${id}`;

  beforeAll(async () => {
    platform = await createSportsbookPlatform();
    player = await richPlayer(platform, 1_000_000n);
  });
  beforeEach(() => {
    season += 1;
  });
  afterEach(async () => {
    expect(await auditProblems(platform)).toEqual([]);
  });
  afterAll(() => platform.close());

  it('are listed by the name of their season, with everybody in it and the prices of the winner', async () => {
    await start();
    await odds(WINNER, market(priced('1', '1.4'), 'id="1102" specifiers="winners=3" status="1"'));
    const found = await outright();
    expect(found.championship.name.en).toBe('Top League');
    expect(found.field?.runners.map(({ code, name }) => [code, name.en])).toEqual(
      [1, 2, 3, 4, 5].map((id) => [team(id), `Team ${id}`]),
    );
    expect(found.markets.map(({ type }) => type).toSorted()).toEqual(['field-top-3', 'field-winner']);
    expect(await openIn()).toHaveLength(5);
    await say('bet_stop', 'groups="all"', '');
    expect(await openIn()).toEqual([]);
  });

  it('pay the winner before the season is over, and are over with their last market', async () => {
    await start();
    await odds(WINNER);
    const [won, lost] = [await bet(team(2)), await bet(team(1))];
    await settle({ 1: '0', 2: '1', 3: '0', 4: '0', 5: '0' });
    expect([await endOf(won), await endOf(lost)]).toEqual(['won 30.00', 'lost 0.00']);
    expect(await listed()).toBeUndefined();
    expect(await quarantined()).toEqual([]);
  });

  it('pay a dead heat by its factor, and give back what is void', async () => {
    await start();
    const places = 'id="1102" specifiers="winners=2"';
    await odds(market([1, 2, 3, 4, 5].map((id) => priced(`${id}`, '3.0')).join(''), `${places} status="1"`));
    const ids = [];
    for (const id of [1, 2, 3, 5]) ids.push(await bet(team(id), 'field-top-2'));
    const tied = '1 dead_heat_factor="0.33"';
    await settle({ 1: '1', 2: tied, 3: tied, 4: tied, 5: '0 void_factor="1"' }, { about: places });
    expect(await Promise.all(ids.map(endOf))).toEqual([
      'won 30.00',
      'won 10.00',
      'won 10.00',
      'returned 10.00',
    ]);
  });

  it('are corrected, taken back, cancelled and restored', async () => {
    await start();
    await odds(WINNER);
    const id = await bet(team(1));
    const others = { 3: '0', 4: '0', 5: '0' };
    await settle({ 1: '1', 2: '0', ...others }, { certainty: 1 });
    expect(await endOf(id)).toBe('won 25.00');
    await settle({ 1: '0', 2: '1', ...others });
    expect(await endOf(id)).toBe('lost 0.00');
    await say('rollback_bet_settlement', '', '<market id="1110"/>');
    expect(await endOf(id)).toBe('open 0.00');
    expect((await listed())?.state.status).toBe('upcoming');
    await settle({ 1: '1', 2: '0', ...others });
    await say('bet_cancel', '', '<market id="1110"/>');
    expect(await endOf(id)).toBe('returned 10.00');
    await say('rollback_bet_cancel', '', '<market id="1110"/>');
    expect(await endOf(id)).toBe('won 25.00');
  });

  it('follow their season: a day that moved, somebody withdrawn, somebody who came', async () => {
    await start();
    await odds(WINNER);
    const before = await outright();
    const later = { endsMs: platform.clock.nowMs() + 120 * DAY_MS };
    session.given['fixture.xml'] = document([2, 3, 4, 5].map((id) => competitor(id)).join(''), later);
    session.given[`competitors/${team(6)}/profile.xml`] =
      `<competitor_profile>${competitor(6, 'Newcomers')}</competitor_profile>`;
    await say('fixture_change', 'change_type="2"', '');
    await odds(
      market(`${priced('1', '2.5', 0)}${[2, 3, 4, 5, 6].map((id) => priced(`${id}`, '4')).join('')}`),
    );
    const after = await outright();
    expect(after.state.startsAtMs - before.state.startsAtMs).toBe(30 * DAY_MS);
    expect(after.field?.runners.map(({ name }) => name.en)).toEqual([
      ...[2, 3, 4, 5, 1].map((id) => `Team ${id}`),
      'Newcomers',
    ]);
    expect((await openIn()).toSorted()).toEqual([2, 3, 4, 5, 6].map(team));
  });

  it('in free words take whoever came after they were described', async () => {
    const described = (names: readonly string[]) =>
      `<market_descriptions><market id="536" name="Relegation" variant="pre:markettext:9"><outcomes>${names
        .map((name, at) => `<outcome id="pre:outcometext:${at + 1}" name="${name}"/>`)
        .join('')}</outcomes></market></market_descriptions>`;
    const variant = 'variants/pre%3Amarkettext%3A9';
    await start({ [variant]: described(['North', 'South']) });
    const about = 'id="536" specifiers="variant=pre:markettext:9|winners=2"';
    const text = (count: number) =>
      Array.from(
        { length: count },
        (_, at) => `<outcome id="pre:outcometext:${at + 1}" odds="2.${at + 1}"/>`,
      );
    const type = 'uof:pre:markettext:9';
    await odds(market(text(2).join(''), about));
    session.given[variant] = described(['North', 'South', 'West']);
    await odds(market(text(3).join(''), about));
    const found = marketOf(await outright(), type);
    expect(found.specifiers).toEqual({ winners: '2' });
    expect(await openIn(type)).toEqual([1, 2, 3].map((at) => `pre:outcometext:${at}`));
    const id = await bet('pre:outcometext:3', type);
    const ends = text(3).map((outcome, at) => outcome.replace(/odds=.*/, `result="${at > 0 ? 1 : 0}"/>`));
    await say('bet_settlement', 'certainty="2"', `<outcomes>${market(ends.join(''), about)}</outcomes>`);
    expect(await endOf(id)).toBe('won 23.00');
    expect(await quarantined()).toEqual([]);
  });

  it.each([
    [
      'a sport that is not ours',
      () => document(LEAGUE, { sport: 'sr:sport:40' }),
      'unknown sport some-sport',
    ],
    ['nobody in it', () => document(''), 'a match has two sides, and a field its runners'],
    ['no document', () => 404, 'unknown event sr:season:'],
  ])('with %s are listed for an operator', async (_name, fixture, reason) => {
    await start({ 'fixture.xml': fixture() });
    await odds(WINNER);
    await settle({ 1: '1', 2: '0' });
    expect((await quarantined())[0]).toContain(`FEED_UNMAPPED ${reason}`);
    expect(await listed()).toBeUndefined();
  });

  it('whose result cannot be are listed for an operator and decide nothing', async () => {
    await start();
    await odds(WINNER);
    const id = await bet(team(1));
    await settle({ 1: '1 void_factor="0.5"', 2: '0', 3: '0', 4: '0', 5: '0' });
    await settle({ 1: '1', 2: '0' });
    expect(await quarantined()).toEqual([
      'RESULT_IMPOSSIBLE field-winner: one side cannot be half void alone',
      `RESULT_INCOMPLETE field-winner: no result of ${team(3)}`,
    ]);
    expect(await endOf(id)).toBe('open 0.00');
  });
});
