import type { PlayerNews } from '@paddock/contract';

import type { ApiProblem, ApiResult } from '../http/http-types.ts';
import type { Stream } from '../stream/stream.ts';

/** What is known of something read from the server. An answer that is on show outlives every failure. */
export type ReadValue<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly problem: ApiProblem }
  | { readonly status: 'ready'; readonly data: T };

/** Reads once; `known` is the answer on show, if there is one. */
export type Reading<T> = (signal: AbortSignal, known: T | undefined) => Promise<ApiResult<T>>;

export interface ReadDefinition<T> {
  /**
   * What is read, with everything the answer depends on: its address, then account, language, filter
   * (`/office/history 71 bets`). Whoever names the same key shares the same answer.
   */
  readonly key: string;
  readonly read: Reading<T>;
  /** Kinds of news after which the answer may be another. Without them it is read again only when somebody comes. */
  readonly on?: readonly PlayerNews['kind'][] | undefined;
  /** Reads again this often while the page is visible. */
  readonly everyMs?: number | undefined;
  /** The same for all visitors: outlives a sign-out. Whatever is not is forgotten with its player. */
  readonly isPublic?: boolean | undefined;
  /** Forgotten with its last watcher: what must not be seen twice, such as a quote or a secret. */
  readonly isOnce?: boolean | undefined;
}

/** An answer that many may watch; it is read at the first subscription. */
export interface ReadStream<T> extends Stream<ReadValue<T>> {
  /** Reads again, as a Retry button does: an error becomes `loading`, an answer stays until the next. */
  reload(): void;
  /** Reads in another way, once, after what is under way: the next page of a list. Resolves when that is over. */
  extend(read: Reading<T>): Promise<void>;
}

export interface Reads {
  /** The one answer under a key; a stream to `pipe`, and the same for React, Svelte and code without either. */
  watchRead<T>(definition: ReadDefinition<T>): ReadStream<T>;
}
