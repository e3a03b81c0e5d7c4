import type pg from 'pg';

import { createHttpSender } from '../http-load/http-sender.ts';
import { turnOf } from '../http-load/http-job.ts';
import type { Operation, Particulars, Party } from './operation.ts';
import { rowsOfTransaction, type WrittenRows } from './written-rows.ts';

/** One transaction of the product, seen from its rows. */
export interface DoneOnce {
  readonly written: readonly WrittenRows[];
  /** Everything that is its own, by the name of a parameter of the floor. */
  readonly particulars: Particulars;
  /** The body it was answered with. */
  readonly answer: string;
}

/** Lets each player do one, so that what is remembered of a player is remembered, and looks what the last one wrote. */
export async function doOne(
  db: pg.Client,
  origin: string,
  { path, doneBy }: Pick<Operation, 'path' | 'doneBy'>,
  parties: readonly Party[],
): Promise<DoneOnce> {
  const senders = parties.map(({ sender }) => sender);
  const http = createHttpSender({ url: origin + path, senders }, 1);
  try {
    for (let n = 0; n < parties.length; n++) await http.send(n, 'warm-up');
    const last = parties.length - 1;
    const { key, text } = await http.send(last, 'one');
    const { rows } = await db.query<Readonly<Record<string, string>>>(doneBy, [key]);
    const { xmin = '', ...made } = rows[0] ?? {};
    return {
      written: await rowsOfTransaction(db, xmin),
      particulars: { ...turnOf(parties, last).particulars, ...made, key },
      answer: text,
    };
  } finally {
    http.close();
  }
}
