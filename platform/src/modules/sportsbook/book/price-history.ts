import { MINUTE_MS } from '@paddock/contract';
import type { SelectionView } from '@paddock/contract/schemas';

/** How long a replaced price is still known (rules §5). */
export const PRICE_MEMORY_MS = 15 * MINUTE_MS;
/** Bound on a market's memory: a market that moves faster forgets its oldest prices earlier. */
const MAX_REPLACED = 2_000;

interface ReplacedPrices {
  readonly version: number;
  readonly selections: readonly SelectionView[];
  /** What the feed said, where operators ordered something else. */
  readonly fed: readonly SelectionView[];
  readonly replacedAtMs: number;
}

/**
 * The prices a market had lately, to tell whether a version and a price a player names ever belonged together. Kept in
 * memory only: after a restart every earlier version is unknown, which counts as moved.
 */
export class PriceHistory {
  readonly #replaced: ReplacedPrices[] = [];

  /** Remembers prices at the moment new ones take their place. */
  replaced(version: number, selections: readonly SelectionView[], nowMs: number, fed = selections): void {
    this.#replaced.push({ version, selections, fed, replacedAtMs: nowMs });
    const firstKept = this.#replaced.findIndex((old) => old.replacedAtMs > nowMs - PRICE_MEMORY_MS);
    const drop = Math.max(firstKept, this.#replaced.length - MAX_REPLACED);
    if (drop > 0) this.#replaced.splice(0, drop);
  }

  /** The feed's prices at a time, where those offered were replaced since then; none of versions before `sinceVersion`. */
  fedAt(atMs: number, sinceVersion = 0): readonly SelectionView[] | undefined {
    return this.#replaced.find((old) => old.replacedAtMs > atMs && old.version >= sinceVersion)?.fed;
  }

  /** Whether `outcome` cost `oddsMilli` in `version` and that version was replaced less than 15 minutes ago. */
  had(version: number, outcome: string, oddsMilli: number, nowMs: number): boolean {
    const found = this.#replaced.findLast((old) => old.version === version);
    if (found === undefined || found.replacedAtMs <= nowMs - PRICE_MEMORY_MS) return false;
    return found.selections.some((old) => old.outcome === outcome && old.oddsMilli === oddsMilli);
  }
}
