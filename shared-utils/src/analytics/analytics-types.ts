import type { Stream } from '../stream/stream.ts';

export interface AnalyticsEvent {
  /** `coupon.leg-added`, `auth.login-failed`: never personal data. */
  readonly name: string;
  readonly data?: Readonly<Record<string, string | number | boolean>>;
}

export interface RecordedEvent extends AnalyticsEvent {
  /** Server time. */
  readonly atMs: number;
  readonly userId: string | null;
}

export type AnalyticsSink = (event: RecordedEvent) => void;

/** Necessary storage is always allowed; these two are the visitor's choice (S3-32, S4-10). */
export type ConsentChoice = 'all' | 'functionality' | 'marketing' | 'disabled';
export type ConsentValue =
  | { readonly status: 'unset'; readonly functionality: false; readonly marketing: false }
  | { readonly status: 'set'; readonly functionality: boolean; readonly marketing: boolean };

export interface Analytics {
  readonly consent$: Stream<ConsentValue>;
  setConsent(choice: ConsentChoice): void;
  /**
   * Hands an event to every sink once marketing consent is given; without an answer, or before the first sink, it waits,
   * refused it is dropped.
   */
  track(event: AnalyticsEvent): void;
  /** Adds a sink and answers how to take it away. */
  addAnalyticsSink(sink: AnalyticsSink): () => void;
}
