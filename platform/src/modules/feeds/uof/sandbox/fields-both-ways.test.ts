import { canonicalSpecifiers, HOUR_MS } from '@paddock/contract';
import type { EventDetail, EventState, Field, SelectionView } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import {
  auditProblems,
  legOf,
  moneyOf,
  place,
  richPlayer,
  type TestPlayer,
} from '../../../sportsbook/testing/sportsbook.fixture.ts';
import { createCalendar } from '../../simulation/fixtures/calendar.ts';
import { openBothWays } from './both-ways.fixture.ts';

/** One tick is ten minutes on the feed clock. */
const SPEED = 600;
/** The calendar begins so long before the world that a season of handball is nearly played. */
const EARLIER_MS = 94 * HOUR_MS;
const WRITTEN_MS = 500;
const SETTLED_MS = 2_000;

/** The next race, and the season of handball that ends first. */
const aRaceAndASeason: typeof createCalendar = (world, startMs, speed) => {
  const all = createCalendar(world, startMs - EARLIER_MS, speed);
  const soon = all.announcedAt(startMs + 12 * HOUR_MS, startMs + 13 * HOUR_MS);
  const first = (sport: string) =>
    soon
      .filter(({ championship, field }) => championship.sport === sport && field !== undefined)
      .reduce((one, other) => (other.kickOffMs < one.kickOffMs ? other : one)).id;
  const played = new Set([first('marbles'), first('handball')]);
  return {
    announcedBetween: (afterMs, untilMs) =>
      all.announcedBetween(afterMs, untilMs).filter(({ id }) => played.has(id)),
    announcedAt: (atMs, kickOffAfterMs) =>
      all.announcedAt(atMs, kickOffAfterMs).filter(({ id }) => played.has(id)),
  };
};

interface Result {
  readonly outcome: string;
  readonly won: number;
  readonly voidHalves: number;
  readonly num: number;
  readonly den: number;
}

interface Row {
  readonly event: string;
  readonly state: EventState;
  readonly field: Field;
  readonly eventId: string;
  readonly type: string;
  readonly specifiers: string;
  readonly status: string;
  readonly selections: readonly SelectionView[];
  readonly results: readonly Result[] | null;
}

async function open() {
  const opened = await openBothWays({ calendar: aRaceAndASeason, speed: SPEED });
  const { platform, sandbox } = opened;
  const { freeTexts } = sandbox;

  async function rowsOf(source: string): Promise<readonly Row[]> {
    const { rows } = await sql<Row>`
      select r.external_id as event, e.id::text as "eventId", e.state, e.field, m.type, m.specifiers, m.status,
        m.selections, (select jsonb_agg(jsonb_build_object('outcome', d.outcome, 'won', d.won,
          'voidHalves', d.void_halves, 'num', d.dead_heat_num, 'den', d.dead_heat_den)) from (
            select distinct on (outcome) * from sportsbook_result s where s.market_id = m.id
            order by outcome, revision desc, step desc) d) as results
      from sportsbook_external_ref r join sportsbook_event e on e.id = r.id
      join sportsbook_market m on m.event_id = r.id
      where r.source = ${source} and r.kind = 'event'`.execute(platform.kernel.db);
    return rows;
  }

  /** Our runner, or our outcome, that an id of the feed stands for. */
  const outcomeOf = (code: string) => freeTexts.oursOf(code) ?? code.replace(/^sandbox:[^:]+:/, '');
  const keyOf = ({ type, specifiers }: Pick<Row, 'type' | 'specifiers'>) =>
    freeTexts.oursOf(type.replace(/^uof:/, '')) ?? `${type}?${specifiers}`;

  /** Every market of a producer with its prices and its result, and how its event stands, in our own words. */
  async function book(source: string) {
    const rows = await rowsOf(source);
    const inOrder = <Item extends { readonly outcome: string }>(items: readonly Item[]) =>
      items
        .map((one) => ({ ...one, outcome: outcomeOf(one.outcome) }))
        .toSorted((one, other) => (one.outcome < other.outcome ? -1 : 1));
    return rows
      .map((row) => ({
        key: `${row.event} ${keyOf(row)}`,
        event: row.event,
        state: [row.state.status, row.state.startsAtMs, row.state.winners?.map(outcomeOf).toSorted()],
        field: [row.field.title, row.field.runners.map(({ code, name }) => [outcomeOf(code), name])],
        status: row.status,
        prices: inOrder(row.selections).map(({ outcome, oddsMilli, open }) => [outcome, oddsMilli, open]),
        results: inOrder(row.results ?? []),
      }))
      .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  }

  /** One single on everything that a producer offers of an event, in our own order. */
  async function betOnAll(source: string, event: string, player: TestPlayer): Promise<number> {
    const id = (await rowsOf(source)).find((row) => row.event === event)?.eventId;
    const { markets } = (await platform.app.inject(`/web-api/sportsbook/events/${id}`)).json<EventDetail>();
    const legs = markets
      .filter(({ status }) => status === 'open')
      .flatMap((market) => {
        const key = keyOf({ ...market, specifiers: canonicalSpecifiers(market.specifiers) });
        const offered = market.selections.filter(({ open: isOpen }) => isOpen);
        return offered.map(
          ({ outcome }) => [`${key} ${outcomeOf(outcome)}`, legOf(market, outcome)] as const,
        );
      });
    for (const [name, leg] of legs.toSorted(([one], [other]) => (one < other ? -1 : 1))) {
      const answer = await place(platform, player, [leg], { stake: '1.00' });
      if (answer.statusCode !== 201) throw new Error(`${source} ${name}: ${answer.body}`);
    }
    return legs.length;
  }
  /** How the bets of a player ended, in the order in which they were placed. */
  async function endsOf({ playerId }: TestPlayer): Promise<readonly string[]> {
    const { rows } = await sql<{ bet: string }>`
      select status || ' ' || payout_minor as bet from sportsbook_bet where player_id = ${playerId}::bigint
      order by id`.execute(platform.kernel.db);
    return rows.map(({ bet }) => bet);
  }
  return { ...opened, book, betOnAll, endsOf };
}

