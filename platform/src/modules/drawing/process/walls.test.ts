import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

import { findWall, walledIn, type Wall } from './walls.ts';

const PROGRAM = fileURLToPath(new URL('../testing/reach-out.process.ts', import.meta.url));
const CLOSED = { environment: false, reading: false, writing: false, processes: false, texts: false };

/** Which ways out a program has behind a wall, with a server of this machine to reach for. */
async function waysOut(wall: Wall): Promise<object> {
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const [command = '', ...words] = walledIn(wall, PROGRAM);
  const child = spawn(command, words, { env: {}, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  child.send((server.address() as AddressInfo).port);
  const [ways] = (await once(child, 'message')) as [object];
  server.close();
  return ways;
}

describe('the walls around the process that draws', () => {
  it('leave it no files, processes, environment or code made of texts, on any machine', async () => {
    expect(await waysOut({ kind: 'node', prefix: [] })).toMatchObject(CLOSED);
  });

  it('bound its memory and take the network away, where the machine can', async () => {
    const wall = await findWall();
    expect(await waysOut(wall)).toEqual({
      ...CLOSED,
      memory: wall.kind === 'node',
      network: wall.kind !== 'no-network',
    });
  });
});
