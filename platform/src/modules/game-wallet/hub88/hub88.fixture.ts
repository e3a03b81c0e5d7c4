import { createSign, generateKeyPairSync } from 'node:crypto';
import type { Hub88Answer } from '@paddock/contract/schemas';

import { createWalletFixture, ORBIT, type Answer, type WalletPlayer } from '../game-wallet.fixture.ts';

/** A pair of keys as Hub88 has one. */
export const hub88Keys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

/** What a call is sent with instead of what it should be. */
export interface Hub88Over {
  readonly privateKey?: string;
  readonly signature?: string | undefined;
  readonly sent?: string;
  readonly address?: string;
  readonly company?: string;
}

export type Hub88Fixture = Awaited<ReturnType<typeof createHub88Fixture>>;

/** The wallet with a company `hub` that calls as Hub88 does. */
export async function createHub88Fixture() {
  const fixture = await createWalletFixture();
  const { app } = fixture.platform;
  const { privateKey, publicKey } = hub88Keys();
  await fixture.addCompany({ ...ORBIT, company: 'hub', name: 'Hub', adapter: 'hub88' });
  await fixture.addKey('hub', 'k1', publicKey);

  async function raw(path: string, text: string, over: Hub88Over = {}): Promise<Answer<Hub88Answer>> {
    const key = over.privateKey ?? privateKey;
    const signature =
      'signature' in over ? over.signature : createSign('sha256').update(text).sign(key, 'base64');
    const answer = await app.inject({
      method: 'POST',
      url: `/game-api/hub88/${over.company ?? 'hub'}/${path}`,
      remoteAddress: over.address ?? '127.0.0.1',
      headers: {
        'content-type': 'application/json',
        ...(signature !== undefined && { 'x-hub88-signature': signature }),
      },
      payload: over.sent ?? text,
    });
    return { status: answer.statusCode, body: answer.json<Hub88Answer>() };
  }

  return {
    ...fixture,
    privateKey,
    /** A text as it stands, signed. */
    raw,
    call: (path: string, body: object, over?: Hub88Over) => raw(path, JSON.stringify(body), over),
    token: (player: WalletPlayer, over: object = {}) => fixture.token(player, { company: 'hub', ...over }),
  };
}
