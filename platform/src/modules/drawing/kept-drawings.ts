/** What was drawn for a key, and when. */
interface Kept<Drawn> {
  drawn: Drawn | undefined;
  drawnAtMs: number;
  /** Nothing is drawn before. */
  restsUntilMs: number;
  underWay: Promise<void> | undefined;
}

/** Drawn anew at most this often. */
export const FRESH_MS = 1_000;
/** What is older shows prices nobody should see any more. */
export const OLDEST_MS = 60_000;
/** After a drawing failed its key rests. */
export const REST_MS = 30_000;
/** A document that has no drawing to show waits no longer than this for one. */
export const PATIENCE_MS = 250;
const MOST_KEPT = 200;
const MOST_CHARS = 32_000_000;

export interface KeptDrawingsDependencies {
  readonly nowMs: () => number;
  /** Whether there is processor time left to draw with. */
  readonly mayDraw: () => boolean;
  /** Resolves after so long. */
  readonly wait: (delayMs: number) => Promise<void>;
}

export interface KeptDrawings<Drawn> {
  /**
   * The drawing of a key. One of this minute is answered at once, and made anew behind where it is older than a second; else
   * it is waited for a little, and none answered where that is too long.
   */
  find(key: string, draw: () => Promise<Drawn | undefined>): Promise<Drawn | undefined>;
}

/** Keeps drawings in memory, those asked for last. */
export function createKeptDrawings<Drawn>(
  { nowMs, mayDraw, wait }: KeptDrawingsDependencies,
  sizeOf: (drawn: Drawn) => number,
): KeptDrawings<Drawn> {
  const all = new Map<string, Kept<Drawn>>();

  function touch(key: string): Kept<Drawn> {
    const kept = all.get(key) ?? {
      drawn: undefined,
      drawnAtMs: Number.NEGATIVE_INFINITY,
      restsUntilMs: 0,
      underWay: undefined,
    };
    // Back to the end of the map: the first there is the one used longest ago.
    all.delete(key);
    all.set(key, kept);
    return kept;
  }

  function dropOldest(): void {
    let chars = 0;
    for (const { drawn } of all.values()) chars += drawn === undefined ? 0 : sizeOf(drawn);
    for (const [key, { drawn }] of all) {
      if (all.size <= MOST_KEPT && chars <= MOST_CHARS) return;
      chars -= drawn === undefined ? 0 : sizeOf(drawn);
      all.delete(key);
    }
  }

  async function renew(kept: Kept<Drawn>, draw: () => Promise<Drawn | undefined>): Promise<void> {
    const atMs = nowMs();
    const drawn = await draw().catch(() => undefined);
    kept.underWay = undefined;
    if (drawn === undefined) {
      kept.restsUntilMs = nowMs() + REST_MS;
      return;
    }
    kept.drawn = drawn;
    kept.drawnAtMs = atMs;
    dropOldest();
  }

  const ageMs = ({ drawnAtMs }: Kept<Drawn>): number => nowMs() - drawnAtMs;
  const shown = (kept: Kept<Drawn>): Drawn | undefined => (ageMs(kept) <= OLDEST_MS ? kept.drawn : undefined);

  return {
    async find(key, draw) {
      const kept = touch(key);
      const isDue = ageMs(kept) >= FRESH_MS && nowMs() >= kept.restsUntilMs;
      if (isDue && kept.underWay === undefined && mayDraw()) kept.underWay = renew(kept, draw);
      if (shown(kept) === undefined && kept.underWay !== undefined)
        await Promise.race([kept.underWay, wait(PATIENCE_MS)]);
      return shown(kept);
    },
  };
}
