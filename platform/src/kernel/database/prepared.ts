import { sql } from 'kysely';
import pg from 'pg';

const MARK = '/* prepared */';

/**
 * First word of a statement that every session parses and plans once, for what is asked at each bet, payment and
 * request. Only for rows found by their key and for calls of functions: the plan stays when tables grow. Texts are few
 * and the same each time; a list of changing length is one parameter, an array.
 */
export const PREPARED = sql.raw(MARK);

const names = new Map<string, string>();

/** Makes a new connection prepare what is marked, each on its first use. */
export function prepareMarked(client: pg.Client): void {
  const query = (first: unknown, values: unknown, ...rest: unknown[]): unknown => {
    const isMarked = typeof first === 'string' && first.trimStart().startsWith(MARK);
    const asked = isMarked ? [{ name: nameOf(first), text: first, values }] : [first, values];
    return Reflect.apply(pg.Client.prototype.query, client, [...asked, ...rest]);
  };
  client.query = query as pg.Client['query'];
}

/** The same text has the same name on every connection. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `p${names.size + 1}`;
  names.set(text, name);
  return name;
}
