import type { EachWayOffer, FeedBody, FeedPrices } from '@paddock/contract/schemas';

import type { FeedDriver } from './feed-driver.ts';

/** A match before kick-off with two markets. */
export const TWO_MARKETS = { event: 'two-markets', teams: 'Quay Wanderers – Dale United' };

export async function offerTwoMarkets(feed: FeedDriver): Promise<void> {
  const [home = '', away = ''] = TWO_MARKETS.teams.split(' – ');
  await feed.match(TWO_MARKETS.event, home, away);
  const markets = [marketOf('total', { line: '2.5' }, { over: 1850, under: 1950 })];
  await feed.send({ kind: 'prices', event: TWO_MARKETS.event, markets });
}

const CRICKET = 'cricket-1';
const SILK = { pattern: 'solid' as const, colours: ['#1c4532', '#f4efe2'] as [string, string] };

/** A match of cricket that begins within the hour, without prices: Harbour Kings – Mill Stars. */
export function offerCricket(feed: FeedDriver): Promise<void> {
  return feed.send({
    ...{ kind: 'fixture', event: CRICKET, sport: 'cricket', startsAtMs: Date.now() + 3_600_000 },
    region: { id: 'northland', code: 'world', name: { en: 'Northland' } },
    championship: { id: 'northern-t20', slug: 'northern-t20', name: { en: 'Northern T20' } },
    home: { name: { en: 'Harbour Kings' }, silk: SILK },
    away: { name: { en: 'Mill Stars' }, silk: SILK },
  });
}

/** Its first ball. */
export function beginCricket(feed: FeedDriver): Promise<void> {
  const state = { status: 'live' as const, startsAtMs: Date.now(), period: 'i1', parts: [] };
  return feed.send({ kind: 'score', event: CRICKET, state: { ...state, score: [0, 0] } });
}

const OUTRIGHT = 'outright';
const CLUBS = ['Quay Wanderers', 'Dale United', 'Fell Athletic', 'Moor Town', 'Holm Rovers', 'Tarn City'];
const CODES = CLUBS.map((_, at) => String(at + 1));
const TERMS: EachWayOffer = { places: 3, num: 1, den: 4 };

/** Who wins a championship: the first club at 9.00, each way three places at a quarter. */
export async function offerOutright(feed: FeedDriver): Promise<void> {
  await feed.send(
    {
      ...{ kind: 'fixture', event: OUTRIGHT, sport: 'football', startsAtMs: Date.now() + 3_600_000 },
      region: { id: 'northland', code: 'world', name: { en: 'Northland' } },
      championship: { id: 'fell-cup', slug: 'fell-cup', name: { en: 'Fell Cup' } },
      field: {
        title: { en: 'Fell Cup, outright' },
        runners: CLUBS.map((name, at) => ({ code: CODES[at] ?? '', name: { en: name }, silk: SILK })),
      },
    },
    {
      ...{ kind: 'prices', event: OUTRIGHT },
      markets: [
        { ...marketOf('field-winner', {}, pricesOf(9000, 15_000), CLUBS), eachWay: TERMS },
        marketOf('field-top-3', {}, pricesOf(2500, 4000), CLUBS),
      ],
    },
  );
}

/** The first club comes in second. */
export function endOutright(feed: FeedDriver): Promise<void> {
  return feed.send({
    ...{ kind: 'result', event: OUTRIGHT, revision: 1 },
    markets: [
      resultOf('field-winner', {}, ['2', '1', '3', '4', '5', '6'], 1),
      resultOf('field-top-3', {}, ['2', '1', '3', '4', '5', '6'], 3),
    ],
  });
}

type Market = FeedPrices['markets'][number];
type Result = Extract<FeedBody, { readonly kind: 'result' }>['markets'][number];

const pricesOf = (first: number, rest: number): Readonly<Record<string, number>> =>
  Object.fromEntries(CODES.map((code, at) => [code, at === 0 ? first : rest]));

function marketOf(
  type: string,
  specifiers: Market['specifiers'],
  prices: Readonly<Record<string, number>>,
  names?: readonly string[],
): Market {
  const selections = Object.entries(prices).map(([outcome, oddsMilli], at) => {
    const name = names?.[at];
    return { outcome, oddsMilli, ...(name !== undefined && { name: { en: name } }) };
  });
  return { type, specifiers, status: 'open', selections };
}

/** The outcomes in the order they came in, of which so many win. */
function resultOf(
  type: string,
  specifiers: Market['specifiers'],
  order: readonly string[],
  winners: number,
): Result {
  return {
    ...{ type, specifiers },
    selections: order.map((outcome, at) => ({ outcome, won: at < winners ? 1 : 0 })),
  };
}
