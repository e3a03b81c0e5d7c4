/** What a table does, as far as one hears it. */
export interface Heard {
  readonly isDealing: boolean;
  /** The round whose end the table has shown; undefined while it moves, or a round is open. */
  readonly over: { readonly id: string; readonly isWon: boolean } | undefined;
}

/** A round begins; it brought more than it cost; it ended otherwise. */
export type GameSound = 'begun' | 'won' | 'over';

/** The sound of a step from one state to the next; undefined for none. */
export function soundOf(before: Heard, now: Heard): GameSound | undefined {
  if (now.isDealing && !before.isDealing) return 'begun';
  if (now.over === undefined || now.over.id === before.over?.id) return undefined;
  return now.over.isWon ? 'won' : 'over';
}
