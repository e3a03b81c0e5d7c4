import { createHmac, randomBytes } from 'node:crypto';
import type { SoftswissAnswer, SoftswissRefusal } from '@paddock/contract/schemas';

import { createWalletFixture, ORBIT } from '../game-wallet.fixture.ts';

/** What a call is sent with instead of what it should be. */
export interface SoftswissOver {
  readonly secret?: Uint8Array;
  readonly signature?: string | undefined;
  readonly sent?: string;
  readonly address?: string;
  readonly company?: string;
}

export interface SoftswissReply {
  readonly status: number;
  readonly body: Partial<SoftswissAnswer & SoftswissRefusal>;
}

export type SoftswissFixture = Awaited<ReturnType<typeof createSoftswissFixture>>;

/** The wallet with a company `soft` that calls as SoftSwiss does. */
export async function createSoftswissFixture() {
  const fixture = await createWalletFixture();
  const { app } = fixture.platform;
  const secret = new Uint8Array(randomBytes(32));
  await fixture.addCompany({ ...ORBIT, company: 'soft', name: 'Soft', adapter: 'softswiss' });
  await fixture.addKey('soft', 'k1', secret);

  async function raw(path: string, text: string, over: SoftswissOver = {}): Promise<SoftswissReply> {
    const key = over.secret ?? secret;
    const signature =
      'signature' in over ? over.signature : createHmac('sha256', key).update(text).digest('hex');
    const answer = await app.inject({
      method: 'POST',
      url: `/game-api/softswiss/${over.company ?? 'soft'}/${path}`,
      remoteAddress: over.address ?? '127.0.0.1',
      headers: {
        'content-type': 'application/json',
        ...(signature !== undefined && { 'x-request-sign': signature }),
      },
      payload: over.sent ?? text,
    });
    return { status: answer.statusCode, body: answer.json<SoftswissReply['body']>() };
  }

  return {
    ...fixture,
    softSecret: secret,
    /** A text as it stands, signed. */
    raw,
    call: (path: string, body: object, over?: SoftswissOver) => raw(path, JSON.stringify(body), over),
  };
}
