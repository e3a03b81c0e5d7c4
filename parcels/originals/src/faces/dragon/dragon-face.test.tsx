import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { DRAGON, type DragonChoice, type DragonFace } from '@paddock/games/dragon';

import { openFace, press, type OpenFace, type OpenFaceOptions } from '../testing/open-face.tsx';
import { DRAGON_FACE } from './dragon-face.ts';

/** The dragons lie in the first eggs of every row. */
const FIRST_EGGS = () => 0;

describe('the way past the dragons', () => {
  let face: OpenFace<DragonChoice, DragonFace>;
  const open = (options: OpenFaceOptions<DragonChoice> = {}) => (face = openFace(DRAGON_FACE, options));
  const egg = (row: number, nr: number) =>
    within(screen.getByRole('radiogroup', { name: `Row ${row}` })).getByRole('radio', {
      name: new RegExp(`^Egg ${nr}`),
    });
  afterEach(() => {
    face.close();
    jest.useRealTimers();
  });

  it('asks for an egg in each row, and then can be walked', () => {
    open();
    expect(face.words()).toBe('Choose an egg in 6 more rows.');
    for (const row of [1, 2, 3, 4, 5]) fireEvent.click(egg(row, 2));
    expect(face.words()).toBe('Choose an egg in 1 more row.');
    expect(DRAGON.readBet(100n, face.choice())).toBeUndefined();
    fireEvent.click(egg(6, 4));
    expect([face.choice().path, face.words()]).toEqual([[1, 1, 1, 1, 1, 3], 'The way is chosen.']);
    expect(DRAGON.readBet(100n, face.choice())).toBeDefined();
  });

  it('keeps the way when the number of dragons changes, and can be chosen for the player', () => {
    open({ choice: { dragons: 1, path: [1, 1, 1, 1, 1, 3] } });
    press('3 dragons', 'radio');
    expect(face.choice()).toEqual({ dragons: 3, path: [1, 1, 1, 1, 1, 3] });
    press('Take back');
    press('Pick for me');
    expect(DRAGON.readBet(100n, face.choice())).toBeDefined();
  });

  it.each([
    ['en', [1, 1, 1, 1, 1, 3], 'All six rows passed, ×3.08.'],
    ['en', [0, 1, 1, 1, 1, 3], 'A dragon in the first row.'],
    ['en', [1, 0, 1, 1, 1, 3], '1 row passed, ×0.2.'],
    ['ru', [1, 1, 1, 1, 0, 3], 'Пройдено 4 ряда, ×1,4.'],
  ] as const)('ends at the first dragon (%s, %p)', (language, path, words) => {
    open({ language, choice: { dragons: 1, path: [...path] } });
    face.deal(FIRST_EGGS);
    expect(face.words()).toBe(words);
  });

  it('is walked row by row, and names every egg at its end', () => {
    jest.useFakeTimers();
    open({ isStill: false, choice: { dragons: 1, path: [1, 1, 0, 1, 1, 1] } });
    face.deal(FIRST_EGGS);
    const names = () => [egg(1, 2), egg(3, 1), egg(6, 2)].map((input) => input.parentElement?.textContent);
    act(() => jest.advanceTimersByTime(600));
    expect([names(), face.words()]).toEqual([['Egg 2: gold, passed', 'Egg 1', 'Egg 2'], '']);
    act(() => jest.advanceTimersByTime(3_000));
    expect(names()).toEqual(['Egg 2: gold, passed', 'Egg 1: a dragon', 'Egg 2: was gold']);
    expect(face.words()).toBe('2 rows passed, ×0.5.');
  });
});
