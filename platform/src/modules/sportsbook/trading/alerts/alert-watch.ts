import { selectionIdOf, type MarketId } from '@paddock/contract';

import type { Kernel } from '../../../../kernel/module.ts';
import type { Book } from '../../book/book.ts';
import type { EventEntry } from '../../book/entries.ts';
import type { ExposureBook } from '../../risk/exposure-book.ts';
import { leapOf, type Leap } from '../price-leap.ts';
import type { PriceDesk } from '../prices/price-desk.ts';
import { PREPARED_MOST, type SureWins } from '../sure-wins/sure-wins.ts';
import { contradictionIn } from '../sure-wins/traders-contradictions.ts';
import { pricedSelections } from '../priced-selections.ts';
import { ROOM_ALERT_MILLI, roomTakenMilli } from '../trading-board.ts';
import { clearAlerts, insertAlert, readGoingOn, type RaisedAlert } from './alert-store.ts';
import { createContradictionWatch } from './contradiction-watch.ts';

/** How often the book is looked at for alerts. */
export const WATCH_ALERTS_EVERY_MS = 2_000;

export interface AlertWatchParts {
  readonly kernel: Pick<Kernel, 'db' | 'clock' | 'ids' | 'log'>;
  readonly book: Book;
  readonly exposures: ExposureBook;
  readonly prices: Pick<PriceDesk, 'endContradicted'>;
  readonly sureWins: SureWins;
}

/** Raises alerts, each once while it goes on, and clears what is over. Ends prices of traders that contradict. */
export interface AlertWatch {
  look(): Promise<void>;
}

export function createAlertWatch({ kernel, book, exposures, prices, sureWins }: AlertWatchParts): AlertWatch {
  const { db, clock, ids, log } = kernel;
  const contradictions = createContradictionWatch(book, clock, (event) => contradictionIn(event, sureWins));

  function found(): readonly RaisedAlert[] {
    const nowMs = clock.nowMs();
    const jumps = [...book.events.values()].flatMap((event) => {
      const leap = leapOf(event, nowMs);
      return leap === undefined ? [] : [jump(leap)];
    });
    const silent = [...book.producers.values()].filter(({ up }) => !up).map(({ name }) => silence(name));
    const quiet = [...book.events.values()].filter(isQuiet).map(quietness);
    const rooms = [...exposures.selectionsAtRisk()].flatMap(([selectionId, cents]) => {
      const takenMilli = roomTakenMilli(exposures, selectionId, cents);
      return takenMilli < ROOM_ALERT_MILLI ? [] : [exposure(book, selectionId, Number(takenMilli))];
    });
    return [...jumps, ...silent, ...quiet, ...rooms, ...contradictions.found()];
  }

  return {
    async look() {
      for (const event of contradictions.priced().slice(0, PREPARED_MOST)) await sureWins.prepare(event);
      contradictions.compareSome();
      await prices.endContradicted(contradictions.ofTraders().map(({ id }) => id));
      const atMs = clock.nowMs();
      const goingOn = new Map((await readGoingOn(db)).map((one) => [nameOf(one), one.id]));
      const now = found();
      for (const alert of now) {
        if (goingOn.delete(nameOf(alert))) continue;
        if (await insertAlert(db, { id: ids.next(), ...alert }, atMs))
          log.warn({ kind: alert.kind, subject: alert.subject }, 'traders should look');
      }
      if (goingOn.size > 0) await clearAlerts(db, [...goingOn.values()], atMs);
    },
  };
}

const nameOf = ({ kind, subject }: Pick<RaisedAlert, 'kind' | 'subject'>): string => `${kind} ${subject}`;

function jump({ market, outcome, oddsMilli, beforeMilli, moved }: Leap): RaisedAlert {
  const { id: eventId, sport } = market.event;
  return {
    ...{ kind: 'jump', subject: `event:${eventId}`, eventId, sport },
    selectionIds: [selectionIdOf(market.id, outcome)],
    oddsMilli: [oddsMilli],
    beforeMilli: [beforeMilli],
    figureMilli: Math.round(moved * 1_000),
  };
}

/** A match whose producer lives and says nothing of it; of one that is down its own alert tells. */
const isQuiet = ({ silentSinceMs, state, producer, absentSinceMs }: EventEntry): boolean =>
  silentSinceMs !== undefined && state.status === 'live' && producer.up && absentSinceMs === undefined;

function quietness({ id: eventId, sport }: EventEntry): RaisedAlert {
  return {
    ...{ kind: 'silence', subject: `event:${eventId}`, eventId, sport },
    ...{ selectionIds: [], oddsMilli: [], beforeMilli: [], figureMilli: null },
  };
}

function silence(producer: string): RaisedAlert {
  return {
    ...{ kind: 'silence', subject: `producer:${producer}`, eventId: null, sport: null },
    ...{ selectionIds: [], oddsMilli: [], beforeMilli: [], figureMilli: null },
  };
}

function exposure(book: Book, selectionId: string, figureMilli: number): RaisedAlert {
  const event = book.markets.get(selectionId.slice(0, selectionId.indexOf('.')) as MarketId)?.event;
  const priced = event === undefined ? [] : pricedSelections(event, [selectionId]);
  return {
    ...{ kind: 'exposure', subject: `selection:${selectionId}` },
    ...{ eventId: event?.id ?? null, sport: event?.sport ?? null },
    selectionIds: [selectionId],
    oddsMilli: priced.map(({ oddsMilli }) => oddsMilli),
    ...{ beforeMilli: [], figureMilli },
  };
}
