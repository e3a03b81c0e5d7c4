import type { SiteConfig } from '@paddock/contract';

import type { CommandResult } from '../http/http-types.ts';
import type { AnswerFacts } from '../http/transport.ts';
import type { Stream } from '../stream/stream.ts';

/** `stale` keeps the last config after a failed reload; `error` is 'no site config' (S8-11). */
export type SiteValue =
  | { readonly status: 'loading' }
  | { readonly status: 'ready' | 'stale'; readonly config: SiteConfig }
  | { readonly status: 'error'; readonly reason: 'no site config' };

export interface Site {
  readonly site$: Stream<SiteValue>;
  /** Reads the config again with five retries a second apart (S9-01). */
  reloadSite(): Promise<CommandResult>;
}

export interface SiteService extends Site {
  /** What the live socket says: a version, and what the site says since it where that has just changed. */
  onTold(version: number, config: SiteConfig | null): void;
  /**
   * What any answer says, for pages without a live socket: a cache may hold an older word, which is passed over, and what
   * is refused for maintenance tells of it.
   */
  onAnswer(facts: Pick<AnswerFacts, 'site' | 'problemCode'>): void;
}
