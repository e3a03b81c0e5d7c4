import type { Ratio } from '@paddock/contract';
import { BINGOS, CAGES } from '@paddock/games/bingo';
import { PAYS as BLACKJACK_PAYS } from '@paddock/games/blackjack';
import { LINE_PAYS, SCATTER_PAYS } from '@paddock/games/slot';
import { PAYS as POKER_PAYS } from '@paddock/games/video-poker';

import { BINGO_FACE } from '../faces/bingo/bingo-face.ts';
import { BLACKJACK_FACE } from '../faces/blackjack/blackjack-face.ts';
import type { AnyFace } from '../faces/game-face.ts';
import { MINES_FACE } from '../faces/mines/mines-face.ts';
import { SLOT_FACE } from '../faces/slot/slot-face.ts';
import { VIDEO_POKER_FACE } from '../faces/video-poker/video-poker-face.ts';
import { returnOfBet } from './return-of-bet.ts';
import { percentOf } from './stake-return.ts';

const said = (face: unknown, stakeMinor: bigint, choice: unknown = {}) => {
  const { ratio, isExact } = returnOfBet(face as AnyFace, { stakeMinor, choice });
  return [percentOf(ratio), isExact];
};

describe('what the page says that a stake returns (rules §12)', () => {
  it('is what the rules say wherever nothing is rounded', () => {
    expect(said(SLOT_FACE, 10n)).toEqual([96.1, true]);
    expect(said(BLACKJACK_FACE, 10n)).toEqual([99.49, true]);
    expect(said(VIDEO_POKER_FACE, 11n)).toEqual([99.54, true]);
    expect(said(BINGO_FACE, 40n, { balls: 75, cards: 4 })).toEqual(
      said(BINGO_FACE, 4_000n, { balls: 75, cards: 4 }),
    );
  });

  it('is counted in the whole units that are paid where a plan is', () => {
    expect(said(MINES_FACE, 1n, { mines: 24 })).toEqual([96, true]);
    // Some plan of three mines comes to whole units even of the smallest stake.
    const [percent, isExact] = said(MINES_FACE, 10n, { mines: 3 });
    expect([Number(percent) > 98.9, isExact]).toEqual([true, true]);
  });

  it.each<readonly [string, Ratio | undefined, readonly number[]]>([
    ['slot', SLOT_FACE.payStep(), [...Object.values(LINE_PAYS).flat(), ...SCATTER_PAYS]],
    ['blackjack', BLACKJACK_FACE.payStep?.({}), Object.values(BLACKJACK_PAYS)],
    ['video poker', VIDEO_POKER_FACE.payStep?.({}), Object.values(POKER_PAYS)],
    [
      'bingo',
      BINGO_FACE.payStep?.({ balls: 75, cards: 1 }),
      CAGES.flatMap((balls) =>
        BINGOS[balls].patterns.flatMap(({ prizes }) => prizes.map((one) => one.prizeMilli)),
      ),
    ],
  ])('takes the step of what %s pays from its table', (_game, step, paysMilli) => {
    if (step === undefined) throw new Error('no step');
    expect(paysMilli.filter((milli) => (BigInt(milli) * step.den) % (1000n * step.num) !== 0n)).toEqual([]);
  });
});
