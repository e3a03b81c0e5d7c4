import type { GameCompanyKeyAnswer, GameSessionView } from '@paddock/contract/schemas';

import { createBonusesFixture, type BonusPlayer } from './modules/bonuses/bonuses.fixture.ts';
import { entry } from './modules/casino/casino.fixture.ts';
import { sign, signedText } from './modules/game-wallet/index.ts';
import { operatorWith } from './modules/operators/operators.fixture.ts';

const COMPANY = { code: 'orbit', name: 'Orbit', adapter: 'paddock', launchUrl: 'https://orbit.example/' };
/** What an operator says of it. */
export const TERMS = { ...COMPANY, currencies: ['EUR', 'JPY'], addresses: [], isActive: true };

export type JoinedCompany = Awaited<ReturnType<typeof joinCompany>>;

/** The whole product with a company that joined by an operator's word, and handed in its catalogue. */
export async function joinCompany() {
  const fixture = await createBonusesFixture();
  const { bearer } = await operatorWith(fixture.platform(), 'ann', 'admin');
  let names = 0;

  const order = (path: string, body: object) =>
    fixture.platform().app.inject({
      ...{ method: 'POST', url: `/operator-api/game-companies${path}`, headers: bearer },
      body: { ...body, reason: 'the contract of today' },
    });
  await order('', TERMS);
  const key = await order('/orbit/keys', { keyId: 'k1', algorithm: 'hmac-sha256' });
  const secret = Buffer.from(key.json<GameCompanyKeyAnswer>().secret ?? '');

  async function called(method: 'POST' | 'PUT', name: string, call: object): Promise<unknown> {
    const { app, clock } = fixture.platform();
    const [url, body, timestamp] = [`/game-api/v1/${name}`, JSON.stringify(call), String(clock.nowMs())];
    const headers = {
      'content-type': 'application/json',
      'x-wallet-key': 'orbit.k1',
      'x-wallet-timestamp': timestamp,
      'x-wallet-signature': sign(
        { algorithm: 'hmac-sha256', secret },
        signedText({ method, path: url, timestamp, body }),
      ),
    };
    return (await app.inject({ method, url, headers, body })).json<unknown>();
  }
  const said = await called('PUT', 'catalogue', {
    games: [entry('comet'), entry('saloon', { hasDemo: false }), { code: 'broken' }],
  });

  const open = async (player: BonusPlayer, over: object = {}) => {
    const { accountId } = player;
    const wanted = { company: 'orbit', game: 'comet', accountId, device: 'desktop', language: 'en' };
    const { json } = await fixture.call(player, 'POST', '/web-api/game-wallet/sessions', {
      ...wanted,
      ...over,
    });
    return json as GameSessionView & { code?: string };
  };
  return {
    ...{ fixture, bearer, order, called, open },
    /** What was answered to its catalogue. */
    said,
    bet(session: string, amount: string) {
      const call = {
        session,
        transaction: `bet-${++names}`,
        game: 'comet',
        round: 'round-1',
        currency: 'EUR',
      };
      return called('POST', 'bet', { ...call, amount });
    },
  };
}
