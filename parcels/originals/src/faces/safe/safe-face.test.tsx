import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { SAFE, type SafeChoice, type SafeFace } from '@paddock/games/safe';

import { openFace, press, type OpenFace, type OpenFaceOptions } from '../testing/open-face.tsx';
import { SAFE_FACE } from './safe-face.ts';

/** Locked with zeros. */
const ZEROS = () => 0;

describe('the safe', () => {
  let face: OpenFace<SafeChoice, SafeFace>;
  const open = (options: OpenFaceOptions<SafeChoice> = {}) => (face = openFace(SAFE_FACE, options));
  const dial = (nr: number) => screen.getByRole('spinbutton', { name: `Dial ${nr}` });
  const key = (nr: number, name: string) => fireEvent.keyDown(dial(nr), { key: name });
  afterEach(() => {
    face.close();
    jest.useRealTimers();
  });

  it('has dials that are turned by presses', () => {
    open();
    expect(SAFE.readBet(100n, face.choice())).toBeDefined();
    press('Dial 1 up');
    press('Dial 2 down');
    expect(face.choice().code).toEqual([1, 9, 0]);
  });

  it('has dials that are turned and typed by keys alone', () => {
    open();
    dial(1).focus();
    key(1, '7');
    expect(document.activeElement).toBe(dial(2));
    key(2, 'ArrowUp');
    key(3, 'ArrowDown');
    key(3, 'x');
    expect(document.activeElement).toBe(dial(2));
    expect(face.choice().code).toEqual([7, 1, 9]);
    expect(dial(3).getAttribute('aria-valuenow')).toBe('9');
  });

  it('leaves keys of the browser to it', () => {
    open();
    expect(fireEvent.keyDown(dial(1), { key: '1', ctrlKey: true })).toBe(true);
    expect(face.choice().code).toEqual([0, 0, 0]);
  });

  it('has as many dials as are asked for', () => {
    open({ choice: { code: [1, 2, 3] } });
    press('5', 'radio');
    expect(face.choice().code).toEqual([1, 2, 3, 0, 0]);
    press('Pick for me');
    expect(SAFE.readBet(100n, face.choice())).toBeDefined();
  });

  it.each([
    ['en', [0, 0, 0], 'Locked with 0 0 0: 3 of 3 dials right, ×400.'],
    ['en', [1, 2, 3], 'Locked with 0 0 0: no dial stands right.'],
    ['ru', [0, 1, 1, 1], 'Код 0 0 0 0: совпало 1 из 4, ×1,2.'],
  ] as const)('says what it was locked with (%s, %p)', (language, code, words) => {
    open({ language, choice: { code: [...code] } });
    face.deal(ZEROS);
    expect(face.words()).toBe(words);
  });

  it('is tried dial by dial', () => {
    jest.useFakeTimers();
    open({ isStill: false, choice: { code: [0, 5, 0] } });
    face.deal(ZEROS);
    const tried = () => [1, 2, 3].map((nr) => dial(nr).parentElement?.dataset['state']);
    act(() => jest.advanceTimersByTime(1_800 * 0.6));
    expect([tried(), face.words()]).toEqual([['right', 'wrong', undefined], '']);
    act(() => jest.advanceTimersByTime(1_800));
    expect(face.words()).toBe('Locked with 0 0 0: 2 of 3 dials right, ×8.');
  });

  it('cannot be turned while a round is dealt', () => {
    open({ isDisabled: true });
    key(1, '7');
    press('Dial 1 up');
    expect(face.choice().code).toEqual([0, 0, 0]);
  });
});
