import type { ServerClock } from '../clock/clock-types.ts';
import type { BrowserStorage } from '../storage/storage-types.ts';
import type { SettingsValue } from '../settings/settings-types.ts';
import { createStore } from '../stream/store.ts';
import type { Stream } from '../stream/stream.ts';
import type {
  Analytics,
  AnalyticsSink,
  ConsentChoice,
  ConsentValue,
  RecordedEvent,
} from './analytics-types.ts';
import { COOKIES_AGREED } from './cookies-agreed.ts';

/** Events kept while the visitor has not answered, or no sink is there yet; the oldest make room. */
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
  /** A player's answer travels with the settings, and comes before what this browser remembers. */
  readonly settings$: Stream<SettingsValue>;
  /** False where the site does not ask: then consent is given to all (S4-10). */
  readonly asksConsent: boolean;
}

/** A small event bus. Marketing consent gates every sink (S3-32, S4-10). */
export function createAnalytics(dependencies: AnalyticsDependencies): Analytics {
  const { storage, clock, userId, report, onConsent, settings$, asksConsent } = dependencies;
  const item = storage.storageItem<ConsentChoice | null>({
    key: 'consent',
    version: 1,
    fallback: null,
    parse: parseChoice,
  });
  const agreed = storage.storageItem(COOKIES_AGREED);
  const store = createStore<ConsentValue>(standing());
  const sinks = new Set<AnalyticsSink>();
  let waiting: RecordedEvent[] = [];

  function standing(): ConsentValue {
    const choice = settings$.snapshot().settings.cookiesAgreeType ?? item.read();
    if (choice !== null) return CHOICES[choice];
    return asksConsent ? UNSET : CHOICES.all;
  }

  function follow(): void {
    const value = standing();
    if (value === store.get()) return;
    store.set(value);
    settleWaiting();
  }

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
    const { status, marketing } = store.get();
    if (status === 'unset' || (marketing && sinks.size === 0)) return;
    const events = waiting;
    waiting = [];
    if (marketing) events.forEach(deliver);
  }

  settings$.subscribe(follow);

  return {
    consent$: store.stream,
    setConsent(made) {
      item.write(made);
      agreed.write(new Date(clock.serverNowMs()).toISOString());
      onConsent(made);
      follow();
    },
    track(event) {
      const recorded: RecordedEvent = { ...event, atMs: clock.serverNowMs(), userId: userId() };
      waiting = [...waiting, recorded].slice(-WAITING_MAX);
      settleWaiting();
    },
    addAnalyticsSink(sink) {
      sinks.add(sink);
      settleWaiting();
      return () => sinks.delete(sink);
    },
  };
}
