import { openRawSocket } from '../fan-out/raw-socket.ts';
import { nowMicros } from '../fan-out/stamps.ts';
import { answer, jobOf } from '../setup/child.ts';
import type { Awaited, PagesJob, Told } from './telling.ts';

/** Many open pages, of which each notes when it was told what is awaited. */
const { port, path, sockets } = await jobOf<PagesJob>();
let words = 'nothing yet';
let told: { readonly atMicros: number[]; bytes: number } = { atMicros: [], bytes: 0 };

function onBytes(bytes: Buffer): void {
  if (!bytes.includes(words)) return;
  told.atMicros.push(nowMicros());
  told.bytes = bytes.length;
  if (told.atMicros.length === sockets) answer(told satisfies Told);
}

for (let nr = 0; nr < sockets; nr++) await openRawSocket({ port, path, onBytes });
answer('connected');
process.on('message', (awaited: Awaited) => {
  ({ words } = awaited);
  told = { atMicros: [], bytes: 0 };
  answer('waiting');
});
