import { createWalletFixture } from '../game-wallet.fixture.ts';
import { createModelWallet, FLAWS, MODEL_SESSION, type Flaw } from './model-wallet.fixture.ts';
import { runConformance } from './run-conformance.ts';
import { createWalletClient } from './wallet-client.ts';

const NOW_MS = 1_795_262_400_000;
const KEY = { algorithm: 'hmac-sha256', secret: new Uint8Array(32).fill(7) } as const;

async function brokenIn(flaw?: Flaw): Promise<readonly string[]> {
  const send = createModelWallet(KEY, () => NOW_MS, flaw);
  const call = createWalletClient({ keyName: 'orbit.k1', key: KEY, send, nowMs: () => NOW_MS });
  const results = await runConformance(MODEL_SESSION, call, 'run');
  return results.flatMap(({ rule, broken }) => (broken === undefined ? [] : [rule]));
}

/** What each wallet that is broken on purpose is found out by, at least. */
const FOUND_BY: Readonly<Record<Flaw, string>> = {
  'repeats-are-done-again': 'a repeat of a bet is answered as the first was, and done once',
  'another-body-is-taken': 'another call under a name is refused',
  'no-tombstone': 'a rollback of what never came refuses it when it comes',
  'old-timestamps-are-taken': 'an outdated signature is refused',
  'rolled-back-bets-win': 'a bet that was rolled back wins nothing',
  'stakes-are-given-back-twice': 'a rollback gives a stake back, once',
  'spends-what-is-not-there': 'a bet above the balance is refused, for good',
  'refused-bets-are-taken-later': 'a bet above the balance is refused, for good',
  'any-signature-is-taken': 'a forged or missing signature is refused',
  'wins-after-the-end': 'several wins come until the round ends, and none after',
  'tells-rounds-without-wins': 'a round of today can be asked for, with each of its transactions',
};

describe('the conformance kit', () => {
  it('finds nothing wrong in ours', async () => {
    const fixture = await createWalletFixture();
    const { app, clock } = fixture.platform;
    const session = await fixture.token(await fixture.player());
    const call = createWalletClient({
      keyName: 'orbit.k1',
      key: { algorithm: 'hmac-sha256', secret: fixture.secret },
      nowMs: () => clock.nowMs(),
      async send({ method, path, headers, body }) {
        const payload = method === 'GET' ? {} : { body };
        const answer = await app.inject({ method, url: path, headers: { ...headers }, ...payload });
        return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
      },
    });
    const at = { session, game: 'comet', currency: 'EUR', unit: '1.00' };
    const results = await runConformance(at, call, 'run');
    expect(results.filter(({ broken }) => broken !== undefined)).toEqual([]);
    expect(await fixture.problems()).toEqual([]);
    await fixture.platform.close();
  });

  it('finds nothing wrong in a wallet that is right', async () => {
    expect(await brokenIn()).toEqual([]);
  });

  it.each(FLAWS)('finds out a wallet where %s', async (flaw) => {
    expect(await brokenIn(flaw)).toContain(FOUND_BY[flaw]);
  });
});
