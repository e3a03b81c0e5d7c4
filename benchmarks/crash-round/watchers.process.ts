import { LIVE_PATH, type ClientMessage } from '@paddock/contract';

import { openRawSocket } from '../fan-out/raw-socket.ts';
import { answer, jobOf } from '../setup/child.ts';

export interface WatchersJob {
  readonly port: number;
  readonly sockets: number;
}

/** Everybody who looks at the table: their sockets take what is told and read nothing of it. */
const { port, sockets } = await jobOf<WatchersJob>();
const subscribe: ClientMessage = { t: 'sub', topics: ['table:crash'] };
let bytes = 0;
for (let nr = 0; nr < sockets; nr++) {
  await openRawSocket({
    port,
    path: LIVE_PATH,
    say: JSON.stringify(subscribe),
    onBytes: ({ length }) => (bytes += length),
  });
}
answer({ connected: sockets });
process.on('message', () => answer({ bytes }));
