import { HOUR_MS, SPORT_CODES } from '@paddock/contract';
import { specifiersOf } from '@paddock/contract/markets';
import { sql } from 'kysely';

import type { SportsbookPlatform } from '../../../sportsbook/testing/sportsbook.fixture.ts';
import { StreamReader } from '../../feed-stream.testing.ts';
import { createCalendar } from '../../simulation/fixtures/calendar.ts';
import { openBothWays } from './both-ways.fixture.ts';
import type { Published } from './bought.fixture.ts';
import { isMapped } from './wire-markets.ts';

/** One tick is ten minutes on the feed clock. */
const SPEED = 600;

/** Of each sport the first match that begins in an hour or later. */
const oneOfEach: typeof createCalendar = (world, startMs, speed) => {
  const all = createCalendar(world, startMs, speed);
  const soon = all.announcedAt(startMs + 12 * HOUR_MS, startMs + 13 * HOUR_MS);
  const played = new Set(
    SPORT_CODES.map((code) => soon.find(({ championship }) => championship.sport === code)?.id),
  );
  return {
    announcedBetween: (afterMs, untilMs) =>
      all.announcedBetween(afterMs, untilMs).filter(({ id }) => played.has(id)),
    announcedAt: (atMs, kickOffAfterMs) =>
      all.announcedAt(atMs, kickOffAfterMs).filter(({ id }) => played.has(id)),
  };
};

const sportOf = (event: string) => event.replace(/-\d+-\d+$/, '');

/** `basketball-30-0 total line=…`: a kind of market that the feed has a name for. */
function isPlayed(line: string): boolean {
  const [event = '', type = '', specifiers = ''] = line.split(' ');
  return isMapped({ type, specifiers: specifiersOf(specifiers) }, sportOf(event));
}

/** Every market of a producer with its prices and its result. */
async function bookOf(
  { kernel }: Pick<SportsbookPlatform, 'kernel'>,
  source: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ line: string }>`
    select r.external_id || ' ' || m.type || ' ' || m.specifiers || ' ' || m.status || ' ' || m.selections::text ||
      coalesce((select string_agg(d.outcome || '=' || d.won || '/' || d.void_halves, ' ' order by d.outcome)
        from (select distinct on (outcome) * from sportsbook_result s where s.market_id = m.id
          order by outcome, revision desc, step desc) d), '') as line
    from sportsbook_external_ref r join sportsbook_market m on m.event_id = r.id
    where r.source = ${source} and r.kind = 'event' order by line`.execute(kernel.db);
  return rows.map(({ line }) => line).filter(isPlayed);
}

async function open(readers?: { readonly own: StreamReader; readonly bought: StreamReader }) {
  const opened = await openBothWays({ calendar: oneOfEach, speed: SPEED, ...(readers && { readers }) });
  return { ...opened, book: (source: string) => bookOf(opened.platform, source) };
}

const WRITTEN_MS = 500;

const has = (part: string) => (line: string) => line.includes(part);
/** A market with its result alone: `m-1 total line=2.5 over=1/0 under=0/0`. */
const withoutPrices = (line: string) => line.replace(/ settled \[.*\]/, '');

/** Every market that may be bet on, with its prices, as a stream has told it. */
function openIn({ events }: StreamReader): readonly string[] {
  return [...events.values()]
    .flatMap(({ fixture, open }) =>
      [...open.values()]
        .filter((market) => isMapped(market, sportOf(fixture.event)))
        .map((market) => `${fixture.event} ${market.type} ${JSON.stringify(market)}`),
    )
    .toSorted();
}

describe('the simulation by itself and as the unified odds feed', () => {
  it('ends in the same prices and settlements, also where messages come twice and old ones after new ones', async () => {
    const { platform, sandbox, published, handOn, book, refused } = await open();
    sandbox.alive();
    await handOn();
    await platform.advance(1_000);
    await handOn();
    // What is written behind is in the database then; nothing new is played so soon.
    await platform.advance(WRITTEN_MS);
    const before = await book('uof');
    expect(before).toEqual(await book('simulation'));
    expect(before.filter(has(' open ')).length).toBeGreaterThan(20);
    let last: readonly Published[] = [];
    let compared = false;
    for (let tick = 0; tick < 100; tick++) {
      await platform.advance(1_000);
      await handOn((all) => {
        const late = last;
        last = all;
        return tick % 3 === 0 ? [...all, ...all, ...late] : all;
      });
      if (tick < 20 || compared) continue;
      await platform.advance(WRITTEN_MS);
      // It is five minutes of play; a moment is looked for at which they decide nothing.
      compared = !published.some(({ key }) => key.includes('bet_settlement'));
      if (compared) expect(await book('uof')).toEqual(await book('simulation'));
    }
    expect(compared).toBe(true);
    await platform.advance(2_000);
    const after = await book('uof');
    expect(after).toEqual(await book('simulation'));
    expect(after.filter(has(' settled ')).length).toBeGreaterThan(50);
    expect(after.filter((line) => / (?:open|closed) /.test(line))).toEqual([]);
    expect(refused).toEqual([]);
    await platform.close();
  });

  it('is the same again after a gap: what is open, and every result of what was offered', async () => {
    const readers = { own: new StreamReader(), bought: new StreamReader() };
    const { platform, sandbox, published, handOn, book, refused } = await open(readers);
    sandbox.alive();
    await handOn();
    for (let tick = 0; tick < 30; tick++) {
      await platform.advance(1_000);
      if (tick >= 8 && tick < 12) {
        // Lost on the way; the next word says so.
        published.length = 0;
        if (tick === 11) sandbox.alive(true);
      }
      await handOn();
      if (tick !== 13) continue;
      expect(openIn(readers.bought)).toEqual(openIn(readers.own));
      expect(openIn(readers.own).length).toBeGreaterThan(5);
    }
    await platform.advance(2_000);
    const [own, bought] = [await book('simulation'), await book('uof')];
    const results = new Set(own.filter(has(' settled ')).map(withoutPrices));
    const told = bought.filter(has(' settled ')).map(withoutPrices);
    expect(told.length).toBeGreaterThan(20);
    expect(told.filter((line) => !results.has(line))).toEqual([]);
    expect(refused).toEqual([]);
    await platform.close();
  });
});
