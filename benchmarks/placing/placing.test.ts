import { statementsFor, transactionOf, type BareScript } from './bare-script.ts';
import { createReader, type RoundTrip, type Statement } from './wire-recorder.ts';

function message(kind: string, body: string): Buffer {
  const bytes = Buffer.from(body, 'latin1');
  const head = Buffer.alloc(5);
  head.write(kind);
  head.writeInt32BE(bytes.length + 4, 1);
  return Buffer.concat([head, bytes]);
}

/** A Bind of the unnamed statement with text parameters. */
function bind(...values: (string | null)[]): Buffer {
  const parts: string[] = ['\0\0', '\0\0', String.fromCharCode(0, values.length)];
  for (const value of values) {
    const length = Buffer.alloc(4);
    length.writeInt32BE(value?.length ?? -1);
    parts.push(length.toString('latin1'), value ?? '');
  }
  return message('B', `${parts.join('')}\0\0`);
}

const STARTUP = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]);

describe('what a placement asks of the database', () => {
  it('is read from the wire, however it is cut into chunks', () => {
    const bytes = Buffer.concat([
      STARTUP,
      message('Q', 'begin\0'),
      message('P', '\0insert $1, $2\0\0\0'),
      bind('a', null),
      message('S', ''),
    ]);
    for (const size of [1, 7, bytes.length]) {
      const seen: Statement[] = [];
      const read = createReader((statement) => seen.push(statement));
      for (let at = 0; at < bytes.length; at += size) read(bytes.subarray(at, at + size));
      expect(seen).toEqual([
        { sql: 'begin', values: [] },
        { sql: 'insert $1, $2', values: ['a', null] },
      ]);
    }
  });

  it('is the one transaction of its key, whatever other connections do meanwhile', () => {
    const trip = (connection: number, sql: string, ...values: string[]): RoundTrip => ({
      connection,
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

  it('is asked again for another player, bet and key, inside documents too', () => {
    const script: BareScript = {
      playerId: '100',
      accountId: '200',
      betId: '300',
      key: 'key-1',
      statements: [{ sql: 'insert', values: ['player:100', '{"bet":"300","account":"200"}', 'key-1', null] }],
    };
    expect(statementsFor(script, { playerId: '101', accountId: '201' }, '301', 'key-9')).toEqual([
      { sql: 'insert', values: ['player:101', '{"bet":"301","account":"201"}', 'key-9', null] },
    ]);
  });
});
