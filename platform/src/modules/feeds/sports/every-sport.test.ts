import { HOUR_MS, SPORT_CODES, type SportCode } from '@paddock/contract';
import { FIELD_WINNER_KEY, MARKET_TYPES, SPORT_MARKETS } from '@paddock/contract/markets';
import type { BetView, CatalogueView, EventDetail, EventListView } from '@paddock/contract/schemas';

import { createTestPlatform } from '../../../testing/index.ts';
import { composeSportsbook } from '../../sportsbook/testing/compose-sportsbook.ts';
import {
  auditProblems,
  betOf,
  legOf,
  moneyOf,
  place,
  richPlayer,
  type TestPlayer,
} from '../../sportsbook/testing/sportsbook.fixture.ts';
import { createFeeds } from '../feeds.ts';
import { createCalendar } from '../simulation/fixtures/calendar.ts';
import { SPORT_MODELS } from './sports.ts';

/** One tick is ten minutes on the feed clock. */
const SPEED = 600;

/** Of each sport the first match that begins in an hour or later; the world began twelve hours ago. */
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

function startPlatform() {
  return createTestPlatform(
    (kernel) => {
      const modules = composeSportsbook(kernel);
      return { ...modules, feeds: createFeeds(kernel, { sink: modules.sportsbook, calendar: oneOfEach }) };
    },
    { config: { feedSpeed: SPEED, simulationSeed: 'test', feeds: ['simulation'] } },
  );
}

interface PlayedSport {
  readonly event: EventDetail;
  readonly listed: EventListView['events'][number];
  readonly player: TestPlayer;
  readonly bets: readonly BetView[];
}

describe('every sport', () => {
  let platform: Awaited<ReturnType<typeof startPlatform>>;
  let catalogue: CatalogueView;
  const played = new Map<SportCode, PlayedSport>();

  const read = async <T>(url: string): Promise<T> =>
    (await platform.app.inject(`/web-api/sportsbook/${url}`)).json<T>();

  /** One bet on each outcome of the match's winner, before it begins. */
  async function betOnWinner(sport: SportCode): Promise<void> {
    const [listed] = (await read<EventListView>(`events?section=line&sport=${sport}`)).events;
    if (listed === undefined) throw new Error(`${sport} is not listed`);
    const event = await read<EventDetail>(`events/${listed.id}`);
    const isWinner = ({ type }: { type: string }) =>
      event.field === undefined ? MARKET_TYPES.get(type)?.listColumn === 'winner' : type === FIELD_WINNER_KEY;
    const market = event.markets.find(isWinner);
    if (market === undefined) throw new Error(`${sport} has no winner`);
    const player = await richPlayer(platform);
    const bets: BetView[] = [];
    for (const { outcome } of market.selections) {
      const answer = await place(platform, player, [legOf(market, outcome)]);
      bets.push(answer.json<{ bet: BetView }>().bet);
    }
    played.set(sport, { event, listed, player, bets });
  }

  beforeAll(async () => {
    platform = await startPlatform();
    // The first prices.
    await platform.advance(1_000);
    catalogue = await read<CatalogueView>('catalogue');
    for (const sport of SPORT_CODES) await betOnWinner(sport);
    for (let tick = 0; tick < 89; tick++) await platform.advance(1_000);
  });
  afterAll(() => platform.close());

  it.each(SPORT_CODES)('%s is in the catalogue by its name and listed with its columns', (sport) => {
    expect(catalogue.sports.find(({ slug }) => slug === sport)?.name).toEqual(SPORT_MODELS[sport].name);
    const columns = played
      .get(sport)
      ?.listed.markets.flatMap(({ type }) => MARKET_TYPES.get(type)?.listColumn ?? []);
    const wanted = SPORT_MARKETS[sport].types.flatMap(({ listColumn }) => listColumn ?? []);
    expect(columns?.toSorted()).toEqual(wanted.toSorted());
  });

  it.each(SPORT_CODES)('%s is priced in market types of its own alone', (sport) => {
    const types = new Set(played.get(sport)?.event.markets.map(({ type }) => type));
    expect(types.size).toBeGreaterThanOrEqual(3);
    for (const type of types) {
      const known = MARKET_TYPES.get(type);
      // Those of fields are of every sport.
      expect([type, known?.settlement === 'field' || known?.sports?.includes(sport)]).toEqual([type, true]);
    }
  });

  it.each(SPORT_CODES)('%s is played to its end, and its bets are settled', async (sport) => {
    const { player, bets } = played.get(sport) ?? {};
    if (player === undefined || bets === undefined) throw new Error('nothing was bet on');
    const settled = await Promise.all(bets.map(({ id }) => betOf(platform, player, id)));
    const statuses = settled.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...bets.slice(1).map(() => 'lost'), 'won']);
    expect((await moneyOf(platform, player)).held).toBe(0n);
  });

  it('leaves the ledger and the exposure as the rules say', async () => {
    expect(await auditProblems(platform)).toEqual([]);
    expect(await platform.modules.sportsbook.auditExposure()).toEqual([]);
  });
});
