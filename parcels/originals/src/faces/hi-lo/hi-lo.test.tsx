import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { drawsThatPick } from '@paddock/games/testing';

import { openFace, type OpenFace } from '../testing/open-face.tsx';
import { SAME_PRESS_MS } from '../felt/use-single-press.ts';
import { HI_LO_FACE } from './hi-lo-face.ts';
import { guessKey } from './hi-lo-guess.tsx';

/** Cards of these ranks, all hearts; 0 is the ace. */
const hearts = (...ranks: readonly number[]) => drawsThatPick(ranks.map((rank) => [13 + rank, 52]));
const [TWO, SEVEN, QUEEN, KING] = [1, 6, 11, 12] as const;

describe('the face of hi-lo', () => {
  let face: OpenFace<unknown, unknown>;
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    face.close();
    jest.useRealTimers();
  });
  function press(name: RegExp | string): void {
    fireEvent.click(screen.getByRole('button', { name }));
    jest.advanceTimersByTime(SAME_PRESS_MS);
  }

  it('offers nothing before a card lies open', () => {
    face = openFace(HI_LO_FACE);
    press('Skip');
    press('Nothing to collect yet');
    expect(face.moves).toEqual([]);
    expect(screen.queryByRole('button', { name: /higher/i })).toBeNull();
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe('face-down card');
  });

  it('says both sides with their chances and what they lead to', () => {
    face = openFace(HI_LO_FACE);
    face.deal(hearts(SEVEN, QUEEN));
    const sides = screen
      .getAllByRole('button', { name: /or the same/ })
      .map(({ textContent }) => textContent);
    expect(sides).toEqual([
      'Higher or the same7 ranks of 13 · 53.85%×1.83',
      'Lower or the same7 ranks of 13 · 53.85%×1.83',
    ]);
    expect(screen.getByRole('img', { name: '7 of hearts' })).toBeTruthy();
    // The next card is not there yet, in whatever writing.
    expect(document.body.innerHTML).not.toMatch(/queen/i);
  });

  it('goes on over guesses and skips to what is collected', () => {
    face = openFace(HI_LO_FACE);
    face.deal(hearts(SEVEN, QUEEN, TWO));
    press(/^Higher or the same/);
    press('Skip');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Q' + 'Q' + '»then: skipped',
      '7' + '7' + '↑then: higher',
    ]);
    press('Collect €18.30');
    expect(face.moves).toEqual([{ kind: 'guess', side: 'higher' }, { kind: 'skip' }, { kind: 'collect' }]);
    expect(screen.getByText('Collected at ×1.83: €18.30.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /or the same/ })).toBeNull();
  });

  it('takes a double click for one guess', () => {
    face = openFace(HI_LO_FACE);
    face.deal(hearts(SEVEN, SEVEN, SEVEN));
    const higher = () => screen.getByRole('button', { name: /^Higher/ });
    fireEvent.click(higher());
    fireEvent.click(higher());
    expect(face.moves).toHaveLength(1);
    jest.advanceTimersByTime(SAME_PRESS_MS);
    fireEvent.click(higher());
    expect(face.moves).toHaveLength(2);
  });

  it('says in words what a wrong guess was', () => {
    face = openFace(HI_LO_FACE, { language: 'ru' });
    face.deal(hearts(KING, KING));
    press(/^Младше/);
    expect(screen.getByText('Карта не младше. Ставка проиграна.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Раунд окончен' })).toBeTruthy();
  });

  it('names the same rank apart only beside an ace and a king', () => {
    expect([0, KING, SEVEN].map((card) => guessKey(card, 'higher'))).toEqual([
      'higher',
      'higher',
      'higher-or-same',
    ]);
    expect(guessKey(0, 'same')).toBe('same');
  });
});
