import { withCleanup } from '../setup/cleanup.ts';
import type { DurableDatabase } from '../setup/durable-database.ts';
import { fundedPlayers } from '../setup/players.ts';
import { startQuietProduct } from '../setup/quiet-product.ts';
import { transactionOf, type BareScript } from './bare-script.ts';
import { createHttpSender, type Sent } from './http-sender.ts';
import { turnOf } from './load-job.ts';
import type { Operation } from './operation.ts';
import { rowsWrittenWith, type RowsWritten } from './rows-written.ts';
import { recordWire } from './wire-recorder.ts';

/** Sent for the average. */
const COUNTED = 96;
const PLAYERS = 4;

export interface RecordedTransaction {
  /** What one asks in its transaction. */
  readonly script: BareScript;
  /** Everything asked on all connections while they were sent, per one. */
  readonly tripsEach: number;
  /** What the transaction wrote. */
  readonly written: readonly RowsWritten[];
}

/** Runs the product on a database of its own with a recorder between the two: what does the operation ask? */
export function recordTransaction(
  operation: Operation,
  database: DurableDatabase,
): Promise<RecordedTransaction> {
  return withCleanup(async (atEnd) => {
    const databaseUrl = await database.create('recording');
    const recorder = await recordWire(new URL(databaseUrl));
    atEnd(() => recorder.close());
    const through = new URL(databaseUrl);
    through.port = String(recorder.port);
    const { origin, stop } = await startQuietProduct(through.href, database);
    atEnd(stop);
    const players = await fundedPlayers(origin, PLAYERS);
    const parties = await operation.prepare({ origin, databaseUrl, database, players, atEnd });
    const senders = parties.map(({ sender }) => sender);
    const http = createHttpSender({ url: origin + operation.path, senders }, 1);
    atEnd(() => http.close());
    // Each player once, so that what is remembered of an account is remembered.
    for (let n = 0; n < PLAYERS; n++) await http.send(n, 'warm-up');
    recorder.take();
    const sent: Sent[] = [];
    for (let n = 0; n < COUNTED; n++) sent.push(await http.send(n, 'record'));
    const trips = recorder.take();
    const last = turnOf(sent, COUNTED - 1);
    const { particulars } = turnOf(parties, COUNTED - 1);
    return {
      script: {
        of: { ...particulars, ...operation.madeIn(last.text), key: last.key },
        statements: transactionOf(trips, last.key),
      },
      tripsEach: trips.length / COUNTED,
      written: await rowsWrittenWith(databaseUrl, last.key),
    };
  });
}
