import type { ServerClock } from '../clock/clock-types.ts';
import type { BrowserStorage } from '../storage/storage-types.ts';
import { createStore } from '../stream/store.ts';
import type {
  Analytics,
  AnalyticsSink,
  ConsentChoice,
  ConsentValue,
  RecordedEvent,
} from './analytics-types.ts';
import { COOKIES_AGREED } from './cookies-agreed.ts';

/** Events kept while the visitor has not answered; the oldest make room. */
const WAITING_MAX = 100;

const CHOICES: Readonly<Record<ConsentChoice, ConsentValue>> = {
  all: { status: 'set', functionality: true, marketing: true },
  functionality: { status: 'set', functionality: true, marketing: false },
  marketing: { status: 'set', functionality: false, marketing: true },
  disabled: { status: 'set', functionality: false, marketing: false },
};

const UNSET: ConsentValue = { status: 'unset', functionality: false, marketing: false };

function parseChoice(stored: unknown): ConsentChoice | undefined {
  return (Object.keys(CHOICES) as ConsentChoice[]).find((choice) => choice === stored);
}

export interface AnalyticsDependencies {
  readonly storage: BrowserStorage;
  readonly clock: ServerClock;
  readonly userId: () => string | null;
  readonly report: (error: Error) => void;
  /** Told of every answer, after it is kept. */
  readonly onConsent: (choice: ConsentChoice) => void;
}

/** A small event bus. Marketing consent gates every sink (S3-32, S4-10). */
export function createAnalytics(dependencies: AnalyticsDependencies): Analytics {
  const { storage, clock, userId, report, onConsent } = dependencies;
  const item = storage.storageItem<ConsentChoice | null>({
    key: 'consent',
    version: 1,
    fallback: null,
    parse: parseChoice,
  });
  const agreed = storage.storageItem(COOKIES_AGREED);
  const choice = item.read();
  const store = createStore<ConsentValue>(choice === null ? UNSET : CHOICES[choice]);
  const sinks = new Set<AnalyticsSink>();
  let waiting: RecordedEvent[] = [];

  function deliver(event: RecordedEvent): void {
    for (const sink of sinks) {
      try {
        sink(event);
      } catch (error) {
        // Whoever tracks must not suffer from a sink.
        report(new Error('analytics sink failed', { cause: error }));
      }
    }
  }

  function settleWaiting(): void {
    const events = waiting;
    waiting = [];
    if (store.get().marketing) events.forEach(deliver);
  }

  return {
    consent$: store.stream,
    setConsent(made) {
      item.write(made);
      agreed.write(new Date(clock.serverNowMs()).toISOString());
      store.set(CHOICES[made]);
      settleWaiting();
      onConsent(made);
    },
    track(event) {
      const recorded: RecordedEvent = { ...event, atMs: clock.serverNowMs(), userId: userId() };
      const consent = store.get();
      if (consent.status === 'unset') waiting = [...waiting, recorded].slice(-WAITING_MAX);
      else if (consent.marketing) deliver(recorded);
    },
    addAnalyticsSink(sink) {
      sinks.add(sink);
      return () => sinks.delete(sink);
    },
  };
}
