import type { ClientErrorBatchBody, ClientErrorReportBody } from '@paddock/contract/schemas';

import { messageOf, type FailureKind, type RemoteFailure } from '../remote/remote-failure.ts';
import type { Scheduler } from '../time/scheduler.ts';
import { sourceOf, type Attribution } from './attribution.ts';
import { scrub, withoutQuery } from './scrub.ts';

/** Failures are gathered this long, so that a burst is one request. */
const GATHER_MS = 2_000;
/** Errors in one request. */
const BATCH_MAX = 20;
/** Different failures one tab reports in its life. */
const DIFFERENT_MAX = 100;

export interface ReportInput {
  readonly kind: ClientErrorReportBody['kind'];
  readonly error: unknown;
  /** File concerned, where the error's stack does not tell. */
  readonly source?: string | null;
  readonly parcel?: string;
  /** How a page, a widget or one of its files failed. */
  readonly failure?: FailureKind;
}

export interface Reporter {
  report(input: ReportInput): void;
  /** A page or widget that could not be loaded or mounted. */
  reportFailure(failure: RemoteFailure): void;
  /** Sends what waits, now: the page is leaving. */
  flush(): void;
}

export interface ReporterOptions {
  readonly release: number;
  readonly scheduler: Scheduler;
  readonly attribution: Attribution;
  /** Share of tabs that report, 0 < rate ≤ 1. */
  readonly sampleRate: number;
  /** Uniform in [0, 1): decides once whether this tab is in the sample, so that its reports are complete. */
  readonly random: () => number;
  routeId(): string | null;
  /** Address of a parcel's entry, for a failure that names no file; null when there is none. */
  entryUrlOf(parcel: string): string | null;
  send(request: ClientErrorBatchBody): void;
}

/** The one reporter: deduplicates, counts, scrubs and sends. */
export function createReporter(options: ReporterOptions): Reporter {
  const waiting = new Map<string, ClientErrorReportBody>();
  const seen = new Set<string>();
  const sampled = options.random() < options.sampleRate;
  let cancelTimer: (() => void) | null = null;

  function flush(): void {
    cancelTimer?.();
    cancelTimer = null;
    const errors = [...waiting.values()];
    waiting.clear();
    for (let at = 0; at < errors.length; at += BATCH_MAX) {
      const batch = errors.slice(at, at + BATCH_MAX);
      options.send({ release: options.release, sampleRate: options.sampleRate, errors: batch });
    }
  }

  function add(error: ClientErrorReportBody): void {
    const key = [error.kind, error.message, error.fileUrl, error.parcel].join(' ');
    const known = waiting.get(key);
    if (known === undefined && !seen.has(key) && seen.size >= DIFFERENT_MAX) return;
    seen.add(key);
    waiting.set(key, known === undefined ? error : { ...known, count: known.count + 1 });
    cancelTimer ??= options.scheduler.after(GATHER_MS, flush);
  }

  function report({ kind, error, source, parcel, failure }: ReportInput): void {
    if (!sampled) return;
    const url = source ?? sourceOf(error);
    const stack = error instanceof Error ? (error.stack ?? null) : null;
    add({
      kind,
      message: scrub(failure === undefined ? messageOf(error) : `${failure}: ${messageOf(error)}`, 300),
      ...(failure === undefined ? {} : { failure }),
      stack: stack === null ? null : scrub(stack, 1_000),
      parcel: options.attribution({ url, parcel: parcel ?? null }),
      routeId: options.routeId()?.slice(0, 80) ?? null,
      fileUrl: url === null ? null : withoutQuery(url),
      count: 1,
    });
  }

  return {
    report,
    reportFailure(failure) {
      const kind = failure.kind === 'lifecycle' ? 'lifecycle' : 'load';
      const error = new Error(failure.message, { cause: failure });
      const cause = failure.cause instanceof Error ? failure.cause.stack : undefined;
      error.stack = cause ?? failure.stack ?? '';
      const source = failure.url ?? sourceOf(failure.cause) ?? options.entryUrlOf(failure.parcel);
      report({ kind, failure: failure.kind, error, source, parcel: failure.parcel });
    },
    flush,
  };
}
