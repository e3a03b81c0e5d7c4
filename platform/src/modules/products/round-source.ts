import type { RawBuilder } from 'kysely';

/** Which rounds are asked for: by pieces of the statement that asks. */
export interface AskedRounds {
  readonly playerId: RawBuilder<unknown>;
  /** Ids grow with time: rounds of this id and later ones. */
  readonly fromId: RawBuilder<unknown>;
}

/**
 * A product's rounds as rows, for whoever counts them later (tournaments): its own SQL, a part of their statement. Nothing of
 * it is on the way of a stake or a win.
 */
export interface RoundSource {
  readonly product: string;
  /**
   * A query of `round_id`, `company` and `game` as the catalogue names them, `currency`, `began_at_ms`, `ended_at_ms` and
   * `paid_minor` (both null while any of its stakes is open), `stake_minor` (of stakes that stand) and `is_void`.
   */
  rounds(asked: AskedRounds): RawBuilder<unknown>;
}
