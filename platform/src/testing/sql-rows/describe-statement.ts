import pg from 'pg';

/** A column of a statement's answer, as PostgreSQL describes it without running the statement. */
export interface DescribedColumn {
  readonly name: string;
  /** `int8`, `_text`. */
  readonly typeName: string;
  /** It is a table's column that allows null. False also where it is an expression: PostgreSQL does not say then. */
  readonly mayBeNull: boolean;
}

interface Field {
  readonly name: string;
  readonly dataTypeID: number;
  readonly tableID: number;
  readonly columnID: number;
}

interface Wire {
  parse(query: { readonly text: string; readonly name?: string; readonly types?: readonly number[] }): void;
  describe(what: { readonly type: 'S'; readonly name?: string }): void;
  sync(): void;
}

/** A query of pg that is parsed and described and never bound. */
class Description {
  fields: readonly Field[] = [];
  error: Error | undefined;
  readonly #text: string;
  readonly #done: () => void;

  constructor(text: string, done: () => void) {
    this.#text = text;
    this.#done = done;
  }
  submit(wire: Wire): void {
    wire.parse({ text: this.#text });
    wire.describe({ type: 'S' });
    wire.sync();
  }
  handleRowDescription({ fields }: { readonly fields: readonly Field[] }): void {
    this.fields = fields;
  }
  handleError(error: Error): void {
    this.error = error;
    this.#done(); // The client takes a failed query for ended.
  }
  handleReadyForQuery(): void {
    this.#done();
  }
}

/** Describes statements on one connection. */
export interface Describer {
  /** @throws Error what PostgreSQL says of a statement it cannot parse. */
  describe(text: string): Promise<readonly DescribedColumn[]>;
  close(): Promise<void>;
}

export async function openDescriber(url: string): Promise<Describer> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const types = new Map<number, string>();
  const named = await client.query<{ oid: number; typname: string }>('select oid, typname from pg_type');
  for (const { oid, typname } of named.rows) types.set(oid, typname);
  const nullable = new Set<string>();
  const free = await client.query<{ attrelid: number; attnum: number }>(
    'select attrelid, attnum from pg_attribute where not attnotnull and attnum > 0',
  );
  for (const { attrelid, attnum } of free.rows) nullable.add(`${attrelid}.${attnum}`);
  return {
    async describe(text) {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      const description = new Description(text, () => resolve(undefined));
      client.query(description as unknown as pg.Submittable);
      await promise;
      if (description.error !== undefined) throw description.error;
      return description.fields.map(({ name, dataTypeID, tableID, columnID }) => ({
        name,
        typeName: types.get(dataTypeID) ?? String(dataTypeID),
        mayBeNull: nullable.has(`${tableID}.${columnID}`),
      }));
    },
    close: () => client.end(),
  };
}
