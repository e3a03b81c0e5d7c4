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
/** Moving prices and scores, of which only the newest matters after a restart, begin to be written this often. */
export const LAZY_MS = 30_000;
/**
 * Markets that one transaction writes at most. A silence's end may move the prices of a hundred thousand: neither a bet nor
 * a stop waits for all of them.
 */
export const MARKETS_AT_ONCE = 2_000;

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
  /** What is lazy so far is written from now on, a batch with each `writeNext`. */
  beginLazy(): Promise<void>;
  /** One transaction: what is `soon`, and of what is due besides as many markets as are left. @throws as `flush` */
  writeNext(): Promise<void>;
  /**
   * One transaction, before a stop: what `writeNext` writes first, every event and position. Markets that are left then are
   * as after a crash: their producer names them again, and their results have rows of their own. @throws as `flush`
   */
  writeLast(): Promise<void>;
}

interface Batch {
  readonly regions: Set<RegionEntry>;
  readonly championships: Set<ChampionshipEntry>;
  readonly athletes: Set<AthleteEntry>;
  readonly refs: Set<ExternalRef>;
  /** By id: what left memory and came back is one row, whose newest state counts. */
  readonly events: Map<string, EventEntry>;
  readonly markets: Map<string, MarketEntry>;
  readonly positions: Map<string, StreamPosition>;
}

const PARTS = ['regions', 'championships', 'athletes', 'refs', 'events', 'markets'] as const;

export function createWriteBehind(kernel: Pick<Kernel, 'db'>): WriteBehind {
  const soon = emptyBatch();
  const lazy = emptyBatch();
  /** What was lazy when it was last begun with, and is not written yet. */
  const due = emptyBatch();
  /** Writes follow one another, so that a newer state is never overwritten by an older one. */
  let last: Promise<void> = Promise.resolve();

  /** All of `soon` but markets that are too many. */
  function takeSoon(): Batch {
    const batch = emptyBatch();
    moveInto(batch, soon, MARKETS_AT_ONCE);
    // As they are written now, nothing is left to write of them.
    for (const part of ['events', 'markets'] as const) {
      for (const id of batch[part].keys()) {
        due[part].delete(id);
        lazy[part].delete(id);
      }
    }
    return batch;
  }

  function takeNext(): Batch {
    const batch = takeSoon();
    moveInto(batch, due, MARKETS_AT_ONCE - batch.markets.size);
    return batch;
  }

  async function write(batch: Batch): Promise<void> {
    if (isEmpty(batch)) return;
    try {
      await inTransaction(kernel.db, async (tx) => {
        await writeRegions(tx, [...batch.regions]);
        await writeChampionships(tx, [...batch.championships]);
        await writeAthletes(tx, [...batch.athletes]);
        await writeEvents(tx, [...batch.events.values()]);
        await writeMarkets(tx, [...batch.markets.values()]);
        await writeRefs(tx, [...batch.refs]);
        await writePositions(tx, [...batch.positions.values()]);
      });
      for (const market of batch.markets.values()) market.stored = true;
    } catch (error) {
      // What came meanwhile is the newer.
      moveInto(batch, soon, Infinity);
      moveInto(soon, batch, Infinity);
      throw error;
    }
  }

  function enqueue(work: () => Promise<void>): Promise<void> {
    const run = last.then(work);
    last = run.catch(() => undefined);
    return run;
  }

  const batchOf = (urgency: Urgency) => ({ soon, lazy, never: undefined })[urgency];
  return {
    regionChanged: (region) => void soon.regions.add(region),
    championshipChanged: (championship) => void soon.championships.add(championship),
    athleteChanged: (athlete) => void soon.athletes.add(athlete),
    refAdded: (ref) => void soon.refs.add(ref),
    eventChanged: (event, urgency) => void batchOf(urgency)?.events.set(event.id, event),
    marketChanged(market, urgency) {
      const isNew = urgency !== 'never' && !market.stored;
      batchOf(isNew ? 'soon' : urgency)?.markets.set(market.id, market);
    },
    eventForgotten: () => undefined,
    positionMoved: (position) => void lazy.positions.set(position.name, position),
    flush: () =>
      enqueue(async () => {
        // What comes meanwhile is the next flush's.
        const batches = Math.max(1, Math.ceil(soon.markets.size / MARKETS_AT_ONCE));
        for (let written = 0; written < batches; written += 1) await write(takeSoon());
      }),
    beginLazy() {
      moveInto(due, lazy, Infinity);
      return Promise.resolve();
    },
    writeNext: () => enqueue(() => write(takeNext())),
    writeLast: () =>
      enqueue(() => {
        moveInto(due, lazy, 0);
        const batch = takeSoon();
        moveInto(batch, due, 0);
        return write(batch);
      }),
  };
}

function emptyBatch(): Batch {
  return {
    regions: new Set(),
    championships: new Set(),
    athletes: new Set(),
    refs: new Set(),
    events: new Map(),
    markets: new Map(),
    positions: new Map(),
  };
}

function isEmpty(batch: Batch): boolean {
  return PARTS.every((part) => batch[part].size === 0) && batch.positions.size === 0;
}

/** Takes everything out of `from`, of markets as many as are said, those that wait longest first; what is in both is the newer of `from`. */
function moveInto(batch: Batch, from: Batch, markets: number): void {
  addAll(batch.regions, from.regions);
  addAll(batch.championships, from.championships);
  addAll(batch.athletes, from.athletes);
  addAll(batch.refs, from.refs);
  moveAll(batch.events, from.events);
  moveAll(batch.markets, from.markets, markets);
  moveAll(batch.positions, from.positions);
}

function moveAll<One>(to: Map<string, One>, from: Map<string, One>, most = Infinity): void {
  let left = most;
  for (const [key, one] of from) {
    if (left <= 0) return;
    left -= 1;
    from.delete(key);
    to.set(key, one);
  }
}

function addAll<One>(to: Set<One>, from: Set<One>): void {
  for (const one of from) to.add(one);
  from.clear();
}
