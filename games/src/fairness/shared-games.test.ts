import { crashPoint } from '../crash/crash.ts';
import { LIVE_ROULETTE } from '../roulette/live-roulette.ts';
import { recompute, type WrittenRound } from './reveal.ts';
import { sharedGames } from './shared-games.ts';

const seeds = { hash: 'ab'.repeat(32), salt: 'salt' };
const crash: WrittenRound = {
  ...{ game: 'crash', version: 1, seeds, stakeMinor: 10_00n },
  choice: { targetMilli: 1_500 },
  moves: [],
};
const chips = [{ on: 'red', amountMinor: '1000' }];
const spin: WrittenRound = { ...crash, game: 'live-roulette', choice: { table: 'la-partage', chips } };

describe('a round that many share, recomputed (rules §12)', () => {
  it('crashes where its hash and salt say, and pays by target or press', async () => {
    expect(crashPoint(seeds)).toBe(10_220);
    const paid = (face: object, paidMinor: bigint) => ({
      kind: 'recomputed',
      round: { face: { pointMilli: 10_220, ...face }, moves: [], stakedMinor: 10_00n, paidMinor },
    });
    expect(await recompute(crash)).toEqual(paid({ paidMilli: 1_500 }, 15_00n));
    const byHand = { ...crash, choice: { targetMilli: null } };
    expect(await recompute(byHand)).toEqual(paid({ paidMilli: 0 }, 0n));
    expect(await recompute({ ...byHand, moves: [{ pressedMilli: 2_470 }] })).toEqual(
      paid({ paidMilli: 2_470 }, 24_70n),
    );
    expect(await recompute({ ...byHand, moves: [{ pressedMilli: 10_230 }] })).toEqual(
      paid({ paidMilli: 0 }, 0n),
    );
  });

  it('falls into the pocket that its hash and salt say', async () => {
    const { pocket } = LIVE_ROULETTE.spin(seeds);
    expect(await recompute(spin)).toMatchObject({ round: { face: { pocket }, stakedMinor: 10_00n } });
    const straight = [{ on: `straight-${pocket}`, amountMinor: '1000' }];
    expect(await recompute({ ...spin, choice: { table: 'la-partage', chips: straight } })).toMatchObject({
      round: { paidMinor: 360_00n },
    });
  });

  it.each<[string, Partial<WrittenRound>]>([
    ['game', { version: 2 }],
    ['seeds', { seeds: { hash: 'AB', salt: 'salt' } }],
    ['seeds', { seeds: { serverSeed: 'ab'.repeat(32), clientSeed: 'me', nonce: 0 } }],
    ['bet', { stakeMinor: 0n }],
    ['bet', { choice: { targetMilli: 1_000 } }],
    ['moves', { moves: [{ pressedMilli: 1_001 }] }],
    ['moves', { moves: [{ pressedMilli: 2_000 }, { pressedMilli: 3_000 }] }],
  ])('is impossible by its %s', async (what, change) => {
    expect(await recompute({ ...crash, ...change })).toEqual({ kind: 'impossible', what });
  });

  it('takes no moves on a wheel, and no other table', async () => {
    expect(await recompute({ ...spin, moves: [{ pressedMilli: 2_000 }] })).toMatchObject({ what: 'moves' });
    expect(await recompute({ ...spin, choice: { table: 'european', chips } })).toMatchObject({ what: 'bet' });
    expect(sharedGames().map(({ code }) => code)).toEqual(['crash', 'live-roulette']);
  });
});
