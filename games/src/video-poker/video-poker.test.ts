import { begin, playMove } from '../rules/play.ts';
import { drawsThatTake } from '../testing/draws-that.ts';
import { millionths } from '../testing/millionths.ts';
import { HOLDS } from './hold-return.ts';
import { VIDEO_POKER } from './video-poker.ts';

const bet = { stakeMinor: 100n, choice: {} };
const cardsOf = (text: string) =>
  text
    .split(' ')
    .map((card) => '♠♥♦♣'.indexOf(card.at(1) ?? '') * 13 + 'A23456789TJQK'.indexOf(card.at(0) ?? ''));
const DEAL = 'T♠ J♠ Q♠ K♠ 4♥';
const open = (text: string) => begin(VIDEO_POKER, drawsThatTake(cardsOf(text), 52), bet);
const play = (text: string, move: unknown) =>
  playMove(VIDEO_POKER, drawsThatTake(cardsOf(text), 52), bet, open(text), move)?.round;

describe('video poker', () => {
  it('draws anew what is not held, in the order of the deck', () => {
    expect(play(`${DEAL} A♠ 2♥ 3♥ 5♥ 6♥`, { hold: [0, 1, 2, 3] })).toEqual({
      face: {
        dealt: cardsOf(DEAL),
        held: [0, 1, 2, 3],
        cards: cardsOf('T♠ J♠ Q♠ K♠ A♠'),
        hand: 'royal-flush',
        paidMilli: 800_000,
      },
      moves: [],
      stakedMinor: 100n,
      paidMinor: 80_000n,
    });
    expect(play(`${DEAL} A♠ 2♥ 3♥ 5♥ 6♥`, { hold: [4] })?.face.cards).toEqual(cardsOf('A♠ 2♥ 3♥ 5♥ 4♥'));
    expect(play(`${DEAL} A♠ 2♥ 3♥ 5♥ 6♥`, { hold: [] })?.face.cards).toEqual(cardsOf('A♠ 2♥ 3♥ 5♥ 6♥'));
  });

  it('can be held in any way, named in any order', () => {
    expect(open(DEAL).round.moves).toHaveLength(32);
    expect(play(DEAL, { hold: [3, 1] })?.face.held).toEqual([1, 3]);
  });

  it('shows no card that is not drawn yet, and is open until the move', () => {
    const { round } = open(`${DEAL} A♠ 2♥ 3♥ 5♥ 6♥`);
    expect(JSON.parse(JSON.stringify(round.face))).toEqual({
      dealt: cardsOf(DEAL),
      cards: cardsOf(DEAL),
      hand: 'nothing',
    });
    expect(round).toEqual(open(`${DEAL} 7♥ 8♥ 9♥ J♥ Q♥`).round);
    expect(round.paidMinor).toBeUndefined();
  });

  it('left open is held as best play would', () => {
    expect(VIDEO_POKER.moveForAbsent(open(DEAL).round, bet)).toEqual({ hold: [0, 1, 2, 3] });
    expect(VIDEO_POKER.moveForAbsent(open('2♠ 4♥ 6♦ 8♣ T♠').round, bet)).toEqual({ hold: [] });
  });

  it.each([
    [null],
    [{}],
    [{ hold: [5] }],
    [{ hold: [-1] }],
    [{ hold: [0, 0] }],
    [{ hold: ['0'] }],
    [{ hold: [0.5] }],
    [{ hold: '0' }],
    [{ hold: [0], more: 1 }],
  ])('takes no %j', (move) => {
    expect(play(DEAL, move)).toBeUndefined();
  });

  it('takes one move, and no choice', () => {
    const draws = drawsThatTake(cardsOf(DEAL), 52);
    const over = playMove(VIDEO_POKER, draws, bet, begin(VIDEO_POKER, draws, bet), { hold: [] });
    expect(over && playMove(VIDEO_POKER, draws, bet, over, { hold: [] })).toBeUndefined();
    expect(VIDEO_POKER.readBet(1n, { coins: 5 })).toBeUndefined();
    expect(VIDEO_POKER.readBet(1n, {})).toEqual({ stakeMinor: 1n, choice: {} });
  });

  it('returns 99.5439 % by best play, and pays 800 stakes at most', () => {
    expect(millionths(VIDEO_POKER.returnOf({}))).toBe(995_439);
    expect(VIDEO_POKER.mostMinor(bet)).toBe(80_000n);
    expect(HOLDS[0]).toEqual([0, 1, 2, 3, 4]);
  });
});
