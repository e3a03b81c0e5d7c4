import { playMoves } from '../rules/play.ts';
import { drawsThatPick } from '../testing/draws-that.ts';
import { bestMove, BLACKJACK } from './blackjack.ts';

const bet = { stakeMinor: 101n, choice: {} };
/** A round of these ranks in the order drawn: player, dealer, player, the dealer's hidden one, and so on; all hearts. */
const drawsOf = (ranks: string) =>
  drawsThatPick(ranks.split('').map((rank) => [26 + 'A23456789TJQK'.indexOf(rank), 52]));
const play = (ranks: string, moves: readonly unknown[] = []) =>
  playMoves(BLACKJACK, drawsOf(ranks), bet, moves)?.round;
const named = (kinds: string) => (kinds === '' ? [] : kinds.split(' ').map((kind) => ({ kind })));

describe('blackjack', () => {
  it.each([
    ['a better total', 'T6T T2', 'stand', 'won', 202n, 101n],

    ['an equal total', 'T7 7T', 'stand', 'push', 101n, 101n],
    ['a smaller total', 'T8 7T', 'stand', 'lost', 0n, 101n],
    ['a dealer who busts', 'T6 2T T', 'stand', 'won', 202n, 101n],
    ['a dealer who stands on soft 17', 'T6 8A', 'stand', 'won', 202n, 101n],
    ['a dealer who draws on soft 16', 'T5 8A 3', 'stand', 'lost', 0n, 101n],
    ['a bust', 'T6 6T T', 'hit', 'bust', 0n, 101n],
    ['21, which stands by itself', 'T6 6T 5 2', 'hit', 'won', 202n, 101n],
    ['a blackjack, 3 to 2, floored', 'A6 KT', '', 'blackjack', 252n, 101n],
    ['a blackjack against one', 'AA KT', '', 'push', 101n, 101n],
    ['a dealer with a blackjack under an ace', 'TA TK', '', 'lost', 0n, 101n],
    ['a dealer with a blackjack under a ten', 'TK TA', '', 'lost', 0n, 101n],
    ['21 of three cards against a blackjack', '5T 6A', '', 'lost', 0n, 101n],
    ['a doubled stake lost', '56 6T 9 5', 'double', 'lost', 0n, 202n],
    ['a doubled stake pushed', '56 6T T 5', 'double', 'push', 202n, 202n],
    ['a doubled stake won', '56 6T T 2', 'double', 'won', 404n, 202n],
    ['a doubled stake bust', 'T6 6T T', 'double', 'bust', 0n, 202n],
    ['two hands', '86 8T TT T', 'split stand stand', 'won won', 404n, 202n],
    ['one hand of two', '8T 8T T3 9', 'split stand hit stand', 'lost push', 101n, 202n],
    ['two hands, one of them doubled', '86 8T T3 8 T', 'split stand double', 'won won', 606n, 303n],
    ['both hands bust, the dealer draws none', '86 8T TT TT', 'split hit hit', 'bust bust', 0n, 202n],
    ['split aces, a card each', 'A6 AT T5 T', 'split', 'won won', 404n, 202n],
    ['a split ten with an ace, which is 21', 'T6 QT A9 5', 'split stand', 'push lost', 101n, 202n],
  ])('with %s', (_what, ranks, kinds, results, paidMinor, stakedMinor) => {
    const round = play(ranks.replaceAll(' ', ''), named(kinds));
    expect(round?.face.hands.map(({ result }) => result).join(' ')).toBe(results);
    expect(round).toMatchObject({ moves: [], paidMinor, stakedMinor });
  });

  it.each([
    ['two cards', 'T66T', '', 'hit stand double'],
    ['a pair of eights', '868T', '', 'hit stand double split'],
    ['a pair by points', 'T6KT', '', 'hit stand double split'],
    ['three cards', '2637T', 'hit', 'hit stand'],
    ['a hand of a split', '868T8T', 'split', 'hit stand double'],
    ['an ace of the dealer', 'TA69', '', 'hit stand double'],
  ])('offers by %s', (_what, ranks, kinds, offered) => {
    expect(play(ranks, named(kinds))?.moves).toEqual(named(offered));
  });

  it('shows the open card of the dealer alone while the round is open, and draws nothing before its time', () => {
    const open = play('T66T', named(''));
    expect(JSON.parse(JSON.stringify(open?.face))).toEqual({
      hands: [{ cards: [35, 31], total: 16, isSoft: false, isDoubled: false }],
      playing: 0,
      dealer: [31],
    });
    expect(open).toEqual(play('T662555', named('')));
    expect(play('86897T', named('split'))).toEqual(play('868A7T', named('split')));
  });

  it('says which hand is played, and shows soft totals', () => {
    const second = play('868TT3', named('split stand'));
    expect(second?.face).toMatchObject({ playing: 1, hands: [{ total: 18 }, { total: 11, isSoft: false }] });
    expect(play('A66T')?.face.hands[0]).toMatchObject({ total: 17, isSoft: true });
    expect(play('A66TT', named('hit'))?.face.hands[0]).toMatchObject({ total: 17, isSoft: false });
  });

  it('has a hint for every open hand', () => {
    const hint = (ranks: string, kinds: string) => {
      const round = play(ranks, named(kinds));
      return round && bestMove(round)?.kind;
    };
    expect(hint('868T', '')).toBe('split');
    expect(hint('5667', '')).toBe('double');
    expect(hint('3667T2', 'hit')).toBe('stand');
    expect(hint('868TT3', 'split stand')).toBe('double');
    expect(hint('T6TT', 'stand')).toBeUndefined();
  });

  it('left open stands, hand by hand', () => {
    const round = play('868TT3', named('split'));
    expect(round && BLACKJACK.moveForAbsent(round, bet)).toEqual({ kind: 'stand' });
    expect(play('868TT3T', named('split stand stand'))?.moves).toEqual([]);
  });

  it.each([
    [{ kind: 'split' }],
    [{ kind: 'surrender' }],
    [{ kind: 'hit', hand: 1 }],
    ['hit'],
    [null],
    [['hit']],
  ])('takes no %j with a ten and a six', (move) => {
    expect(play('T66T5', [move])).toBeUndefined();
  });

  it('takes no move after its end, and no choice', () => {
    expect(play('T6TT5', named('stand stand'))).toBeUndefined();
    expect(play('TATK', named('hit'))).toBeUndefined();
    expect(BLACKJACK.readBet(1n, { decks: 6 })).toBeUndefined();
    expect(BLACKJACK.readBet(1n, {})).toEqual({ stakeMinor: 1n, choice: {} });
  });

  it('can pay eight stakes', () => {
    expect(play('868T33TT', named('split double double'))?.stakedMinor).toBe(404n);
    expect(BLACKJACK.mostMinor(bet)).toBe(808n);
  });
});
