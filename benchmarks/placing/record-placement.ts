import type { PlacementView } from '@paddock/contract/schemas';

import { withCleanup } from '../setup/cleanup.ts';
import type { DurableDatabase } from '../setup/durable-database.ts';
import { fundedPlayers, type FundedPlayer } from '../setup/players.ts';
import { transactionOf, type BareScript } from './bare-script.ts';
import { createHttpPlacer } from './http-placer.ts';
import { legOf } from './legs.ts';
import { openMatch, startPlacingProduct } from './placing-product.ts';
import { rowsWrittenWith, type RowsWritten } from './rows-written.ts';
import { recordWire } from './wire-recorder.ts';

/** Placements counted for the average. */
const COUNTED = 96;
const PLAYERS = 4;

export interface RecordedPlacement {
  /** What one placement asks in its transaction. */
  readonly script: BareScript;
  /** Everything asked on all connections while bets were placed, per bet. */
  readonly tripsPerBet: number;
  /** What its transaction wrote. */
  readonly written: readonly RowsWritten[];
}

/** Runs the product on a database of its own with a recorder between the two: what does a placement ask? */
export function recordPlacement(database: DurableDatabase): Promise<RecordedPlacement> {
  return withCleanup(async (atEnd) => {
    const databaseUrl = await database.create('recording');
    const recorder = await recordWire(new URL(databaseUrl));
    atEnd(() => recorder.close());
    const through = new URL(databaseUrl);
    through.port = String(recorder.port);
    const product = await startPlacingProduct(through.href, database);
    atEnd(() => product.stop());
    const players = await fundedPlayers(product.origin, PLAYERS);
    const feed = await openMatch(product.origin, databaseUrl, database);
    atEnd(() => feed.stop());
    const placer = createHttpPlacer(
      { origin: product.origin, players, legs: await legOf(product.origin) },
      1,
    );
    atEnd(() => placer.close());
    // Each player once, so that what is remembered of an account is remembered.
    for (let n = 0; n < PLAYERS; n++) await placer.place(n, 'warm-up');
    recorder.take();
    const answers: string[] = [];
    for (let n = 0; n < COUNTED; n++) answers.push(await placer.place(n, 'record'));
    const trips = recorder.take();
    const script = scriptOf(trips, answers.at(-1) ?? '', players);
    const written = await rowsWrittenWith(databaseUrl, script.betId);
    return { script, tripsPerBet: trips.length / COUNTED, written };
  });
}

function scriptOf(
  trips: Parameters<typeof transactionOf>[0],
  answer: string,
  players: readonly FundedPlayer[],
): BareScript {
  const view = JSON.parse(answer) as PlacementView;
  if (view.status !== 'accepted') throw new Error('a pre-match bet was not accepted at once');
  const { id: betId, accountId } = view.bet;
  const player = players.find((each) => each.accountId === accountId);
  if (player === undefined) throw new Error('a bet was placed from an unknown account');
  return {
    playerId: player.playerId,
    accountId,
    betId,
    key: view.key,
    statements: transactionOf(trips, view.key),
  };
}
