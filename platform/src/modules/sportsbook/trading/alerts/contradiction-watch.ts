import type { Clock } from '../../../../kernel/time/clock.ts';
import type { Book } from '../../book/book.ts';
import type { EventEntry, MarketEntry } from '../../book/entries.ts';
import { eventTakesBets, isHeld } from '../../book/openness.ts';
import type { PriceOverride } from '../../book/price-overrides.ts';
import { isPriced, tradersPricesIn } from '../sure-wins/traders-contradictions.ts';
import type { RaisedAlert } from './alert-store.ts';
import { contradictionAlert } from './contradiction-alert.ts';
import { contradictionOf } from './contradiction.ts';

/** Events of one look whose prices are held against each other: that costs some milliseconds each. */
const COMPARED_AT_ONCE = 2;
/** More of those that traders priced, since their prices end where they contradict. */
const PRICED_AT_ONCE = 10;

interface Looked {
  readonly atMs: number;
  /** What its prices were: of an event that offers the same again nothing new can be found. */
  readonly offer: readonly unknown[];
}

/** Finds prices that contradict each other, a few events at a time. */
export interface ContradictionWatch {
  /** Events that traders have priced. */
  priced(): readonly EventEntry[];
  compareSome(): void;
  found(): readonly RaisedAlert[];
  /** Prices of traders in markets that contradict each other still. */
  ofTraders(): readonly PriceOverride[];
}

/** @param compare what finds them in one event */
export function createContradictionWatch(
  book: Pick<Book, 'events'>,
  clock: Pick<Clock, 'nowMs'>,
  compare = contradictionOf,
): ContradictionWatch {
  const looked = new Map<string, Looked>();
  const contradictions = new Map<string, RaisedAlert>();

  /** Those that traders priced first; of both those that were not looked at for longest. */
  function inTurn(): readonly (readonly [EventEntry, number])[] {
    const byAge = [...book.events.values()]
      .map((event) => ({ event, sinceMs: looked.get(event.id)?.atMs ?? 0 }))
      .toSorted((a, b) => a.sinceMs - b.sinceMs)
      .map(({ event }) => event);
    const [priced, others] = [byAge.filter(isPriced), byAge.filter((event) => !isPriced(event))];
    return [
      ...priced.map((event) => [event, PRICED_AT_ONCE] as const),
      ...others.map((event) => [event, COMPARED_AT_ONCE] as const),
    ];
  }

  /** Whether its prices were compared; they need not be where they are what they were. */
  function look(event: EventEntry): boolean {
    const offer = offerOf(event);
    const isNew = !isSame(offer, looked.get(event.id)?.offer);
    looked.set(event.id, { atMs: clock.nowMs(), offer });
    if (!isNew) return false;
    const found = compare(event);
    if (found === undefined) contradictions.delete(event.id);
    else contradictions.set(event.id, contradictionAlert(event, found));
    return true;
  }

  return {
    priced: () => [...book.events.values()].filter(isPriced),
    compareSome() {
      let compared = 0;
      for (const [event, most] of inTurn()) {
        if (compared >= most) break;
        if (look(event)) compared += 1;
      }
      for (const id of looked.keys()) {
        if (book.events.has(id as EventEntry['id'])) continue;
        looked.delete(id);
        contradictions.delete(id);
      }
    },
    found: () => [...contradictions.values()],
    ofTraders: () =>
      [...contradictions.keys()].flatMap((id) => {
        const event = book.events.get(id as EventEntry['id']);
        if (event === undefined || !isPriced(event)) return [];
        // What was found may be over: prices that were set since were looked at before they stood.
        const found = compare(event);
        return found === undefined ? [] : tradersPricesIn(event, found);
      }),
  };
}

/** All that `contradictionOf` goes by. Selections are replaced when they change, so that they are compared by identity. */
function offerOf(event: EventEntry): readonly unknown[] {
  if (!eventTakesBets(event)) return [];
  const { score } = event.state;
  const markets = [...event.markets.values()];
  return [...score, ...markets.flatMap((market) => [market.type, isTaken(market), market.selections])];
}

const isTaken = (market: MarketEntry): boolean => market.status === 'open' && !isHeld(market);

const isSame = (one: readonly unknown[], other: readonly unknown[] | undefined): boolean =>
  one.length === other?.length && one.every((part, at) => part === other[at]);
