import type { RoundTrip, Statement } from './wire-recorder.ts';

/** Whose placement a script was recorded from, and whom it is played for. */
export interface Party {
  readonly playerId: string;
  readonly accountId: string;
}

/** A placement as bare SQL: what the product asked, with the places where player, account, bet and key stand. */
export interface BareScript extends Party {
  readonly betId: string;
  readonly key: string;
  readonly statements: readonly Statement[];
}

const BEGIN = /^begin/i;
const COMMIT = /^commit/i;

/** The round trips of the one transaction that used an idempotency key, from BEGIN to COMMIT. */
export function transactionOf(trips: readonly RoundTrip[], key: string): readonly Statement[] {
  const connection = trips.find(({ values }) => values.includes(key))?.connection;
  const own = trips.filter((trip) => trip.connection === connection);
  const claim = own.findIndex(({ values }) => values.includes(key));
  const from = own.findLastIndex(({ sql }, at) => at <= claim && BEGIN.test(sql));
  const to = own.findIndex(({ sql }, at) => at >= claim && COMMIT.test(sql));
  if (claim < 0 || from < 0 || to < 0) throw new Error('the placement left no transaction on the wire');
  return own.slice(from, to + 1);
}

/** The script's statements for another player, bet and key. */
export function statementsFor(
  script: BareScript,
  party: Party,
  betId: string,
  key: string,
): readonly Statement[] {
  const swaps: readonly (readonly [string, string])[] = [
    [script.playerId, party.playerId],
    [script.accountId, party.accountId],
    [script.betId, betId],
    [script.key, key],
  ];
  return script.statements.map(({ sql, values }) => ({
    sql,
    values: values.map((value) =>
      value === null ? null : swaps.reduce((text, [from, to]) => text.replaceAll(from, to), value),
    ),
  }));
}
