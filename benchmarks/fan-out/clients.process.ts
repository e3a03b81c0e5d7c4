import { answer, jobOf } from '../setup/child.ts';
import type { ClientsJob, Received } from './fan-out-job.ts';
import { openRawSocket } from './raw-socket.ts';

/** Many WebSocket clients that only count what they get. */
const { sockets, meetings } = await jobOf<ClientsJob>();
const bytes: Record<string, number> = Object.fromEntries(meetings.map(({ name }) => [name, 0]));

for (const { name, port, path, say } of meetings) {
  const onBytes = ({ length }: Buffer): void => {
    bytes[name] = (bytes[name] ?? 0) + length;
  };
  for (let n = 0; n < sockets; n++) await openRawSocket({ port, path, say, onBytes });
}
answer({ connected: true });
process.on('message', () => {
  const received: Received = { bytes: { ...bytes } };
  for (const { name } of meetings) bytes[name] = 0;
  answer(received);
});
