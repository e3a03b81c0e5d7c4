import { commitmentTo } from './commitment.ts';
import { recompute, verify, type WrittenRound } from './reveal.ts';

const serverSeed = '5c'.repeat(32);
const round = {
  game: 'dice',
  version: 1,
  seeds: { serverSeed, clientSeed: 'me', nonce: 0 },
  stakeMinor: 100n,
  choice: { side: 'under', target: 500_000 },
  moves: [],
} satisfies WrittenRound;

describe('a revealed seed (rules §12)', () => {
  it('is that of its commitment, however that was copied, and no other is', () => {
    const commitment = commitmentTo(serverSeed);
    expect(verify(serverSeed, commitment)).toBe(true);
    expect(verify(serverSeed, ` ${commitment.toUpperCase()}\n`)).toBe(true);
    expect(verify('5d'.repeat(32), commitment)).toBe(false);
    expect(verify(serverSeed.toUpperCase(), commitmentTo(serverSeed.toUpperCase()))).toBe(false);
  });

  it('gives the round as it was played', async () => {
    // HMAC-SHA256 by OpenSSL: printf 'me:0:0' | openssl dgst -sha256 -hmac 5c5c…
    expect(await recompute(round)).toEqual({
      kind: 'recomputed',
      round: {
        face: { rolled: 143_832, multiplierMilli: 1980, isWon: true },
        moves: [],
        stakedMinor: 100n,
        paidMinor: 198n,
      },
    });
  });

  it('gives a round that many players share, from its hash and salt', async () => {
    // printf '5c5c…:0' | openssl dgst -sha256 -hmac salt
    const recomputed = await recompute({ ...round, seeds: { hash: serverSeed, salt: 'salt' } });
    expect(recomputed).toMatchObject({ kind: 'recomputed', round: { face: { rolled: 161_779 } } });
  });

  it.each([
    ['game', { ...round, game: 'dices' }],
    ['game', { ...round, version: 2 }],
    ['seeds', { ...round, seeds: { ...round.seeds, serverSeed: 'abc' } }],
    ['seeds', { ...round, seeds: { ...round.seeds, nonce: -1 } }],
    ['seeds', { ...round, seeds: { ...round.seeds, nonce: 0.5 } }],
    ['seeds', { ...round, seeds: { hash: 'abc', salt: 'salt' } }],
    ['bet', { ...round, stakeMinor: 0n }],
    ['bet', { ...round, choice: { side: 'under', target: 0 } }],
    ['moves', { ...round, moves: [{ kind: 'collect' }] }],
  ])('says that the %s cannot be', async (what, written) => {
    expect(await recompute(written)).toEqual({ kind: 'impossible', what });
  });
});
