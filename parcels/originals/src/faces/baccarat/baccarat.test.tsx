import { fireEvent, screen, within } from '@testing-library/react';
import { drawsThatTake } from '@paddock/games/testing';

import { dealingMs } from '../cards/dealt-card.tsx';
import { openFace, type OpenFace } from '../testing/open-face.tsx';
import { BACCARAT_FACE } from './baccarat-face.ts';
import { baccaratMotionMs, orderIn, roadResult } from './baccarat-steps.ts';

/** Cards of these ranks from the shoe, each of a pack of its own: player, banker, player, banker, and then on. */
const shoe = (...ranks: readonly number[]) =>
  drawsThatTake(
    ranks.map((rank, pack) => pack * 52 + rank),
    416,
  );
const [ACE, TWO, THREE, EIGHT, NINE, KING] = [0, 1, 2, 7, 8, 12] as const;

describe('the face of baccarat', () => {
  let face: OpenFace<unknown, unknown>;
  afterEach(() => face.close());
  const spot = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}, pays`) });
  const cardsOf = (side: string) =>
    within(screen.getByRole('list', { name: `Cards of ${side}` }))
      .queryAllByRole('img')
      .map((card) => card.getAttribute('aria-label'));
  const road = () =>
    within(screen.getByRole('region', { name: 'Rounds of this visit' }))
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('takes chips on each place and gives them back', () => {
    face = openFace(BACCARAT_FACE);
    fireEvent.click(spot('Player'));
    fireEvent.click(spot('Player'));
    fireEvent.click(spot('Tie'));
    expect(face.choice()).toEqual({
      chips: [
        { on: 'player', amountMinor: '200' },
        { on: 'tie', amountMinor: '100' },
      ],
    });
    expect(spot('Player').getAttribute('aria-label')).toBe('Player, pays 1 to 1: €2.00 on it');
    expect(spot('Banker').getAttribute('aria-label')).toBe('Banker, pays 0.95 to 1');
    fireEvent.keyDown(spot('Player'), { key: 'Delete' });
    expect(face.choice()).toEqual({ chips: [{ on: 'tie', amountMinor: '100' }] });
    expect(BACCARAT_FACE.stake).not.toBe('amount');
  });

  it('lays both hands and says who won, with pairs', () => {
    face = openFace(BACCARAT_FACE);
    fireEvent.click(spot('Player'));
    face.deal(shoe(NINE, TWO, KING, TWO));
    expect(cardsOf('Player')).toEqual(['9 of spades', 'king of spades']);
    expect(cardsOf('Banker')).toEqual(['2 of spades', '2 of spades']);
    expect(screen.getByText('Player wins, 9 to 4 · Banker pair')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Player' }).querySelector('p')?.textContent).toBe('Player9');
  });

  it('keeps a road of this visit, over further bets', () => {
    face = openFace(BACCARAT_FACE, { language: 'en' });
    fireEvent.click(spot('Tie'));
    face.deal(shoe(NINE, TWO, KING, TWO));
    face.deal(shoe(KING, NINE, KING, KING));
    expect(road()).toEqual(['PPlayer, 9', 'BBanker, 9']);
    fireEvent.click(spot('Tie'));
    expect(cardsOf('Player')).toEqual([]);
    face.deal(shoe(EIGHT, EIGHT, KING, KING));
    expect(road()).toEqual(['PPlayer, 9', 'BBanker, 9', 'TTie, 8']);
  });

  it('has the drawing rule beside the bet', () => {
    face = openFace(BACCARAT_FACE, { language: 'ru' });
    const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      ...['У банкираБерёт против', '0–2любой карты', '3любой, кроме 8', '4от 2 до 7', '5от 4 до 7'],
      ...['66 или 7', '7никакой'],
    ]);
  });
});

describe('the steps of baccarat', () => {
  const dealt = {
    player: [TWO, THREE, ACE],
    banker: [TWO, ACE, KING],
    winner: 'player',
    paidMilli: [],
  } as const;

  it('deal in turn, and the thirds after', () => {
    expect([0, 1, 2].map((at) => orderIn(dealt, 'player', at))).toEqual([0, 2, 4]);
    expect([0, 1, 2].map((at) => orderIn(dealt, 'banker', at))).toEqual([1, 3, 5]);
    expect(orderIn({ player: [KING, NINE] }, 'banker', 2)).toBe(4);
    expect(baccaratMotionMs(dealt)).toBe(dealingMs(6));
  });

  it('say on the road what the winner had', () => {
    expect(roadResult(dealt)).toEqual({
      winner: 'player',
      total: 6,
      isPlayerPair: false,
      isBankerPair: false,
    });
    expect(roadResult({ ...dealt, banker: [TWO, TWO + 13], winner: 'banker' })).toMatchObject({
      total: 4,
      isBankerPair: true,
    });
  });
});
