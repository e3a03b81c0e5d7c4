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

  // Draws, picks and cards by Python's hmac: mines 3 16 8 5 17; each card of a whole deck 8♠ 7♦ 5♥ J♠ 9♦; a deck 8♠ 8♦ 6♥ Q♠
  // T♦, then 8♥ 5♦ J♣.
  it.each([
    [
      'mines',
      { mines: 5 },
      [{ kind: 'reveal', tile: 0 }, { kind: 'collect' }],
      { end: 'collected', multiplierMilli: 1230, mineTiles: [3, 16, 8, 5, 17] },
      123n,
    ],
    ['mines', { mines: 5 }, [{ kind: 'reveal', tile: 16 }], { end: 'mine' }, 0n],
    [
      'hi-lo',
      {},
      [{ kind: 'guess', side: 'lower' }, { kind: 'collect' }],
      { cards: [7, 32], end: 'collected', multiplierMilli: 1600 },
      160n,
    ],
    [
      'blackjack',
      {},
      [{ kind: 'hit' }],
      { hands: [{ cards: [7, 17, 34], total: 22, result: 'bust' }], dealer: [32, 10] },
      0n,
    ],
    [
      'video-poker',
      {},
      [{ hold: [0, 1] }],
      { dealt: [7, 33, 18, 11, 35], cards: [7, 33, 20, 30, 49], hand: 'three-of-a-kind' },
      300n,
    ],
  ])('gives a round of %s with its moves', async (game, choice, moves, face, paidMinor) => {
    const recomputed = await recompute({ ...round, game, choice, moves });
    expect(recomputed).toMatchObject({ kind: 'recomputed', round: { face, paidMinor } });
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
