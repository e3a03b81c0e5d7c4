import { jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { BINGO, type BingoChoice, type BingoFace } from '@paddock/games/bingo';

import { openFace, press, roundNr, type OpenFace, type OpenFaceOptions } from '../testing/open-face.tsx';
import { BINGO_FACE } from './bingo-face.ts';

const wins = ({ balls, cards }: BingoChoice, nonce: number) =>
  BINGO.round(roundNr(nonce), { stakeMinor: 100n, choice: { balls, cards } }, []).face.wins;
/** The first round with so many wins. */
const roundWith = (choice: BingoChoice, count: number): number => {
  for (let nonce = 0; nonce < 500; nonce += 1) if (wins(choice, nonce).length === count) return nonce;
  throw new Error('no such round');
};

describe('bingo', () => {
  let face: OpenFace<BingoChoice, BingoFace>;
  const open = (options: OpenFaceOptions<BingoChoice> = {}) =>
    (face = openFace(BINGO_FACE, { stakeMinor: 1_00n, ...options }));
  const cards = () => screen.getAllByRole('region', { name: /^Card \d$/ });
  afterEach(() => {
    face.close();
    jest.useRealTimers();
  });

  it('has the cage and the cards that are asked for', () => {
    open();
    expect(face.words()).toBe('60 of 75 balls will be called.');
    press('90 balls', 'radio');
    press('4 cards', 'radio');
    expect(face.choice()).toEqual({ balls: 90, cards: 4 });
    expect(cards()).toHaveLength(4);
    expect(screen.getByText('The stake is shared by 4 cards in equal whole parts.')).toBeTruthy();
    expect(BINGO.readBet(100n, face.choice())).toBeDefined();
  });

  it.each([75, 90] as const)('names each pattern with the balls it took and what it paid (%i)', (balls) => {
    const choice = { balls, cards: 2 };
    open({ choice });
    const dealt = face.deal(roundNr(roundWith(choice, 2)));
    for (const { card, balls: taken, prizeMilli } of dealt.wins) {
      const paid = `€${((50 * prizeMilli) / 100_000).toFixed(2)}`;
      expect(within(cards()[card]!).getByText(`${taken} balls, ${paid}`)).toBeTruthy();
    }
    const paidOf = (at: number) =>
      dealt.wins.filter(({ card }) => card === at).reduce((sum, { prizeMilli }) => sum + prizeMilli, 0);
    // Only a card that pays more than its stake is framed.
    expect(cards().map(({ dataset }) => 'won' in dataset)).toEqual([paidOf(0) > 1_000, paidOf(1) > 1_000]);
    expect(face.words()).toMatch(/^2 patterns, together ×[\d.,]+ of a card’s stake\.$/);
  });

  it('says that no pattern was complete in time', () => {
    const choice = { balls: 75, cards: 1 } as const;
    open({ language: 'ru', choice });
    face.deal(roundNr(roundWith(choice, 0)));
    expect(face.words()).toBe('Ни одна фигура не сложилась вовремя.');
  });

  it('calls the balls in order and marks them, until a press shows all', () => {
    jest.useFakeTimers();
    open({ isStill: false, choice: { balls: 90, cards: 1 } });
    const { drawn } = face.deal(roundNr(1));
    act(() => jest.advanceTimersByTime(80 * 20));
    expect(screen.getByText('Ball 20 of 65')).toBeTruthy();
    const marked = () =>
      [...document.querySelectorAll('td[data-called]')].map((cell) => Number.parseInt(cell.textContent));
    expect(marked().length).toBeGreaterThan(0);
    expect(drawn.slice(0, 20)).toEqual(expect.arrayContaining(marked()));
    expect(face.words()).toBe('');
    press('Show at once');
    expect(screen.getByText('Ball 65 of 65')).toBeTruthy();
    expect(face.words()).not.toBe('');
  });

  it('lists what every pattern pays by its balls', () => {
    open();
    const { Rules } = BINGO_FACE;
    render(Rules ? <Rules /> : null);
    expect(screen.getByText('75 balls: Full card').nextSibling?.textContent).toMatch(
      /^in up to 45 balls×9,700/,
    );
    expect(screen.getByText('90 balls: Two lines').nextSibling?.textContent).toMatch(
      /^in up to 30 balls×800/,
    );
  });
});
