import { parseSelectionId, type PlayerId } from '@paddock/contract';
import type { BetSection, BoundKind, BoundScope } from '@paddock/contract/schemas';

import type { Book } from '../../book/book.ts';
import type { MarketEntry } from '../../book/entries.ts';
import { isLive } from '../../book/openness.ts';

export interface StandingBound {
  readonly kind: BoundKind;
  readonly scope: BoundScope;
  /** A sport's name, or an id; empty for all. */
  readonly subject: string;
  /** Null for both. */
  readonly section: BetSection | null;
  readonly cents: bigint;
}

interface Known {
  readonly book: Pick<Book, 'markets'>;
  readonly nowMs: () => number;
}

/** A bet as bounds ask about it. `accounts` are those of the player's person, none for a guest. */
export interface BoundedBet {
  readonly markets: readonly MarketEntry[];
  readonly accounts: readonly PlayerId[];
}

/**
 * What traders bound, in cents of EUR. Of several that hold the tightest counts, but for the look before a bet is taken:
 * there a player's own figure stands in place of those of the offer, so that a known player may be trusted with more.
 */
export class TradingBounds {
  /** True where a single has to be asked whose person it is. */
  readonly knowsPlayers: boolean;
  readonly #bySubject: ReadonlyMap<string, readonly StandingBound[]>;
  readonly #known: Known;

  constructor(bounds: readonly StandingBound[], known: Known) {
    this.#bySubject = Map.groupBy(bounds, ({ kind, scope, subject }) => nameOf(kind, scope, subject));
    this.knowsPlayers = bounds.some(({ scope }) => scope === 'player');
    this.#known = known;
  }

  /** The largest stake; undefined where nothing bounds it. */
  stakeOf(bet: BoundedBet): bigint | undefined {
    return least([...this.#ofOffer('stake', bet.markets), ...this.#ofPlayer('stake', bet)]);
  }

  /** The most a bet of this player may win. */
  winOf(bet: BoundedBet): bigint | undefined {
    return least(this.#ofPlayer('liability', bet));
  }

  /** The most that may be owed on a selection. */
  roomOf(selectionId: string): bigint | undefined {
    const marketId = parseSelectionId(selectionId)?.marketId;
    const market = marketId === undefined ? undefined : this.#known.book.markets.get(marketId);
    return market === undefined ? undefined : least(this.#ofOffer('liability', [market]));
  }

  /** The largest stake that is taken without a look; undefined where everything is. */
  automaticOf(bet: BoundedBet): bigint | undefined {
    return least(this.#ofPlayer('review', bet)) ?? least(this.#ofOffer('review', bet.markets));
  }

  #ofOffer(kind: BoundKind, markets: readonly MarketEntry[]): readonly bigint[] {
    if (this.#bySubject.size === 0) return [];
    return markets.flatMap((market) => {
      const { event } = market;
      const names = [
        nameOf(kind, 'all', ''),
        nameOf(kind, 'sport', event.sport),
        nameOf(kind, 'championship', event.championship.id),
        nameOf(kind, 'event', event.id),
        nameOf(kind, 'market', market.id),
      ];
      return names.flatMap((name) => this.#held(name, [market]));
    });
  }

  #ofPlayer(kind: BoundKind, { markets, accounts }: BoundedBet): readonly bigint[] {
    if (!this.knowsPlayers) return [];
    return accounts.flatMap((account) => this.#held(nameOf(kind, 'player', account), markets));
  }

  /** Those under a name whose section one of the markets is in. */
  #held(name: string, markets: readonly MarketEntry[]): readonly bigint[] {
    const nowMs = this.#known.nowMs();
    const sections = markets.map(({ event }): BetSection => (isLive(event, nowMs) ? 'live' : 'line'));
    return (this.#bySubject.get(name) ?? []).flatMap(({ section, cents }) =>
      section === null || sections.includes(section) ? [cents] : [],
    );
  }
}

/** Nobody bounded anything. */
export const NO_BOUNDS = new TradingBounds([], { book: { markets: new Map() }, nowMs: () => 0 });

const nameOf = (kind: BoundKind, scope: BoundScope, subject: string): string => `${kind} ${scope}:${subject}`;

const least = (all: readonly bigint[]): bigint | undefined =>
  all.reduce<bigint | undefined>(
    (found, one) => (found === undefined || one < found ? one : found),
    undefined,
  );
