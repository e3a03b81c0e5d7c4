import { canonicalSpecifiers } from '@paddock/contract';
import type { EventState, FeedBody, FeedFixture, FeedPrices } from '@paddock/contract/schemas';

import { Stops } from './stops.ts';

export type FeedMarket = FeedPrices['markets'][number];

/** What was last told of a market. */
export interface BoardMarket {
  /** As the feed wants it, whatever its product's state is. */
  told: FeedMarket;
  /** The product that told it. */
  product: number;
  /** When that was made, by the feed's clock. */
  atMs: number;
  /** When it came, by the server's clock. */
  heardMs: number;
  groups: readonly string[];
  /** The certainty of its result; 0 while it has none. */
  certainty: 0 | 1 | 2;
  /** Closed by a result that was taken back: another one comes. */
  isTakenBack?: true;
}

export interface BoardEvent {
  readonly id: string;
  fixture: FeedFixture | undefined;
  state: EventState | undefined;
  /** Of a field: how far its feed says that it has come, and by kind of market who has won it by its result. */
  fieldStatus: EventState['status'] | undefined;
  paid: ReadonlyMap<string, readonly string[]>;
  /** When the state was made. */
  stateAtMs: number;
  /** When the stream was told it, by the server's clock. */
  stateToldMs: number;
  readonly markets: Map<string, BoardMarket>;
  readonly stops: Stops;
}

const MARKETS_A_MESSAGE = 400;

/**
 * What the feed has told, so that a whole picture can be given again, and the markets of one product be stopped and opened
 * as its connection is lost and recovered.
 */
export class Board {
  readonly events = new Map<string, BoardEvent>();
  /** When the last recovery of each product that has ended was asked for, by the server's clock. */
  readonly #recoveredSinceMs = new Map<number, number>();

  eventOf(id: string): BoardEvent {
    const known = this.events.get(id);
    if (known !== undefined) return known;
    const event: BoardEvent = {
      ...{ id, fixture: undefined, state: undefined, stateAtMs: 0, stateToldMs: 0, markets: new Map() },
      ...{ fieldStatus: undefined, paid: new Map(), stops: new Stops() },
    };
    this.events.set(id, event);
    return event;
  }

  /** Nothing of a match is open until its next prices. */
  stopEvent(id: string): void {
    for (const market of this.events.get(id)?.markets.values() ?? []) suspend(market);
  }

  /** Forgets what is over and settled: later corrections are taken without it. */
  forgetEnded(beforeMs: number): void {
    for (const [id, { state, stateAtMs }] of this.events) {
      const over = state?.status === 'ended' || state?.status === 'cancelled';
      if (over && stateAtMs < beforeMs) this.events.delete(id);
    }
  }

  /** Everything that is offered, as those products may offer it. */
  picture(isUp: (product: number) => boolean): readonly FeedBody[] {
    return [...this.events.values()].flatMap((event) => {
      if (event.fixture === undefined) return [];
      const markets = [...event.markets.values()].filter(({ certainty }) => certainty === 0);
      return [
        event.fixture,
        ...(event.state === undefined
          ? []
          : [{ kind: 'score', event: event.id, state: event.state } as const]),
        ...pricesOf(
          event.id,
          markets.map((market) => offered(market, isUp(market.product))),
        ),
      ];
    });
  }

  /** What a product did not name in a whole picture that began then is not offered by it any more. */
  suspendUnheard(product: number, sinceMs: number): void {
    this.#recoveredSinceMs.set(product, sinceMs);
    for (const { markets } of this.events.values()) {
      for (const market of markets.values()) {
        if (market.product !== product || market.heardMs >= sinceMs || market.told.status !== 'open')
          continue;
        market.told = { ...market.told, status: 'suspended', reason: 'feed' };
      }
    }
  }

  /** Whether a product was recovered after something of it came: what the recovery did not name does not stand. */
  isRecoveredAfter(heardMs: number, product: number): boolean {
    return heardMs < (this.#recoveredSinceMs.get(product) ?? -Infinity);
  }

  /** The markets of a product that were told open: as they stand, or suspended. */
  ofProduct(product: number, isUp: boolean): readonly FeedBody[] {
    return [...this.events.values()].flatMap((event) => {
      const own = [...event.markets.values()].filter(
        (market) => market.product === product && market.certainty === 0 && market.told.status === 'open',
      );
      return pricesOf(
        event.id,
        own.map((market) => offered(market, isUp)),
      );
    });
  }
}

function suspend(market: BoardMarket): void {
  if (market.told.status === 'open') {
    market.told = { ...market.told, status: 'suspended', reason: 'feed' };
  }
}

/** A market as it may be offered: suspended while its product is not to be trusted. */
export function offered({ told }: BoardMarket, isUp: boolean): FeedMarket {
  return isUp || told.status !== 'open' ? told : { ...told, status: 'suspended', reason: 'feed' };
}

export function pricesOf(event: string, markets: readonly FeedMarket[]): readonly FeedBody[] {
  const bodies: FeedBody[] = [];
  for (let from = 0; from < markets.length; from += MARKETS_A_MESSAGE) {
    bodies.push({ kind: 'prices', event, markets: markets.slice(from, from + MARKETS_A_MESSAGE) });
  }
  return bodies;
}

export function boardKey(type: string, specifiers: Readonly<Record<string, string>>): string {
  return `${type}?${canonicalSpecifiers(specifiers)}`;
}
