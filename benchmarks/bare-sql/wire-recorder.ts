import { createServer, connect, type Socket } from 'node:net';

/** One statement as it went over the wire, with its parameters as text. */
export interface Statement {
  /** Under which it was prepared; empty when it was parsed for this once. */
  readonly name: string;
  readonly sql: string;
  readonly values: readonly (string | null)[];
}

/** One question and its answer: node-postgres waits for each before it asks the next. */
export interface RoundTrip extends Statement {
  /** Number of the connection it used. */
  readonly connection: number;
}

export interface WireRecorder {
  readonly port: number;
  /** Round trips since the last call, in order. */
  take(): readonly RoundTrip[];
  close(): Promise<void>;
}

/** Passes everything between the product and PostgreSQL through, and writes down what is asked. */
export async function recordWire(databaseUrl: URL): Promise<WireRecorder> {
  let trips: RoundTrip[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((client) => {
    const connection = ++connections;
    const upstream = connect(Number(databaseUrl.port), databaseUrl.hostname);
    const read = createReader((statement) => trips.push({ ...statement, connection }));
    client.on('data', (chunk: Buffer) => {
      read(chunk);
      upstream.write(chunk);
    });
    upstream.on('data', (chunk: Buffer) => void client.write(chunk));
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    take() {
      const taken = trips;
      trips = [];
      return taken;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}

/**
 * Reads the frontend's messages (PostgreSQL protocol 3). A simple query is a round trip of its own; any other ends at its
 * Sync, and its text may have been parsed long before.
 */
export function createReader(onTrip: (statement: Statement) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let started = false;
  const prepared = new Map<string, string>();
  let name = '';
  let values: readonly (string | null)[] = [];

  function message(kind: string, body: Buffer): void {
    if (kind === 'Q') onTrip({ name: '', sql: cString(body, 0).text, values: [] });
    else if (kind === 'P') {
      const parsed = cString(body, 0);
      prepared.set(parsed.text, cString(body, parsed.next).text);
    } else if (kind === 'B') {
      name = cString(body, cString(body, 0).next).text;
      values = boundValues(body);
    } else if (kind === 'S') onTrip({ name, sql: prepared.get(name) ?? '', values });
  }

  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      // The first message has no kind; its length counts itself.
      const lengthAt = started ? 1 : 0;
      if (rest.length < lengthAt + 4) return;
      const end = lengthAt + rest.readInt32BE(lengthAt);
      if (rest.length < end) return;
      if (started) message(String.fromCharCode(rest[0] ?? 0), rest.subarray(5, end));
      started = true;
      rest = rest.subarray(end);
    }
  };
}

function cString(body: Buffer, from: number): { readonly text: string; readonly next: number } {
  const end = body.indexOf(0, from);
  return { text: body.toString('utf8', from, end), next: end + 1 };
}

/** Parameters of a Bind message. Binary ones are bytes, written here as PostgreSQL writes bytes in text. */
function boundValues(body: Buffer): (string | null)[] {
  let at = cString(body, cString(body, 0).next).next;
  const formatCount = body.readInt16BE(at);
  const formats = Array.from({ length: formatCount }, (_, n) => body.readInt16BE(at + 2 + n * 2));
  at += 2 + formatCount * 2;
  const count = body.readInt16BE(at);
  at += 2;
  return Array.from({ length: count }, (_, n) => {
    const length = body.readInt32BE(at);
    at += 4;
    if (length < 0) return null;
    const value = body.subarray(at, at + length);
    at += length;
    const isBinary = (formatCount === 1 ? formats[0] : formats[n]) === 1;
    return isBinary ? `\\x${value.toString('hex')}` : value.toString('utf8');
  });
}
