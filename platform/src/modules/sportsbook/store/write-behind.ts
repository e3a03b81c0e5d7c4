import type { Kernel } from '../../../kernel/module.ts';
import { inTransaction } from '../../../kernel/database/database.ts';
import type { BookWatcher, Urgency } from '../book/book.ts';
import type {
  AthleteEntry,
  ChampionshipEntry,
  EventEntry,
  MarketEntry,
  RegionEntry,
} from '../book/entries.ts';
import { writeAthletes } from './athlete-rows.ts';
import {
  writeChampionships,
  writeEvents,
  writeMarkets,
  writePositions,
  writeRefs,
  writeRegions,
  type ExternalRef,
} from './catalogue-rows.ts';

/** New entities, endings and settled markets reach the database this soon. */
export const SOON_MS = 250;
/** Moving prices and scores, of which only the newest matters after a restart, this late. */
export const LAZY_MS = 30_000;

export interface StreamPosition {
  readonly name: string;
  readonly epoch: number;
  readonly seq: number;
}

/** Brings the hot state to the database in batches, so that sixty live matches cost a few statements a second. */
export interface WriteBehind extends BookWatcher {
  regionChanged(region: RegionEntry): void;
  championshipChanged(championship: ChampionshipEntry): void;
  athleteChanged(athlete: AthleteEntry): void;
  refAdded(ref: ExternalRef): void;
  positionMoved(position: StreamPosition): void;
  /**
   * Everything `soon` that changed before the call is in the database when it resolves. What could not be written is
   * kept for the next flush. @throws the database's error.
   */
  flush(): Promise<void>;
  /** As `flush`, with what is lazy too. */
  flushAll(): Promise<void>;
}

interface Batch {
  readonly regions: Set<RegionEntry>;
  readonly championships: Set<ChampionshipEntry>;
  readonly athletes: Set<AthleteEntry>;
  readonly refs: Set<ExternalRef>;
  readonly events: Set<EventEntry>;
  readonly markets: Set<MarketEntry>;
  readonly positions: Map<string, StreamPosition>;
}

const PARTS = ['regions', 'championships', 'athletes', 'refs', 'events', 'markets'] as const;

export function createWriteBehind(kernel: Pick<Kernel, 'db'>): WriteBehind {
  let soon = emptyBatch();
  let lazy = emptyBatch();
  /** Flushes follow one another, so that a newer state is never overwritten by an older one. */
  let last: Promise<void> = Promise.resolve();

  function take(withLazy: boolean): Batch {
    const batch = soon;
    soon = emptyBatch();
    if (withLazy) {
      mergeInto(batch, lazy);
      lazy = emptyBatch();
    }
    return batch;
  }

  async function write(withLazy: boolean): Promise<void> {
    const batch = take(withLazy);
    if (isEmpty(batch)) return;
    try {
      await inTransaction(kernel.db, async (tx) => {
        await writeRegions(tx, [...batch.regions]);
        await writeChampionships(tx, [...batch.championships]);
        await writeAthletes(tx, [...batch.athletes]);
        await writeEvents(tx, [...batch.events]);
        await writeMarkets(tx, [...batch.markets]);
        await writeRefs(tx, [...batch.refs]);
        await writePositions(tx, [...batch.positions.values()]);
      });
      for (const market of batch.markets) market.stored = true;
    } catch (error) {
      mergeInto(batch, soon);
      soon = batch;
      throw error;
    }
  }

  function enqueue(withLazy: boolean): Promise<void> {
    const run = last.then(() => write(withLazy));
    last = run.catch(() => undefined);
    return run;
  }

  const batchOf = (urgency: Urgency) => (urgency === 'soon' ? soon : lazy);
  return {
    regionChanged: (region) => void soon.regions.add(region),
    championshipChanged: (championship) => void soon.championships.add(championship),
    athleteChanged: (athlete) => void soon.athletes.add(athlete),
    refAdded: (ref) => void soon.refs.add(ref),
    eventChanged: (event, urgency) => void batchOf(urgency).events.add(event),
    marketChanged: (market, urgency) => void batchOf(market.stored ? urgency : 'soon').markets.add(market),
    eventForgotten: () => undefined,
    positionMoved: (position) => void lazy.positions.set(position.name, position),
    flush: () => enqueue(false),
    flushAll: () => enqueue(true),
  };
}

function emptyBatch(): Batch {
  return {
    regions: new Set(),
    championships: new Set(),
    athletes: new Set(),
    refs: new Set(),
    events: new Set(),
    markets: new Set(),
    positions: new Map(),
  };
}

function isEmpty(batch: Batch): boolean {
  return PARTS.every((part) => batch[part].size === 0) && batch.positions.size === 0;
}

/** Adds what `from` holds; a position of `from` is the newer one. */
function mergeInto(batch: Batch, from: Batch): void {
  for (const region of from.regions) batch.regions.add(region);
  for (const championship of from.championships) batch.championships.add(championship);
  for (const athlete of from.athletes) batch.athletes.add(athlete);
  for (const ref of from.refs) batch.refs.add(ref);
  for (const event of from.events) batch.events.add(event);
  for (const market of from.markets) batch.markets.add(market);
  for (const [name, position] of from.positions) batch.positions.set(name, position);
}
