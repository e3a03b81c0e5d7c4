import { createHmac } from 'node:crypto';

import { decideAll, publicValueOf } from './lot.ts';
import { outcomeOfScore } from './outcomes.ts';

const SEED = 'a'.repeat(64);

describe('what becomes of events that were not played', () => {
  it('is that every outcome is right, or a lot that anybody recomputes', () => {
    const played = [0, undefined, 2, undefined];
    expect(publicValueOf(played)).toBe('0,-,2,-');
    const by = { seed: SEED, drawId: '4711' };
    expect(decideAll({ question: 'result', unplayed: 'all-right' }, played, by)).toEqual([
      0,
      'all',
      2,
      'all',
    ]);
    const block = createHmac('sha256', SEED).update('4711:0,-,2,-:0').digest();
    const lotAt = (at: number) => Math.floor((block.readUInt32BE(at * 4) * 3) / 2 ** 32);
    expect(decideAll({ question: 'result', unplayed: 'by-lot' }, played, by)).toEqual([
      0,
      lotAt(1),
      2,
      lotAt(3),
    ]);
  });

  it('gives each outcome as often', () => {
    const counts = [0, 0, 0];
    for (let n = 0; n < 3_000; n++) {
      const [lot] = decideAll({ question: 'result', unplayed: 'by-lot' }, [undefined], {
        seed: SEED,
        drawId: String(n),
      });
      if (typeof lot === 'number') counts[lot] = (counts[lot] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(120);
  });
});

describe('the outcome of a score', () => {
  it('is its winner or a draw, or its goals up to three', () => {
    expect(
      [
        [2, 1],
        [0, 0],
        [0, 4],
      ].map(([home = 0, away = 0]) => outcomeOfScore('result', [home, away])),
    ).toEqual([0, 1, 2]);
    expect(
      [
        [0, 0],
        [1, 2],
        [5, 3],
      ].map(([home = 0, away = 0]) => outcomeOfScore('score', [home, away])),
    ).toEqual([0, 6, 15]);
    expect(outcomeOfScore('winner', [2, 0])).toBe(0);
    expect(outcomeOfScore('winner', [1, 1])).toBeUndefined();
  });
});
