import { fireEvent, screen, within } from '@testing-library/react';
import { drawsThatTake } from '@paddock/games/testing';

import { openFace, type OpenFace } from '../testing/open-face.tsx';
import { drawnBefore, PAYING, positionOf, toggled } from './held-cards.ts';
import { VIDEO_POKER_FACE } from './video-poker-face.ts';

/** Ten to king of spades and the four of hearts; the ace of spades is drawn first, then low hearts. */
const NEARLY_ROYAL = [9, 10, 11, 12, 16];
const deck = (...then: readonly number[]) => drawsThatTake([...NEARLY_ROYAL, ...then], 52);

describe('the face of video poker', () => {
  let face: OpenFace<unknown, unknown>;
  afterEach(() => face.close());
  const card = (nr: number) => screen.getByRole('button', { name: new RegExp(`^Card ${nr}:`) });
  const held = () => [1, 2, 3, 4, 5].filter((nr) => card(nr).getAttribute('aria-pressed') === 'true');
  const row = (hand: string) => screen.getByRole('rowheader', { name: hand }).closest('tr');

  it('has five cards face down and the whole pay table before the deal', () => {
    face = openFace(VIDEO_POKER_FACE);
    fireEvent.click(card(1));
    fireEvent.click(screen.getByRole('button', { name: 'Draw' }));
    expect(held()).toEqual([]);
    expect(face.moves).toEqual([]);
    expect(card(1).getAttribute('aria-label')).toBe('Card 1: face-down card');
    const rows = within(screen.getByRole('table', { name: 'What hands pay, in stakes' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      ...['Royal flush800', 'Straight flush50', 'Four of a kind25', 'Full house9', 'Flush6', 'Straight4'],
      ...['Three of a kind3', 'Two pair2', 'Jacks or better1'],
    ]);
  });

  it('holds by a press and by the keys 1 to 5, and says how many cards are drawn', () => {
    face = openFace(VIDEO_POKER_FACE);
    face.deal(deck(0));
    fireEvent.click(card(1));
    for (const key of ['2', '3', '4', '5', '5', '6', 'x']) fireEvent.keyDown(card(1), { key });
    fireEvent.keyDown(card(1), { key: '5', ctrlKey: true });
    expect(held()).toEqual([1, 2, 3, 4]);
    fireEvent.click(screen.getByRole('button', { name: 'Draw 1 card' }));
    expect(face.moves).toEqual([{ hold: [0, 1, 2, 3] }]);
    expect(screen.getByText('Royal flush pays ×800.00: €8,000.00.')).toBeTruthy();
    expect(row('Royal flush')?.getAttribute('aria-current')).toBe('true');
    expect(card(5).getAttribute('aria-label')).toBe('Card 5: ace of spades');
  });

  it('has nothing in the page of the cards that are not drawn', () => {
    face = openFace(VIDEO_POKER_FACE);
    face.deal(deck(0, 1, 2));
    const seen = document.body.innerHTML;
    face.deal(deck(40, 41, 42));
    expect(document.body.innerHTML).toBe(seen);
  });

  it('holds what is best for whoever asks, with what it returns', () => {
    face = openFace(VIDEO_POKER_FACE);
    face.deal(deck(0));
    expect(screen.queryByText(/Best hold/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Hold what is best' }));
    expect(held()).toEqual([1, 2, 3, 4]);
    // 1 royal, 1 straight flush, 7 flushes, 6 straights (aces and nines), 9 high pairs, of 47 draws.
    expect(screen.getByText('Best hold: 1, 2, 3, 4. It returns 19.681 stakes on average.')).toBeTruthy();
  });

  it('forgets what was held with the next round', () => {
    face = openFace(VIDEO_POKER_FACE);
    face.deal(deck(0, 1, 2, 3, 4));
    fireEvent.click(card(5));
    fireEvent.click(screen.getByRole('button', { name: 'Draw 4 cards' }));
    expect(held()).toEqual([5]);
    expect(screen.getByText('No paying hand. The stake is lost.')).toBeTruthy();
    face.deal(deck(0));
    expect(held()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Draw 5 cards' })).toBeTruthy();
  });
});

describe('held cards', () => {
  it('are named by 1 to 5, in ascending order', () => {
    expect(['1', '5', '0', '6', '12', ''].map(positionOf)).toEqual([0, 4, ...Array<undefined>(4)]);
    expect(toggled([3], 1)).toEqual([1, 3]);
    expect(toggled([1, 3], 3)).toEqual([1]);
    expect(drawnBefore([0, 2], 4)).toBe(2);
    expect(PAYING).toHaveLength(9);
  });
});
