import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { ChestChoice, ChestFace } from '@paddock/games/chest';

import { openFace, press, roundNr, type OpenFace, type OpenFaceOptions } from '../testing/open-face.tsx';
import { CHEST_FACE } from './chest-face.ts';

describe('chests', () => {
  let face: OpenFace<ChestChoice, ChestFace>;
  const open = (options: OpenFaceOptions<ChestChoice> = {}) => (face = openFace(CHEST_FACE, options));
  const prizeNames = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  afterEach(() => {
    face.close();
    jest.useRealTimers();
  });

  it('are chosen from before there is a bet', () => {
    open();
    expect(face.words()).toBe('Choose the chest to be opened.');
    expect(CHEST_FACE.game.readBet(100n, face.choice())).toBeUndefined();
    press('Chest 2');
    expect(face.choice()).toEqual({ chests: 6, opened: 1 });
    expect(face.words()).toBe('Chest 2 will be opened.');
  });

  it('are as many as are asked for, and none of the others stays chosen', () => {
    open({ choice: { chests: 6, opened: 5 } });
    press('12', 'radio');
    expect(face.choice()).toEqual({ chests: 12, opened: -1 });
    expect(screen.getAllByRole('button')).toHaveLength(12);
  });

  it('say what lay in each of them once the round is over', () => {
    open({ choice: { chests: 3, opened: 0 } });
    // 2 of 3 first: the best prize lies in the first chest.
    face.deal((index) => (index === 0 ? 2 ** 32 - 1 : 0));
    expect(prizeNames()).toEqual(['Chest 1: ×2.5', 'Chest 2: ×0', 'Chest 3: ×0.44']);
    expect(face.words()).toBe('Chest 1 holds a heap of coins, ×2.5.');
  });

  it('speak Russian', () => {
    open({ language: 'ru', choice: { chests: 3, opened: 2 } });
    expect(face.words()).toBe('Откроется сундук 3.');
    face.deal((index) => (index === 0 ? 2 ** 32 - 1 : 0));
    expect(face.words()).toBe('В сундуке 3 несколько монет, ×0,44.');
  });

  it("open the player's first, and say nothing before the motion is over", () => {
    jest.useFakeTimers();
    open({ isStill: false, choice: { chests: 3, opened: 0 } });
    face.deal(roundNr(1));
    const open_ = () => prizeNames().filter((name) => name?.includes('×')).length;
    expect([open_(), face.words()]).toEqual([0, '']);
    act(() => jest.advanceTimersByTime(600));
    expect([open_(), face.words()]).toEqual([1, '']);
    act(() => jest.advanceTimersByTime(1_000));
    expect([open_(), face.words()]).toEqual([3, expect.stringMatching(/^Chest 1 /)]);
  });

  it('cannot be changed while a round is dealt', () => {
    open({ isDisabled: true });
    press('Chest 1');
    expect(face.choice()).toEqual({ chests: 6, opened: -1 });
  });
});
