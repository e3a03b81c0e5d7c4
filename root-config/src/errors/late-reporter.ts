import type { Reporter } from './reporter.ts';

/** A reporter that is fetched with the first failure: most visits have none. */
export interface LateReporter extends Reporter {
  /** Resolves once what was reported has reached the reporter, or cannot. */
  settled(): Promise<void>;
}

/** Failures kept for a reporter that is on its way. */
const WAITING_MAX = 100;

/** Keeps failures until the reporter is there; when it cannot be had, the next failure asks for it again. */
export function createLateReporter(load: () => Promise<Reporter>): LateReporter {
  const waiting: ((reporter: Reporter) => void)[] = [];
  let reporter: Reporter | undefined;
  let coming: Promise<void> | undefined;

  function tell(run: (reporter: Reporter) => void): void {
    if (reporter !== undefined) return run(reporter);
    if (waiting.length < WAITING_MAX) waiting.push(run);
    coming ??= load().then(
      (loaded) => {
        reporter = loaded;
        for (const early of waiting.splice(0)) early(loaded);
      },
      () => void (coming = undefined),
    );
  }

  return {
    report: (input) => tell((there) => there.report(input)),
    reportFailure: (failure) => tell((there) => there.reportFailure(failure)),
    flush: () => reporter?.flush(),
    settled: () => Promise.resolve(coming),
  };
}
