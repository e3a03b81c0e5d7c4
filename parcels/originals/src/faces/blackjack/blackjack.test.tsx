import { jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { drawsThatPick } from '@paddock/games/testing';

import { dealingMs } from '../cards/dealt-card.tsx';
import { openFace, type OpenFace } from '../testing/open-face.tsx';
import { SAME_PRESS_MS } from '../felt/use-single-press.ts';
import { BLACKJACK_FACE } from './blackjack-face.ts';
import { blackjackMotionMs, dealerOrder, playerOrder, type BlackjackRound } from './blackjack-steps.ts';

/** Cards of these ranks in the order drawn, all spades: player, dealer, player, the dealer's hidden one, and then on. */
const spades = (...ranks: readonly number[]) => drawsThatPick(ranks.map((rank) => [rank, 52]));
const [ACE, FIVE, SIX, EIGHT, NINE, KING] = [0, 4, 5, 7, 8, 12] as const;

describe('the face of blackjack', () => {
  let face: OpenFace<unknown, unknown>;
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    face.close();
    jest.useRealTimers();
  });
  const button = (name: RegExp | string) => screen.getByRole('button', { name });
  function press(name: RegExp | string): void {
    fireEvent.click(button(name));
    jest.advanceTimersByTime(SAME_PRESS_MS);
  }
  const cardsOf = (name: string) =>
    within(screen.getByRole('list', { name }))
      .queryAllByRole('img')
      .map((card) => card.getAttribute('aria-label'));

  it('takes no move before the deal', () => {
    face = openFace(BLACKJACK_FACE);
    for (const name of ['Hit', 'Stand', 'Double', 'Split', 'Show the best play']) press(name);
    expect(face.moves).toEqual([]);
    expect(screen.queryAllByRole('img')).toEqual([]);
  });

  it('shows one card of the dealer, and the other one nowhere', () => {
    face = openFace(BLACKJACK_FACE);
    face.deal(spades(KING, NINE, SIX, FIVE));
    expect(cardsOf("Dealer's cards")).toEqual(['9 of spades', 'face-down card']);
    expect(cardsOf('Your hand')).toEqual(['king of spades', '6 of spades']);
    const seen = document.body.innerHTML;
    face.deal(spades(KING, NINE, SIX, EIGHT));
    expect(document.body.innerHTML).toBe(seen);
  });

  it('says what doubling and splitting cost, and pays both hands of a split', () => {
    face = openFace(BLACKJACK_FACE);
    // Eights against a six; the first hand gets a king, the second one a five and stands; the dealer goes bust.
    face.deal(spades(EIGHT, SIX, EIGHT, KING, KING, FIVE, KING));
    expect(button('Double +€10.00').getAttribute('aria-disabled')).not.toBe('true');
    press('Split +€10.00');
    expect(cardsOf('Hand 1')).toEqual(['8 of spades', 'king of spades']);
    expect(within(screen.getByRole('region', { name: 'Hand 1' })).getByText('in play')).toBeTruthy();
    expect(button('Split +€10.00').getAttribute('aria-disabled')).toBe('true');
    press('Stand');
    expect(within(screen.getByRole('region', { name: 'Hand 2' })).getByText('in play')).toBeTruthy();
    press('Stand');
    expect(cardsOf("Dealer's cards")).toEqual(['6 of spades', 'king of spades', 'king of spades']);
    expect(screen.getByText('Won · Won: €40.00 back of €20.00 staked.')).toBeTruthy();
    expect(face.moves).toEqual([{ kind: 'split' }, { kind: 'stand' }, { kind: 'stand' }]);
  });

  it('shows the best play to whoever asks, for this move alone', () => {
    face = openFace(BLACKJACK_FACE);
    face.deal(spades(FIVE, SIX, SIX, KING, FIVE, KING));
    expect(screen.queryByText(/Best play/)).toBeNull();
    press('Show the best play');
    expect(screen.getByText('Best play: Double')).toBeTruthy();
    press('Hit');
    expect(screen.queryByText(/Best play/)).toBeNull();
    expect(button('Show the best play')).toBeTruthy();
  });

  it('takes a double click on a move for one', () => {
    face = openFace(BLACKJACK_FACE);
    face.deal(spades(FIVE, SIX, FIVE, KING, ACE, ACE));
    fireEvent.click(button('Hit'));
    fireEvent.click(button('Hit'));
    expect(face.moves).toEqual([{ kind: 'hit' }]);
  });

  it('says a soft hand, a blackjack and what is lost', () => {
    face = openFace(BLACKJACK_FACE);
    face.deal(spades(ACE, SIX, SIX, KING));
    expect(screen.getByText('Soft 17')).toBeTruthy();
    face.deal(spades(ACE, SIX, KING, KING));
    expect(screen.getByText('Blackjack: €25.00 back of €10.00 staked.')).toBeTruthy();
    face.deal(spades(KING, KING, NINE, KING));
    press('Stand');
    expect(screen.getByText('Lost: €10.00 is lost.')).toBeTruthy();
  });
});

describe('the steps of blackjack', () => {
  const hand = { cards: [12, 5], total: 16, isSoft: false, isDoubled: false, result: undefined };
  const round = (change: Partial<BlackjackRound>): BlackjackRound => ({
    ...{ id: '1', choice: {}, made: [], moves: [], isOver: false, currency: 'EUR' },
    ...{ stakedMinor: 10n, paidMinor: undefined },
    face: { hands: [hand], playing: 0, dealer: [8] },
    ...change,
  });

  it('deal in turn', () => {
    const dealt = round({});
    expect([playerOrder(dealt, 0, 0), dealerOrder(dealt, 0)]).toEqual([0, 1]);
    expect([playerOrder(dealt, 0, 1), dealerOrder(dealt, 1)]).toEqual([2, 3]);
    expect(blackjackMotionMs(dealt)).toBe(dealingMs(4));
  });

  it('take as long as the cards they lay', () => {
    const made = [{ kind: 'hit' as const }];
    expect(blackjackMotionMs(round({ made }))).toBe(dealingMs(1));
    const over = round({
      ...{ made, isOver: true, paidMinor: 0n },
      face: { hands: [hand], playing: undefined, dealer: [8, 4, 3] },
    });
    // The player's card, the hidden one, and one that is drawn.
    expect(blackjackMotionMs(over)).toBe(dealingMs(3));
    expect([dealerOrder(over, 1), dealerOrder(over, 2)]).toEqual([1, 2]);
    expect(blackjackMotionMs(round({ made: [{ kind: 'split' }] }))).toBe(dealingMs(2));
  });
});
