import { request, type ClientRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';

import { documentForm, MULTIPART, pdf, png } from '../testing/test-documents.ts';
import { aPlayer, startVerification, type VerificationPlatform } from '../verification.fixture.ts';
import { DOCUMENT_BYTES } from './check-document.ts';

const GRACE_MS = 3_000;

describe('an upload of documents that is slow', () => {
  let fixture: VerificationPlatform;
  beforeAll(async () => {
    fixture = await startVerification();
  });
  const begun: ClientRequest[] = [];
  /** Also after a failure: the server waits for who is sending before it closes. */
  afterEach(() => begun.splice(0).forEach((sending) => sending.destroy()));
  afterAll(() => fixture.platform.close());

  /** Begins to send a document over a socket, and goes no further. */
  function begin(
    player: string,
    bytes = 10_000,
    first: Buffer | string = '--paddock-boundary\r\n',
  ): ClientRequest {
    const { port } = fixture.platform.app.server.address() as AddressInfo;
    const headers = { authorization: `Bearer ${player}`, 'content-type': MULTIPART, 'content-length': bytes };
    const sending = request({ port, method: 'POST', path: '/web-api/verification/documents', headers });
    sending.write(first);
    begun.push(sending);
    return sending;
  }
  /** The status it is answered with; 0 where its connection ends before. */
  const statusOf = (sending: ClientRequest) =>
    new Promise<number>((resolve) => {
      sending.on('response', ({ statusCode = 0 }) => resolve(statusCode));
      sending.on('error', () => resolve(0));
    });

  it('is not waited for where its body says it is larger than five documents', async () => {
    const sending = begin(aPlayer(), 6 * DOCUMENT_BYTES);
    expect(await statusOf(sending)).toBe(413);
  });

  it('is taken whole at 128 kB/s, however long that takes', async () => {
    const player = aPlayer();
    const form = documentForm(
      'identity',
      pdf(`1 0 obj << /Type /Catalog >> endobj\n%${' '.repeat(DOCUMENT_BYTES - 1_000)}`),
    );
    const sending = begin(player, form.length, form.subarray(0, 100));
    const status = statusOf(sending);
    const stepBytes = 5 * 128 * 1024;
    for (let at = 100; at < form.length; at += stepBytes) {
      sending.write(form.subarray(at, at + stepBytes));
      for (let turn = 0; turn < 50; turn++) await setImmediate();
      await fixture.platform.advance(5_000);
    }
    expect(await status).toBe(200);
    expect((await fixture.view(player)).documents).toHaveLength(1);
  });

  it('is refused as the fourth at once of one player, and nobody else is', async () => {
    const [slow, other] = [aPlayer(), aPlayer()];
    const sending = [1, 2, 3, 4].map(() => begin(slow));
    const quick = async (): Promise<number> => {
      let status = 200;
      for (let n = 0; n < 20 && status === 200; n++)
        ({ status } = await fixture.upload(slow, documentForm('identity', png(8))));
      return status;
    };
    expect(await Promise.race([...sending.map(statusOf), quick()])).toBe(429);
    expect((await fixture.upload(other, documentForm('identity', png(7)))).status).toBe(200);
  });

  it('gives its place up while three accounts trickle into every one there is', async () => {
    const players = [aPlayer(), aPlayer(), aPlayer()];
    const sending = [...players, ...players, ...players].map((player) => begin(player));
    // One of nine finds no place, so the others have them all.
    expect(await Promise.race(sending.map(statusOf))).toBe(429);
    await fixture.platform.advance(GRACE_MS);
    expect((await fixture.upload(aPlayer(), documentForm('identity', png(9)))).status).toBe(200);
  });
});
