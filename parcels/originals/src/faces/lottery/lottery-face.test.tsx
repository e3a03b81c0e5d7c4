import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { LOTTERY, type LotteryChoice, type LotteryFace } from '@paddock/games/lottery';

import { openFace, press, type OpenFace, type OpenFaceOptions } from '../testing/open-face.tsx';
import { LOTTERY_FACE } from './lottery-face.ts';

/** Draws 1 2 3 4 5 and star 1. */
const FIRST_FIVE = () => 0;

describe('the lottery', () => {
  let face: OpenFace<LotteryChoice, LotteryFace>;
  const open = (options: OpenFaceOptions<LotteryChoice> = {}) => (face = openFace(LOTTERY_FACE, options));
  afterEach(() => {
    face.close();
    jest.useRealTimers();
  });

  it('has its ticket filled in number by number, then the star', () => {
    open();
    for (const number of ['7', '36', '1', '2', '3', '4']) press(number);
    expect([face.choice().numbers, face.words()]).toEqual([[7, 36, 1, 2, 3], 'Mark a star.']);
    expect(LOTTERY.readBet(100n, face.choice())).toBeUndefined();
    press('Star 4');
    expect([face.choice().star, face.words()]).toEqual([4, 'The ticket is filled in.']);
    expect(LOTTERY.readBet(100n, face.choice())).toBeDefined();
    press('Star 4');
    press('7');
    expect([face.choice(), face.words()]).toEqual([
      { numbers: [36, 1, 2, 3], star: 0 },
      'Mark 1 more number.',
    ]);
  });

  it('fills a ticket in for the player', () => {
    open();
    press('Pick for me');
    expect(LOTTERY.readBet(100n, face.choice())).toBeDefined();
    press('Take back');
    expect(face.choice()).toEqual({ numbers: [], star: 0 });
  });

  it.each([
    ['en', [1, 2, 3, 4, 5], 1, '5 of your numbers and the star: ×10,000.'],
    ['en', [1, 2, 30, 31, 32], 2, '2 of your numbers, not the star: ×1.5.'],
    ['en', [30, 31, 32, 33, 34], 2, 'None of your numbers, nor the star.'],
    ['en', [30, 31, 32, 33, 34], 1, 'The star, none of your numbers: ×0.'],
    ['ru', [1, 2, 3, 33, 34], 1, 'Ваших чисел: 3, и звезда: ×70.'],
  ] as const)('says what was hit (%s, %p, %i)', (language, numbers, star, words) => {
    open({ language, choice: { numbers: [...numbers], star } });
    face.deal(FIRST_FIVE);
    expect(face.words()).toBe(words);
  });

  it('rolls the balls out one by one, the star last', () => {
    jest.useFakeTimers();
    open({ isStill: false, choice: { numbers: [1, 2, 3, 4, 5], star: 1 } });
    face.deal(FIRST_FIVE);
    const drawn = () => screen.queryAllByRole('button', { name: /drawn$/ }).length;
    act(() => jest.advanceTimersByTime(3_000 * 0.42));
    expect([drawn(), face.words()]).toEqual([3, '']);
    act(() => jest.advanceTimersByTime(3_000 * 0.46));
    expect([drawn(), face.words()]).toEqual([6, '']);
    act(() => jest.advanceTimersByTime(3_000));
    expect(face.words()).toMatch(/×10,000/);
  });
});
