import { useState } from 'react';

import type { ShownRound } from '../game-face.ts';

export interface VisitResult<Result> {
  readonly roundId: string;
  readonly result: Result;
}

/** What the rounds that were seen on this table came to, since it was opened; the newest last, so many at most. */
export function useVisitResults<Face, Result>(
  round: ShownRound<unknown, unknown, Face> | undefined,
  resultOf: (face: Face) => Result,
  most: number,
): readonly VisitResult<Result>[] {
  const [results, setResults] = useState<readonly VisitResult<Result>[]>([]);
  if (round?.isOver !== true || results.some(({ roundId }) => roundId === round.id)) return results;
  const all = [...results, { roundId: round.id, result: resultOf(round.face) }].slice(-most);
  setResults(all);
  return all;
}
