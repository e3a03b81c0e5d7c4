import { setImmediate } from 'node:timers/promises';
import type { MarketId } from '@paddock/contract';
import type { SelectionView } from '@paddock/contract/schemas';

import { cheapestCover, type BetReturns, type Mattered } from '../../../feeds/index.ts';
import type { EventEntry, MarketEntry } from '../../book/entries.ts';
import { isOpen } from '../../book/openness.ts';
import type { Contradiction } from '../alerts/contradiction.ts';
import { endsOfEvent, nameOfEnds, type BetAtEnds, type EndsOfEvent } from './ends-of-event.ts';

/** As much cheaper than without a market the bets have to be for it to be the cause. */
const CHEAPER_BY = 1e-4;
/** Stakes that cost as much less than they bring are no matter of rounding. */
const WINS_BY = 1e-6;
/** Events of which it is kept how they can end: those with prices of traders. */
export const PREPARED_MOST = 40;

interface Kept {
  readonly ends: EndsOfEvent;
  mattered: Mattered | undefined;
}

/** Finds bets on one event, however many, that win however it ends. */
export interface SureWins {
  /** Whether it is worked out how an event can end, of its markets and score as they are. */
  knows(event: EventEntry): boolean;
  /** Works out how an event can end, where that is not known of its markets and score already. */
  prepare(event: EventEntry): Promise<void>;
  /**
   * The cheapest of stakes that bring more than they cost with prices of these markets, and would not without them. Quick; undefined
   * too where the event is not prepared.
   * @param asSet what a market would offer in place of what it does
   */
  of(
    event: EventEntry,
    own: ReadonlySet<MarketId>,
    asSet?: ReadonlyMap<MarketId, readonly SelectionView[]>,
  ): Contradiction | undefined;
}

export function createSureWins(): SureWins {
  const kept = new Map<string, Kept>();

  function keptOf(event: EventEntry): Kept | undefined {
    const known = kept.get(event.id);
    return known?.ends.name === nameOfEnds(event) ? known : undefined;
  }

  return {
    knows: (event) => keptOf(event) !== undefined,
    async prepare(event) {
      if (keptOf(event) !== undefined) return;
      const mattered = kept.get(event.id)?.mattered;
      const ends = await endsOfEvent(event, () => setImmediate());
      kept.delete(event.id);
      const begin = mattered && { ...mattered, ends: [] };
      kept.set(event.id, { ends, mattered: begin });
      for (const [oldest] of kept) if (kept.size > PREPARED_MOST) kept.delete(oldest);
    },
    of(event, own, asSet = new Map()) {
      const known = keptOf(event);
      if (known === undefined) return undefined;
      const bets = pricedBets(known.ends, event, asSet);
      const { cost, stakes, mattered } = cheapestCover(bets.map(returnsIn(known.ends)), known.mattered);
      known.mattered = mattered;
      const staked = [...stakes.keys()].flatMap((at) => bets[at] ?? []);
      if (cost >= 1 - WINS_BY || !staked.some(({ marketId }) => own.has(marketId))) return undefined;
      const others = bets.filter(({ marketId }) => !own.has(marketId));
      const without = cheapestCover(others.map(returnsIn(known.ends)), mattered).cost;
      if (cost > without - CHEAPER_BY) return undefined;
      const selectionIds = staked.map(({ selectionId }) => selectionId);
      return { selectionIds, bookMilli: Math.ceil(cost * 1_000) };
    },
  };
}

interface PricedBet extends BetAtEnds {
  readonly oddsMilli: number;
}

/** Open bets; of those that end alike at each end the one that pays most. */
function pricedBets(
  { bets }: EndsOfEvent,
  event: EventEntry,
  asSet: ReadonlyMap<MarketId, readonly SelectionView[]>,
): readonly PricedBet[] {
  const markets = new Map<MarketId, MarketEntry>(
    [...event.markets.values()].map((market) => {
      const selections = asSet.get(market.id);
      return [market.id, selections === undefined ? market : { ...market, selections }];
    }),
  );
  const best = new Map<string, PricedBet>();
  for (const bet of bets) {
    const market = markets.get(bet.marketId);
    if (market === undefined || !isOpen(market, bet.outcome)) continue;
    const oddsMilli = market.selections.find(({ outcome }) => outcome === bet.outcome)?.oddsMilli ?? 0;
    if (oddsMilli > (best.get(bet.sameAs)?.oddsMilli ?? 0)) best.set(bet.sameAs, { ...bet, oddsMilli });
  }
  return [...best.values()];
}

const returnsIn =
  ({ kinds: all }: EndsOfEvent) =>
  ({ selectionId, kinds, oddsMilli }: PricedBet): BetReturns => {
    const byKind = all.map(({ own, ofPrice }) => own + (ofPrice * oddsMilli) / 1_000);
    return { bet: selectionId, returns: Float64Array.from(kinds, (kind) => byKind[kind] ?? 0) };
  };
