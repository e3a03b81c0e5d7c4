import { MINUTE_MS } from '@paddock/contract';

import type { Log } from '../../kernel/module.ts';
import { DRAWING_FAULTS, DrawingError, type DrawingFault } from './drawing-fault.ts';

/** A page that a parcel draws, whatever its address. */
export interface PageKind {
  readonly parcel: string;
  readonly page: string;
}

export interface FailingPage extends PageKind {
  /** Of the last drawing that failed. */
  readonly fault: DrawingFault;
  /** When the first one failed after the last that did not. */
  readonly sinceMs: number;
}

/** How a node draws since its start. */
export interface DrawingStanding {
  /** Drawings that were made. */
  readonly made: number;
  /** Drawings that were not, by what they failed of. */
  readonly failed: Readonly<Record<DrawingFault, number>>;
  /** Documents of pages that are drawn, by whether they went out with a drawing. */
  readonly documents: { readonly drawn: number; readonly undrawn: number };
  /** Pages of which none has been drawn for a while though some were asked for. */
  readonly failing: readonly FailingPage[];
}

/** Counts drawings and tells operators where pages go out without what the server draws. */
export interface DrawingHealth {
  made(kind: PageKind): void;
  /** @param error {@link DrawingError}, or whatever the platform itself failed of */
  failed(kind: PageKind, error: unknown): void;
  sent(isDrawn: boolean): void;
  standing(): DrawingStanding;
}

/** A page and a fault are told once in this time, however often they meet. */
export const TELL_EVERY_MS = MINUTE_MS;
/** After so long without a drawing a page is failing. */
export const FAILING_AFTER_MS = MINUTE_MS;
/** Nobody has asked for a page that did not fail for so long. */
export const FORGOTTEN_AFTER_MS = 10 * MINUTE_MS;

interface Failing {
  readonly kind: PageKind;
  readonly sinceMs: number;
  fault: DrawingFault;
  lastMs: number;
  isTold: boolean;
}

export function createDrawingHealth(nowMs: () => number, log: Log): DrawingHealth {
  const faults = Object.fromEntries(DRAWING_FAULTS.map((fault) => [fault, 0])) as Record<
    DrawingFault,
    number
  >;
  const documents = { drawn: 0, undrawn: 0 };
  let made = 0;
  /** Since when they fail, by page. */
  const failing = new Map<string, Failing>();
  const tell = createSeldomLog(nowMs, log);

  const standsFailing = ({ sinceMs, lastMs }: Failing): boolean =>
    lastMs - sinceMs >= FAILING_AFTER_MS && nowMs() - lastMs < FORGOTTEN_AFTER_MS;

  function noteFailing(kind: PageKind, fault: DrawingFault): void {
    const known = failing.get(nameOf(kind));
    const isForgotten = known === undefined || nowMs() - known.lastMs >= FORGOTTEN_AFTER_MS;
    const one = isForgotten ? { kind, sinceMs: nowMs(), fault, lastMs: 0, isTold: false } : known;
    one.fault = fault;
    one.lastMs = nowMs();
    failing.set(nameOf(kind), one);
    if (one.isTold || !standsFailing(one)) return;
    one.isTold = true;
    log.error({ ...kind, fault, sinceMs: one.sinceMs }, 'a page has gone out undrawn for a while');
  }

  return {
    made(kind) {
      made += 1;
      if (failing.get(nameOf(kind))?.isTold === true) log.info({ ...kind }, 'a page is drawn again');
      failing.delete(nameOf(kind));
    },
    failed(kind, error) {
      const fault = error instanceof DrawingError ? error.fault : 'other';
      faults[fault] += 1;
      tell(kind, fault, error);
      noteFailing(kind, fault);
    },
    sent(isDrawn) {
      documents[isDrawn ? 'drawn' : 'undrawn'] += 1;
    },
    standing: () => ({
      made,
      failed: { ...faults },
      documents: { ...documents },
      failing: [...failing.values()]
        .filter(standsFailing)
        .map(({ kind, fault, sinceMs }) => ({ ...kind, fault, sinceMs })),
    }),
  };
}

const nameOf = ({ parcel, page }: PageKind): string => `${parcel}/${page}`;

/** Says each fault of a page once a minute, and how often it was met since it was said last. */
function createSeldomLog(
  nowMs: () => number,
  log: Log,
): (kind: PageKind, fault: DrawingFault, error: unknown) => void {
  const said = new Map<string, { atMs: number; times: number }>();
  return (kind, fault, error) => {
    const key = `${nameOf(kind)} ${fault}`;
    const last = said.get(key) ?? { atMs: Number.NEGATIVE_INFINITY, times: 0 };
    said.set(key, last);
    last.times += 1;
    if (nowMs() - last.atMs < TELL_EVERY_MS) return;
    const cause = fault === 'other' ? { err: error } : {};
    log.warn({ ...kind, fault, times: last.times, ...cause }, 'a page was not drawn');
    last.atMs = nowMs();
    last.times = 0;
  };
}
