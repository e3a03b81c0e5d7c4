import { canonicalSpecifiers } from '@paddock/contract';
import { MARKET_TYPES } from '@paddock/contract/markets';
import type { FeedResult } from '@paddock/contract/schemas';

import { marketKeyOf, type EventEntry, type MarketEntry } from '../book/entries.ts';
import { namedMarkets, readResult, resultRow } from './named-markets.ts';

type Told = FeedResult['markets'][number];

function entry(id: string, key: string, outcomes: readonly string[], specifiers = {}): MarketEntry {
  const selections = outcomes.map((outcome) => ({ outcome, oddsMilli: 2000, open: true }));
  return { id, type: MARKET_TYPES.get(key), specifiers, selections } as unknown as MarketEntry;
}

const WINNER = entry('5', '1x2', ['home', 'draw', 'away']);
const GOALS = entry('6', 'total', ['over', 'under'], { line: '2.5' });

function eventWith(status: 'live' | 'upcoming' = 'live'): EventEntry {
  const markets = [WINNER, GOALS].map((market): [string, MarketEntry] => [
    marketKeyOf(market.type.key, canonicalSpecifiers(market.specifiers)),
    market,
  ]);
  const state = { status, startsAtMs: 2_000 };
  return { sport: 'football', state, markets: new Map(markets) } as unknown as EventEntry;
}

const home: Told = {
  type: '1x2',
  specifiers: {},
  selections: [
    { outcome: 'home', won: 1 },
    { outcome: 'draw', won: 0 },
    { outcome: 'away', won: 0 },
  ],
};
const over: Told = {
  type: 'total',
  specifiers: { line: '2.5' },
  selections: [
    { outcome: 'over', won: 1 },
    { outcome: 'under', won: 0 },
  ],
};
const read = (markets: readonly Told[], event = eventWith()) =>
  readResult(MARKET_TYPES, event, { kind: 'result', event: 'e', revision: 1, markets: [...markets] }, 1_000);

describe('the markets a message of the feed is about', () => {
  it('are all of the event where it names none', () => {
    expect(namedMarkets(MARKET_TYPES, eventWith(), undefined)).toEqual({
      markets: [WINNER, GOALS],
      faults: [],
    });
  });

  it('are those it names, without one that was never offered, and a fault for one that cannot be', () => {
    const named = [over, { type: 'both-score', specifiers: {} }, { type: '1x3', specifiers: { line: '1' } }];
    expect(namedMarkets(MARKET_TYPES, eventWith(), named)).toEqual({
      markets: [GOALS],
      faults: [
        {
          code: 'FEED_UNMAPPED',
          market: { type: '1x3', specifiers: { line: '1' } },
          reason: 'unknown market type 1x3',
        },
      ],
    });
  });
});

describe('a result as it is read', () => {
  it('has the rows of each market', () => {
    const { markets, named, faults } = read([home, over]);
    expect([markets, faults]).toEqual([[WINNER, GOALS], []]);
    expect(named.map(({ market }) => market)).toEqual([WINNER, GOALS]);
    expect(named[1]?.rows).toEqual([
      { market_id: '6', outcome: 'over', won: 1, void_halves: 0, num: 1, den: 1 },
      { market_id: '6', outcome: 'under', won: 0, void_halves: 0, num: 1, den: 1 },
    ]);
  });

  it('keeps half voids and dead heats', () => {
    expect(resultRow(WINNER, { outcome: 'home', won: 1, voidHalves: 1, deadHeat: [2, 3] })).toEqual({
      market_id: '5',
      outcome: 'home',
      won: 1,
      void_halves: 1,
      num: 2,
      den: 3,
    });
  });

  it('says of a market twice in one message that both cannot be meant, and takes the first', () => {
    const { named, faults } = read([over, over]);
    expect(named).toHaveLength(1);
    expect(faults).toEqual([
      {
        code: 'RESULT_CONFLICT',
        market: { type: 'total', specifiers: { line: '2.5' } },
        reason: 'total: two results in one message',
      },
    ]);
  });

  it('names what was never offered, unless the producer said that it may be so', () => {
    const unknown: Told = { ...over, specifiers: { line: '3.5' } };
    expect(read([{ ...unknown, ifOffered: true }])).toEqual({ markets: [], named: [], faults: [] });
    expect(read([unknown]).faults).toEqual([
      {
        code: 'RESULT_NOT_OFFERED',
        market: { type: 'total', specifiers: { line: '3.5' } },
        reason: 'total: a result of a market that was not offered',
      },
    ]);
  });

  it('is of no market that the sport does not have', () => {
    expect(read([{ ...home, type: 'winner' }])).toMatchObject({
      markets: [],
      named: [],
      faults: [{ code: 'FEED_UNMAPPED', reason: 'winner is not a market of football' }],
    });
  });

  it('is about a market all the same where it cannot be true', () => {
    const none: Told = { ...home, selections: home.selections.map((one) => ({ ...one, won: 0 })) };
    expect(read([none])).toMatchObject({
      markets: [WINNER],
      named: [],
      faults: [{ code: 'RESULT_IMPOSSIBLE' }],
    });
  });

  it('wins nothing before the match has begun', () => {
    expect(read([over], eventWith('upcoming'))).toMatchObject({
      markets: [GOALS],
      named: [],
      faults: [
        {
          code: 'RESULT_TOO_EARLY',
          market: { type: 'total', specifiers: { line: '2.5' } },
          reason: 'total: the match has not begun',
        },
      ],
    });
  });
});
