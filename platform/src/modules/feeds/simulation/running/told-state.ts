import type { EventState } from '@paddock/contract/schemas';

import { runOn } from '../clock/run-on.ts';

/** Of a match that is on something is told this often, though nothing happened: a silent match is not trusted for long. */
export const STILL_EVERY_MS = 20_000;

/** What a feed has told of the state of a match, and when it told anything of it last. */
export class ToldState {
  #state: EventState | undefined;
  #content = '';
  #atMs = -Infinity;

  /** Whether a state says more than the clock that runs on by itself. */
  isNews(state: EventState): boolean {
    return contentOf(state) !== this.#content;
  }

  tell(state: EventState, nowMs: number): void {
    this.#state = state;
    this.#content = contentOf(state);
    this.#atMs = nowMs;
  }

  /** Something else of the match was told, as its prices. */
  toldBeside(nowMs: number): void {
    this.#atMs = nowMs;
  }

  /**
   * The state that was told last, with its clock as it has run on, once nothing of the match was told for a while: nothing
   * has happened, and its prices stand. Counts as told.
   */
  still(sport: string, nowMs: number): EventState | undefined {
    if (this.#state === undefined || nowMs - this.#atMs < STILL_EVERY_MS) return undefined;
    this.#atMs = nowMs;
    return runOn(this.#state, sport, nowMs);
  }
}

/** A state without its running clock: two of equal content need not both be told. */
function contentOf({ clockSec: _clockSec, clockAtMs: _clockAtMs, ...content }: EventState): string {
  return JSON.stringify(content);
}
