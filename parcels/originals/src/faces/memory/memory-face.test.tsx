import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { MEMORY, type MemoryChoice, type MemoryFace } from '@paddock/games/memory';

import { openFace, press, type OpenFace, type OpenFaceOptions } from '../testing/open-face.tsx';
import { MEMORY_FACE } from './memory-face.ts';

/** Every card is taken from the top of the stock: pictures 0 to 7, and once more. */
const IN_ORDER = () => 0;

describe('memory', () => {
  let face: OpenFace<MemoryChoice, MemoryFace>;
  const open = (options: OpenFaceOptions<MemoryChoice> = {}) => (face = openFace(MEMORY_FACE, options));
  afterEach(() => {
    face.close();
    jest.useRealTimers();
  });

  it('asks for six cards, takes no seventh, and takes one back', () => {
    open();
    expect(face.words()).toBe('Pick 6 more cards.');
    for (const nr of [1, 2, 3, 4, 5]) press(`Card ${nr}`);
    expect(face.words()).toBe('Pick 1 more card.');
    expect(MEMORY.readBet(100n, face.choice())).toBeUndefined();
    press('Card 9');
    press('Card 10');
    expect([face.choice().places, face.words()]).toEqual([[0, 1, 2, 3, 4, 8], 'Six cards are picked.']);
    press('Card 1');
    expect(face.choice().places).toEqual([1, 2, 3, 4, 8]);
    press('Take back');
    expect(face.choice().places).toEqual([]);
  });

  it('picks six cards for the player', () => {
    open();
    press('Pick for me');
    expect(MEMORY.readBet(100n, face.choice())).toBeDefined();
  });

  it.each([
    ['en', 'Card 9: horse, of a pair', '2 pairs, ×2.'],
    ['ru', 'Карта 9: лошадь, в паре', '2 пары, ×2.'],
  ] as const)('names every card once the round is over (%s)', (language, card, words) => {
    open({ language, choice: { places: [0, 8, 1, 9, 2, 3] } });
    face.deal(IN_ORDER);
    expect(screen.getByRole('button', { name: card })).toBeTruthy();
    expect(face.words()).toBe(words);
  });

  it('turns the cards in the order they were picked', () => {
    jest.useFakeTimers();
    open({ isStill: false, choice: { places: [0, 8, 1, 9, 2, 3] } });
    face.deal(IN_ORDER);
    const up = () =>
      screen.getAllByRole('button', { name: /^Card \d+:/ }).map((card) => card.dataset['state']);
    act(() => jest.advanceTimersByTime(2_600 * 0.2));
    expect([up(), face.words()]).toEqual([['pair', 'pair'], '']);
    act(() => jest.advanceTimersByTime(2_600));
    expect([up().length, face.words()]).toEqual([16, '2 pairs, ×2.']);
  });
});
