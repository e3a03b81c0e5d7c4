import type { PlayedMatch } from '../../results/index.ts';

/** What an event with a field has come to: a race, or who wins a championship, whatever its sport. */
export interface FieldRecord<
  Code extends 'marbles' | 'outright' = 'marbles' | 'outright',
> extends PlayedMatch {
  readonly sport: Code;
  /**
   * By code of each runner the place it came in, from 1, the same where several share one; nobody has any before the end.
   * Who was withdrawn before the start has none at the end either.
   */
  readonly places: ReadonlyMap<string, number>;
  /** Codes of all that were announced. */
  readonly runners: readonly string[];
}

export function isFieldRecord(match: PlayedMatch): match is FieldRecord {
  return 'places' in match;
}
