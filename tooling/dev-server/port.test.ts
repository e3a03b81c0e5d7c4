import { createServer, type AddressInfo, type Server } from 'node:net';

import { portOf, serveAt, serveFromFirstFree } from './port.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Listens as a parcel's server does; 0 is any free port. */
function listen(port: number): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      servers.push(server);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

describe('the port a parcel is served from', () => {
  it('is the next one where others listen', async () => {
    const taken = await listen(0);
    expect(await serveFromFirstFree(taken, listen)).toBeGreaterThan(taken);
  });

  it('is the next one too where another server comes first between the look and the start', async () => {
    const wanted = await listen(0);
    await new Promise((resolve) => servers.pop()?.close(resolve));
    const tried: number[] = [];
    const served = await serveFromFirstFree(wanted, async (port) => {
      tried.push(port);
      if (port === wanted) await listen(port);
      return listen(port);
    });
    expect(tried[0]).toBe(wanted);
    expect(served).toBe(tried.at(-1));
    expect(served).toBeGreaterThan(wanted);
  });

  it('is not searched for another fault than that', async () => {
    const broken = () => Promise.reject(new Error('no compiler'));
    await expect(serveFromFirstFree(20_000, broken)).rejects.toThrow('no compiler');
  });

  it('is refused in plain words where it was asked for and cannot be had', async () => {
    const taken = await listen(0);
    await expect(serveAt(taken, listen)).rejects.toMatchObject({
      name: 'RefusedError',
      message: `--port: ${taken} is taken`,
    });
    const forbidden = () => Promise.reject(Object.assign(new Error('listen'), { code: 'EACCES' }));
    await expect(serveAt(80, forbidden)).rejects.toThrow('--port: 80 may not be used on this machine');
  });

  it.each(['x', '0', '-1', '65536', '1.5', ''])('is no "%s"', (text) => {
    expect(() => portOf(text)).toThrow(`--port: "${text}" is no port`);
  });
});
