import { connect } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { startTestSite, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
let port: number;
beforeAll(async () => {
  site = await startTestSite({});
  await site.platform.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = site.platform.app.server.address() as AddressInfo);
});
afterAll(() => site.close());

const ASKED = 3_000;
const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`;

/** The bodies of answers that came one after the other over a connection. */
function bodiesIn(bytes: Buffer): readonly string[] {
  const bodies: string[] = [];
  for (let at = 0; at < bytes.length;) {
    const start = bytes.indexOf('\r\n\r\n', at) + 4;
    const length = Number(/content-length: (\d+)/i.exec(bytes.subarray(at, start).toString('latin1'))?.[1]);
    at = start + length;
    bodies.push(bytes.subarray(start, at).toString());
  }
  return bodies;
}

/** Asks for a page many times at once, and reads nothing until others have been served. */
async function readLate(path: string, meanwhile: () => Promise<unknown>): Promise<readonly string[]> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.pause();
  socket.write(ask(path).repeat(ASKED - 1) + ask(path).replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
  await meanwhile();
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  socket.resume();
  await once(socket, 'close');
  return bodiesIn(Buffer.concat(parts));
}

/** One after the other, so that the late reader's answers are under way before the last of them. */
async function readAtOnce(path: string, times: number): Promise<readonly string[]> {
  const bodies: string[] = [];
  while (bodies.length < times) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { 'accept-encoding': 'identity' },
    });
    bodies.push(await answer.text());
  }
  return bodies;
}

it('comes whole to who reads it late, whatever others are sent meanwhile', async () => {
  let others: readonly string[] = [];
  const late = await readLate('/en/live', async () => {
    others = await readAtOnce('/ru/line', 300);
  });
  expect(late).toHaveLength(ASKED);
  for (const [bodies, beginning] of [
    [late, '<!doctype html><html lang="en"'],
    [others, '<!doctype html><html lang="ru"'],
  ] as const) {
    const plain = new Set(bodies.map((body) => body.replace(/"serverTimeMs":\d+/, '')));
    expect(plain.size).toBe(1);
    const [body = ''] = plain;
    expect(body.startsWith(beginning)).toBe(true);
    expect(body.endsWith('</script></body></html>')).toBe(true);
  }
});
