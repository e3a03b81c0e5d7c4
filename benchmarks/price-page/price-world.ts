import { MARKET_TYPES, typeViewOf } from '@paddock/contract/markets';
import type { EventDelta, ServerMessage } from '@paddock/contract';
import type { EventDetail, MarketView } from '@paddock/contract/schemas';

/** Each match shows five prices. */
const PRICES_PER_EVENT = 5;

const FIRST_ID = 117_000_000_000_000_000n;
const EPOCH = '1';

interface Row {
  readonly event: EventDetail;
  seq: number;
}

/** The matches whose prices the page shows, and their changes. A seeded sequence: both pages see the same ones. */
export class PriceWorld {
  readonly #rows: readonly Row[];
  #random = 1;

  constructor(prices: number) {
    this.#rows = Array.from({ length: prices / PRICES_PER_EVENT }, (_, at) => ({
      event: newEvent(at),
      seq: 0,
    }));
  }

  /** The answer to a subscription. */
  snapshot(topic: string): ServerMessage {
    const row = this.#rows.find(({ event }) => topic === `row:${event.id}`);
    if (row === undefined) return { t: 'gone', topic };
    return { t: 'snap', topic, epoch: EPOCH, seq: row.seq, data: row.event };
  }

  get events(): readonly EventDetail[] {
    return this.#rows.map(({ event }) => event);
  }

  /** Price of every selection as the page should show it now. */
  shown(): Readonly<Record<string, string>> {
    const markets = this.#rows.flatMap(({ event }) => event.markets);
    return Object.fromEntries(
      markets.flatMap(({ id, selections }) =>
        selections.map(({ outcome, oddsMilli }) => [`${id}.${outcome}`, (oddsMilli / 1000).toFixed(2)]),
      ),
    );
  }

  /** Moves so many different prices and answers the deltas of one tick, whole markets as the platform sends them. */
  move(count: number): readonly ServerMessage[] {
    const changed = new Map<Row, Set<MarketView>>();
    for (const place of this.#places(count)) {
      const row = this.#rows[Math.floor(place / PRICES_PER_EVENT)];
      const at = place % PRICES_PER_EVENT;
      const market = row?.event.markets[at < 3 ? 0 : 1];
      const selection = market?.selections[at < 3 ? at : at - 3];
      if (row === undefined || market === undefined || selection === undefined) continue;
      selection.oddsMilli = 1_050 + this.#next(890) * 10;
      changed.set(row, (changed.get(row) ?? new Set()).add(market));
    }
    return [...changed].map(([row, markets]) => {
      for (const market of markets) market.version = nextVersion(market.version);
      row.seq += 1;
      const data: EventDelta = { markets: [...markets] };
      return { t: 'delta', topic: `row:${row.event.id}`, seq: row.seq, data };
    });
  }

  #places(count: number): ReadonlySet<number> {
    const places = new Set<number>();
    while (places.size < count) places.add(this.#next(this.#rows.length * PRICES_PER_EVENT));
    return places;
  }

  /** A linear congruential step; chance is not what is measured. */
  #next(below: number): number {
    this.#random = (this.#random * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((this.#random / 2_147_483_648) * below);
  }
}

function nextVersion(version: string): string {
  return `${EPOCH}.${Number(version.split('.')[1]) + 1}`;
}

function newEvent(at: number): EventDetail {
  const id = (FIRST_ID + BigInt(at * 10)).toString();
  const side = (word: string): EventDetail['home'] => ({
    name: { en: `${word} ${at + 1}` },
    silk: { pattern: 'solid', colours: ['#1c4532', '#f4efe2'] },
  });
  return {
    id,
    sport: 'football',
    championship: { id: FIRST_ID.toString(), slug: 'bench-league', name: { en: 'Bench League' } },
    region: { code: 'world', name: { en: 'World' } },
    home: side('Harbour City'),
    away: side('Mill Rovers'),
    state: { status: 'live', startsAtMs: 0, period: 'h1', score: [0, 0], parts: [[0, 0]] },
    marketCount: 2,
    markets: [
      newMarket(id, 1n, '1x2', {}, ['home', 'draw', 'away']),
      newMarket(id, 2n, 'total', { line: '2.5' }, ['over', 'under']),
    ],
    types: ['1x2', 'total'].flatMap((key) => {
      const type = MARKET_TYPES.get(key);
      return type === undefined ? [] : [typeViewOf(type, {})];
    }),
  };
}

function newMarket(
  eventId: string,
  offset: bigint,
  type: string,
  specifiers: Record<string, string>,
  outcomes: readonly string[],
): MarketView {
  return {
    id: (BigInt(eventId) + offset).toString(),
    type,
    specifiers,
    status: 'open',
    version: `${EPOCH}.1`,
    selections: outcomes.map((outcome) => ({ outcome, oddsMilli: 2_000, open: true })),
  };
}
