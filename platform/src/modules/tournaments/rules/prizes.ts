import type { AmountMinor } from '@paddock/contract';

/** Somebody with points, in the order of the board: most points first, then who had them earlier. */
export interface Ranked {
  readonly entryId: string;
  readonly currency: string;
  readonly points: bigint;
}

/** Prizes by place in each currency: of the first place, the second, and so on. */
export type PrizeTables = ReadonlyMap<string, readonly AmountMinor[]>;

/**
 * What each wins (S2-48). Those of equal points share a place: the prizes of the places they take are added and split
 * equally, what does not divide goes a minor unit each to who had the points earlier. Each by the table of their own
 * currency, so where all play in one, exactly its prizes are paid. Who wins nothing is missing.
 */
export function prizesOf(ranked: readonly Ranked[], tables: PrizeTables): ReadonlyMap<string, AmountMinor> {
  const prizes = new Map<string, AmountMinor>();
  for (const { first, tied } of tiedGroups(ranked)) {
    for (const [at, { entryId, currency }] of tied.entries()) {
      const places = (tables.get(currency) ?? []).slice(first, first + tied.length);
      const sum = places.reduce((total, prize) => total + prize, 0n);
      const shares = BigInt(tied.length);
      const share = sum / shares + (BigInt(at) < sum % shares ? 1n : 0n);
      if (share > 0n) prizes.set(entryId, share);
    }
  }
  return prizes;
}

function* tiedGroups(
  ranked: readonly Ranked[],
): Generator<{ readonly first: number; readonly tied: readonly Ranked[] }> {
  let first = 0;
  while (first < ranked.length) {
    const points = ranked[first]?.points;
    const after = ranked.findIndex((one, at) => at > first && one.points !== points);
    const tied = ranked.slice(first, after < 0 ? ranked.length : after);
    yield { first, tied };
    first += tied.length;
  }
}
