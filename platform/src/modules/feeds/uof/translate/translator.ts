import type { FeedBody, MarketDescription } from '@paddock/contract/schemas';

import type { WireFixture } from '../wire/event-documents.ts';
import type { EventMessage, OddsChange, WireMarketKey } from '../wire/messages.ts';
import type { Board, BoardEvent } from './board.ts';
import { EVENT_STATUSES, eventState } from './event-state.ts';
import { FIELD } from './field-table.ts';
import { fieldNews, withWithdrawn } from './fields.ts';
import { fixtureBody } from './fixture.ts';
import type { Others } from './languages.ts';
import type { MarketKinds, NamedMarket } from './market-kinds.ts';
import type { NameOf } from './persons.ts';
import { pricesBodies, stopBodies } from './prices.ts';
import { cancelBodies, cancelRollbackBodies, resultBodies, rollbackBodies } from './results.ts';

/** A state that is no news is told this often: less than half of what the simulation, which a sandbox plays, waits for. */
const STILL_TOLD_MS = 8_000;

export interface TranslatorParts {
  readonly kinds: MarketKinds;
  readonly board: Board;
  readonly nameOf: NameOf;
  /** Whether the name of a player or team may still come. */
  readonly isAwaited: (id: string) => boolean;
  /** Whether what a product tells may be bet on. */
  readonly isUp: (product: number) => boolean;
  /** Results less certain than this decide nothing yet. */
  readonly leastCertainty: 1 | 2;
  /** Words of the feed's void reasons, by number. */
  readonly voidReasons: ReadonlyMap<number, string>;
}

/** By the server's clock: when a message is told, and when it came. */
interface Times {
  readonly nowMs: number;
  readonly heardMs: number;
}

/** Makes messages of the feed those of the stream. Pure but for the board, which it keeps. */
export class Translator {
  readonly #parts: TranslatorParts;
  /** What the stream was told of each kind of market. */
  readonly #announced = new Map<string, readonly MarketDescription[]>();

  constructor(parts: TranslatorParts) {
    this.#parts = parts;
  }

  /** Announces an event, or that it has changed. */
  fixture(english: WireFixture, others: Others<WireFixture>, nowMs: number): readonly FeedBody[] {
    const event = this.#parts.board.eventOf(english.event);
    event.fixture = withWithdrawn(fixtureBody(english, others, nowMs), event);
    return [event.fixture];
  }

  /** Every kind of market that was described so far: a new picture begins with them. */
  types(): readonly FeedBody[] {
    return [...this.#announced.values()].map((types) => ({ kind: 'market-types', types: [...types] }));
  }

  /** What a message says, in the order it has to be told. It came at `heardMs`, and may have waited since. */
  message(message: EventMessage, nowMs: number, heardMs = nowMs): readonly FeedBody[] {
    const event = this.#parts.board.eventOf(message.event);
    const bodies = this.#said(message, event, { nowMs, heardMs });
    return [...bodies, ...fieldNews(event, bodies, { timestampMs: message.timestampMs, nowMs })];
  }

  #said(message: EventMessage, event: BoardEvent, times: Times): readonly FeedBody[] {
    const { leastCertainty } = this.#parts;
    const { nowMs } = times;
    switch (message.kind) {
      case 'odds_change':
        return this.#oddsChange(message, event, times);
      case 'bet_stop':
        return stopBodies(message, event);
      case 'bet_settlement': {
        const markets = message.markets.map((wire) => ({ wire, named: this.#name(wire, event) }));
        const news = this.#news(markets.map(({ named }) => named));
        return [...news, ...resultBodies(message, markets, event, leastCertainty)];
      }
      case 'bet_cancel': {
        const reason = this.#cancelReason(message.markets[0]?.voidReason);
        return cancelBodies(message, this.#names(message.markets, event), event, nowMs, reason);
      }
      case 'rollback_bet_settlement':
        return rollbackBodies(message, this.#names(message.markets, event), event);
      case 'rollback_bet_cancel':
        return cancelRollbackBodies(message, this.#names(message.markets, event), event.id, nowMs);
      case 'fixture_change':
        return [];
    }
  }

  #oddsChange(message: OddsChange, event: BoardEvent, { nowMs, heardMs }: Times): readonly FeedBody[] {
    const { board, isUp, nameOf, isAwaited } = this.#parts;
    const { product } = message;
    const markets = message.markets.map((wire) => ({ wire, named: this.#name(wire, event) }));
    return [
      ...this.#state(message, event, nowMs),
      ...this.#news(markets.map(({ named }) => named)),
      ...pricesBodies(message, markets, {
        ...{ event, nameOf, isAwaited, heardMs },
        isUp: isUp(product),
        isRecovered: board.isRecoveredAfter(heardMs, product),
      }),
    ];
  }

  #state({ status, timestampMs }: OddsChange, event: BoardEvent, nowMs: number): readonly FeedBody[] {
    const { fixture } = event;
    if (status === undefined || fixture === undefined || timestampMs < event.stateAtMs) return [];
    if (fixture.field !== undefined) {
      event.fieldStatus = EVENT_STATUSES[status.status] ?? event.fieldStatus;
      event.stateAtMs = timestampMs;
      return [];
    }
    const state = eventState(status, fixture.sport, fixture.startsAtMs, timestampMs, event.state);
    if (state === undefined) return [];
    const isNews = JSON.stringify(withoutClock(state)) !== JSON.stringify(withoutClock(event.state));
    event.state = state;
    event.stateAtMs = timestampMs;
    // Told now and then although nothing moves: the feed speaks of the match, whose prices stand.
    const isStill = state.status === 'live' && nowMs - event.stateToldMs >= STILL_TOLD_MS;
    if (!isNews && !isStill) return [];
    event.stateToldMs = nowMs;
    return [{ kind: 'score', event: event.id, state }];
  }

  #names(markets: readonly WireMarketKey[], event: BoardEvent): readonly NamedMarket[] {
    return markets.map((wire) => this.#name(wire, event));
  }

  #name(wire: WireMarketKey, event: BoardEvent): NamedMarket {
    const { fixture } = event;
    return this.#parts.kinds.name(wire, fixture?.field === undefined ? fixture?.sport : FIELD);
  }

  /** Kinds of market that have to be described before they are named. */
  #news(markets: readonly NamedMarket[]): readonly FeedBody[] {
    const types: MarketDescription[] = [];
    for (const { type, described } of markets) {
      if (described === undefined || this.#announced.get(type) === described) continue;
      this.#announced.set(type, described);
      types.push(...described);
    }
    return types.length === 0 ? [] : [{ kind: 'market-types', types }];
  }

  #cancelReason(number: number | undefined): string {
    const words = number === undefined ? undefined : this.#parts.voidReasons.get(number);
    return (words ?? (number === undefined ? 'cancelled by the feed' : `void reason ${number}`)).slice(
      0,
      120,
    );
  }
}

/** A clock that only runs on is no news. */
function withoutClock(state: BoardEvent['state']): unknown {
  if (state === undefined) return undefined;
  const { clockSec: _clockSec, clockAtMs: _clockAtMs, ...rest } = state;
  return rest;
}
