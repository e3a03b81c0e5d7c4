import type { RawBuilder } from 'kysely';

/** Which rounds are asked for: by pieces of the statement that asks. */
export interface AskedRounds {
  /** The condition, over the columns of a round. Ids grow with time, and both are found by an index. */
  where(columns: {
    readonly playerId: RawBuilder<unknown>;
    readonly roundId: RawBuilder<unknown>;
  }): RawBuilder<unknown>;
}

/**
 * A product's rounds as rows, for whoever counts them later (tournaments, the report of returns): its own SQL, a part of
 * their statement. Nothing of it is on the way of a stake or a win.
 */
export interface RoundSource {
  readonly product: string;
  /** Its rounds are of games of the catalogue; else they count in races over products alone. */
  readonly isOfGames: boolean;
  /**
   * A query of `round_id`, `company` and `game` as the catalogue names them, `currency`, `began_at_ms`, `ended_at_ms` and
   * `paid_minor` (both null while any of its stakes is open), `stake_minor` (of stakes that stand), `is_void`, and
   * `odds_milli`: the smallest price of its legs, null where there are no prices.
   */
  rounds(asked: AskedRounds): RawBuilder<unknown>;
}
