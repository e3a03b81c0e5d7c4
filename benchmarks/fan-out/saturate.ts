import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

import type { Saturate, Saturated } from './fan-out-job.ts';

/** The next broadcast waits while any socket has more than this unsent: far below what makes the hub spare a client. */
const WINDOW_BYTES = 64 * 1024;

/** The TCP sockets of a server, however the WebSockets above them are made. */
export function socketsOf(server: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  return sockets;
}

/** Broadcasts round after round as fast as the sockets take them. The same for the hub and for its peer. */
export async function saturate(
  { seconds }: Saturate,
  sockets: ReadonlySet<Socket>,
  broadcast: (round: number) => Promise<void> | void,
): Promise<Saturated> {
  const cpuBefore = process.cpuUsage();
  const startedMs = performance.now();
  let rounds = 0;
  while (performance.now() - startedMs < seconds * 1000) {
    await broadcast(rounds++);
    await taken(sockets, WINDOW_BYTES);
  }
  await taken(sockets, 0);
  const cpu = process.cpuUsage(cpuBefore);
  return {
    rounds,
    seconds: (performance.now() - startedMs) / 1000,
    cpuSeconds: (cpu.user + cpu.system) / 1e6,
  };
}

/** Waits until no socket has more than so many bytes unsent. */
async function taken(sockets: ReadonlySet<Socket>, mostBytes: number): Promise<void> {
  do await turn();
  while (sockets.values().some((socket) => socket.writableLength > mostBytes));
}
