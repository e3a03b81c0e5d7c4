import { commitmentTo } from '../fairness/commitment.ts';
import { recompute, verify, type WrittenRound } from '../fairness/reveal.ts';
import { lottoGames } from './lotto-round.ts';

const serverSeed = '5c'.repeat(32);
const ticket = {
  game: 'lotto-6-45',
  version: 1,
  seeds: { serverSeed, clientSeed: 'block 990001: 00ff', nonce: 17 },
  stakeMinor: 7_00n,
  choice: { entries: [{ picks: 6, numbers: [1, 45, 10, 16, 30, 39, 20], bonus: [] }] },
  moves: [],
} satisfies WrittenRound;

describe('a ticket in a draw, recomputed by anybody', () => {
  it('has the commitment of before the sales', () => {
    expect(verify(serverSeed, commitmentTo(serverSeed))).toBe(true);
  });

  it('is paid by what fell', async () => {
    const recomputed = await recompute(ticket);
    expect(recomputed).toMatchObject({
      kind: 'recomputed',
      round: {
        face: { fields: [{ hits: 6, bonusHits: 0, lines: '7', winning: ['1', '6', '0', '0', '0'] }] },
        stakedMinor: 7_00n,
        paidMinor: 112_000_00n,
      },
    });
  });

  it('of a pool is paid what its draw paid each winning line', async () => {
    const entries = [{ picks: 6, numbers: [2, 14, 16, 33, 1, 3, 4], bonus: [] }];
    const choice = { entries, prizes: ['5', '7', '11', '13'] };
    const pool = { ...ticket, game: 'lotto-6-49', choice };
    const recomputed = await recompute(pool);
    expect(recomputed).toMatchObject({ kind: 'recomputed', round: { paidMinor: 85n } });
    const wrongs = [
      { ...choice, prizes: ['5', '7', '11'] },
      { ...choice, prizes: ['5', '7', '11', '-1'] },
      { entries },
    ];
    for (const wrong of wrongs)
      expect(await recompute({ ...pool, choice: wrong })).toEqual({ kind: 'impossible', what: 'bet' });
    expect(await recompute({ ...pool, stakeMinor: 14_00n })).toEqual({ kind: 'impossible', what: 'bet' });
  });

  it.each([
    ['bet', { ...ticket, stakeMinor: 8_00n }],
    ['bet', { ...ticket, stakeMinor: 0n }],
    ['bet', { ...ticket, choice: { entries: [] } }],
    ['bet', { ...ticket, choice: { ...ticket.choice, prizes: [] } }],
    ['moves', { ...ticket, moves: [1] }],
    ['seeds', { ...ticket, seeds: { ...ticket.seeds, serverSeed: 'abc' } }],
    ['seeds', { ...ticket, seeds: { hash: serverSeed, salt: 'salt' } }],
    ['game', { ...ticket, version: 2 }],
  ])('says that the %s cannot be', async (what, written) => {
    expect(await recompute(written)).toEqual({ kind: 'impossible', what });
  });

  it('is of a game for each lottery', () => {
    expect(lottoGames().map(({ code }) => code)).toEqual([
      ...['lotto-6-49', 'lotto-6-45', 'lotto-5-36', 'lotto-7-49', 'lotto-5-50', 'lotto-keno'],
    ]);
  });
});
