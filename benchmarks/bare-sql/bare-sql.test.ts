import { statementsFor, transactionOf, type BareScript } from './bare-script.ts';
import { createReader, type RoundTrip, type Statement } from './wire-recorder.ts';

function message(kind: string, body: string): Buffer {
  const bytes = Buffer.from(body, 'latin1');
  const head = Buffer.alloc(5);
  head.write(kind);
  head.writeInt32BE(bytes.length + 4, 1);
  return Buffer.concat([head, bytes]);
}

/** A Bind of a statement with text parameters. */
function bind(name: string, ...values: (string | null)[]): Buffer {
  const parts: string[] = [`\0${name}\0`, '\0\0', String.fromCharCode(0, values.length)];
  for (const value of values) {
    const length = Buffer.alloc(4);
    length.writeInt32BE(value?.length ?? -1);
    parts.push(length.toString('latin1'), value ?? '');
  }
  return message('B', `${parts.join('')}\0\0`);
}

const STARTUP = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]);

describe('what a transaction asks of the database', () => {
  it('is read from the wire, however it is cut into chunks', () => {
    const bytes = Buffer.concat([
      STARTUP,
      message('Q', 'begin\0'),
      message('P', '\0insert $1, $2\0\0\0'),
      bind('', 'a', null),
      message('S', ''),
      message('P', 'kept\0update $1\0\0\0'),
      bind('kept', 'b'),
      message('S', ''),
      bind('kept', 'c'),
      message('S', ''),
    ]);
    for (const size of [1, 7, bytes.length]) {
      const seen: Statement[] = [];
      const read = createReader((statement) => seen.push(statement));
      for (let at = 0; at < bytes.length; at += size) read(bytes.subarray(at, at + size));
      expect(seen).toEqual([
        { name: '', sql: 'begin', values: [] },
        { name: '', sql: 'insert $1, $2', values: ['a', null] },
        { name: 'kept', sql: 'update $1', values: ['b'] },
        { name: 'kept', sql: 'update $1', values: ['c'] },
      ]);
    }
  });

  it('is the one transaction of its key, whatever other connections do meanwhile', () => {
    const trip = (connection: number, sql: string, ...values: string[]): RoundTrip => ({
      connection,
      name: '',
      sql,
      values,
    });
    const trips = [
      trip(1, 'begin'),
      trip(1, 'commit'),
      trip(1, 'begin'),
      trip(2, 'select 1'),
      trip(1, 'claim', 'key-1'),
      trip(1, 'commit'),
      trip(1, 'select 2'),
    ];
    expect(transactionOf(trips, 'key-1').map(({ sql }) => sql)).toEqual(['begin', 'claim', 'commit']);
    expect(() => transactionOf(trips, 'key-2')).toThrow('no transaction');
  });

  it('is the statement alone where that is a transaction by itself', () => {
    const trip = (sql: string, ...values: string[]): RoundTrip => ({ connection: 1, name: '', sql, values });
    const trips = [trip('begin'), trip('other'), trip('commit'), trip('all in one', 'key-1'), trip('begin')];
    expect(transactionOf(trips, 'key-1').map(({ sql }) => sql)).toEqual(['all in one']);
  });

  it('is asked again with other particulars, inside documents too', () => {
    const script: BareScript = {
      of: { player: '100', account: '200', id: '300', key: 'key-1' },
      statements: [
        {
          name: 'kept',
          sql: 'insert',
          values: ['player:100', '{"bet":"300","account":"200"}', 'key-1', null],
        },
      ],
    };
    const other = { player: '101', account: '201', id: '301', key: 'key-9' };
    expect(statementsFor(script, other)).toEqual([
      {
        name: 'kept',
        sql: 'insert',
        values: ['player:101', '{"bet":"301","account":"201"}', 'key-9', null],
      },
    ]);
    expect(() => statementsFor(script, { player: '101' })).toThrow('account');
  });
});
