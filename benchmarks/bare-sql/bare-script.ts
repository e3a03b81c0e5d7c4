import type { RoundTrip, Statement } from './wire-recorder.ts';

/** What differs from one transaction to the next, by name: its player, accounts, id, key. */
export type Particulars = Readonly<Record<string, string>>;

/** A transaction as bare SQL: what the product asked, with the texts that stand for its particulars. */
export interface BareScript {
  readonly of: Particulars;
  readonly statements: readonly Statement[];
}

const BEGIN = /^begin/i;
const COMMIT = /^commit/i;

/**
 * The round trips of the one transaction that used an idempotency key: from BEGIN to COMMIT, or the statement alone where it
 * is a transaction by itself.
 */
export function transactionOf(trips: readonly RoundTrip[], key: string): readonly Statement[] {
  const connection = trips.find(({ values }) => values.includes(key))?.connection;
  const own = trips.filter((trip) => trip.connection === connection);
  const claim = own.findIndex(({ values }) => values.includes(key));
  if (claim < 0) throw new Error(`${key} left no transaction on the wire`);
  const from = own.findLastIndex(({ sql }, at) => at <= claim && BEGIN.test(sql));
  const isEnded = own.some(({ sql }, at) => at > from && at < claim && COMMIT.test(sql));
  if (from < 0 || isEnded) return own.slice(claim, claim + 1);
  const to = own.findIndex(({ sql }, at) => at >= claim && COMMIT.test(sql));
  if (to < 0) throw new Error(`${key} left a transaction without an end`);
  return own.slice(from, to + 1);
}

/** The script's statements with other particulars of the same names. */
export function statementsFor(script: BareScript, particulars: Particulars): readonly Statement[] {
  const swaps = Object.entries(script.of).map(([name, from]) => {
    const to = particulars[name];
    if (to === undefined) throw new Error(`the script needs a ${name}`);
    return [from, to] as const;
  });
  return script.statements.map(({ values, ...statement }) => ({
    ...statement,
    values: values.map((value) =>
      value === null ? null : swaps.reduce((text, [from, to]) => text.replaceAll(from, to), value),
    ),
  }));
}