describe('a race and a season by themselves and as the unified odds feed', () => {
  it('end in the same prices, results and payouts, outrights in free words too', async () => {
    const { platform, sandbox, published, handOn, book, betOnAll, endsOf, refused } = await open();
    sandbox.alive();
    await handOn();
    const players = { simulation: await richPlayer(platform), uof: await richPlayer(platform) };
    const placed = new Map<string, number>();
    let compared = 0;
    let isOver = false;
    for (let tick = 0; tick < 150 && !isOver; tick++) {
      await platform.advance(1_000);
      await handOn();
      // What is written behind is in the database then, and nothing may have been played since.
      await platform.advance(WRITTEN_MS);
      if (published.some(({ key }) => !key.includes('alive'))) continue;
      const own = await book('simulation');
      expect(await book('uof')).toEqual(own);
      compared += 1;
      for (const [event, markets] of Map.groupBy(own, (row) => row.event)) {
        if (placed.has(event) || markets.some(({ status }) => status !== 'open')) continue;
        placed.set(event, await betOnAll('simulation', event, players.simulation));
        expect(await betOnAll('uof', event, players.uof)).toBe(placed.get(event));
      }
      isOver = placed.size === 2 && own.every(({ status }) => status === 'settled');
    }
    // Of the race orders and pairs too; of the season what is not decided yet.
    expect([...placed.values()].map((count) => count >= 20)).toEqual([true, true]);
    expect([compared > 20, isOver]).toEqual([true, true]);
    await platform.advance(SETTLED_MS);
    const ends = await endsOf(players.simulation);
    expect(ends).toHaveLength([...placed.values()].reduce((sum, count) => sum + count));
    expect(ends.filter((end) => end.startsWith('open'))).toEqual([]);
    expect(await endsOf(players.uof)).toEqual(ends);
    expect(await moneyOf(platform, players.uof)).toEqual(await moneyOf(platform, players.simulation));
    expect(await auditProblems(platform)).toEqual([]);
    expect(refused).toEqual([]);
    await platform.close();
  });

  it('are the same again after a gap in which the race was over', async () => {
    const { platform, sandbox, published, handOn, book, refused } = await open();
    sandbox.alive();
    await handOn();
    const raceIn = async (source: string) =>
      (await book(source)).filter(({ event }) => event.startsWith('marbles')).map(({ status }) => status);
    /** The last prices of what is decided were told in the gap. */
    const without = async (source: string) =>
      (await book(source)).map((row) => (row.status === 'settled' ? { ...row, prices: [] } : row));
    let lost = 0;
    let since = 0;
    let compared = 0;
    for (let tick = 0; tick < 60 && compared < 3; tick++) {
      await platform.advance(1_000);
      const isOver = (await raceIn('simulation')).every((status) => status === 'settled');
      // Lost on the way as long as the race is run and a while longer; the next word says so.
      if (tick >= 3 && since === 0 && (!isOver || lost < 5)) {
        lost += 1;
        published.length = 0;
        continue;
      }
      // Until its last sign of life everything was told; what came since is asked for. The first one after it says so.
      if (since === 0 && lost > 0) published.length = 0;
      if (since === 0) sandbox.alive(lost > 0);
      if (lost > 0) since += 1;
      await handOn();
      await platform.advance(WRITTEN_MS);
      if (since < 3 || published.some(({ key }) => !key.includes('alive'))) continue;
      expect(await without('uof')).toEqual(await without('simulation'));
      compared += 1;
    }
    expect([lost > 4, compared]).toEqual([true, 3]);
    expect(new Set(await raceIn('uof'))).toEqual(new Set(['settled']));
    expect(refused).toEqual([]);
    await platform.close();
  });
});
