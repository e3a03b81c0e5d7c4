import { useEffect, useState } from 'react';
import type { TableRoundView } from '@paddock/contract';
import { LIVE_ROULETTE } from '@paddock/games/live-roulette';
import { readOf } from '@paddock/shared-utils';
import { useRead } from '@paddock/shared-utils/react';

import { pocketOf } from './round-bets.ts';

/** Where the ball fell in a round. */
export interface Fell {
  readonly number: number;
  readonly pocket: number;
}

const KEPT = 500;

/** The last rounds, the newest first: read once, and followed as rounds end; read again where one was missed. */
export function useResults(round: TableRoundView | undefined): readonly Fell[] {
  const { value, reload } = useRead({
    ...readOf('/web-api/shared-rounds/:game/results', { params: { game: LIVE_ROULETTE.code } }),
    isPublic: true,
  });
  const [seen, setSeen] = useState<readonly Fell[]>([]);
  const read = value.status === 'ready' ? value.data.results.flatMap(fellOf) : [];
  const results = joined(seen, read);
  const newest = results[0]?.number;
  const over = round?.phase === 'ended' ? fellOf(round)[0] : undefined;
  if (over !== undefined && over.number !== newest && !seen.some(({ number }) => number === over.number))
    setSeen([over, ...seen].slice(0, KEPT));
  // A round that began says which one ended before it.
  const before = round?.number === undefined || round.number === null ? undefined : round.number - 1;
  const isMissed =
    newest !== undefined && before !== undefined && before > newest && round?.phase !== 'ended';
  useEffect(() => {
    if (isMissed) reload();
  }, [isMissed, before, reload]);
  return results;
}

function joined(seen: readonly Fell[], read: readonly Fell[]): readonly Fell[] {
  const known = new Set(read.map(({ number }) => number));
  return [...seen.filter(({ number }) => !known.has(number)), ...read]
    .toSorted((a, b) => b.number - a.number)
    .slice(0, KEPT);
}

function fellOf(round: { readonly number: number | null; readonly result?: unknown }): readonly Fell[] {
  const pocket = pocketOf({ result: round.result });
  return pocket === undefined || round.number === null ? [] : [{ number: round.number, pocket }];
}
