import type { BetId, PlayerId } from '@paddock/contract';
import { oneLine } from '@paddock/contract/bets';

import { couldCover, type BetAtRisk, type LegAtRisk } from './bet-at-risk.ts';
import { takesOtherSide } from './cover.ts';
import { worstJointLoss } from './worst-joint-loss.ts';

let made = 0;

/** A leg in few words: `1x2 home 2000`, `total line=2.5 over 1900`. */
function leg(text: string, over: Partial<LegAtRisk> = {}): LegAtRisk {
  const words = text.split(' ');
  const [marketType = '', specifier] = words.length === 4 ? words : [words[0]];
  const specifiers = Object.fromEntries(
    specifier?.split('&').map((part) => part.split('=')) ?? [],
  ) as LegAtRisk['specifiers'];
  return {
    eventId: '1',
    marketId: [marketType, specifier].join(' '),
    sport: 'football',
    marketType,
    specifiers,
    outcome: words.at(-2) ?? '',
    oddsMilli: Number(words.at(-1)),
    score: [0, 0],
    chancePpb: 500_000_000,
    result: 'open',
    ...over,
  };
}

function bet(stake: number, ...legs: readonly LegAtRisk[]): BetAtRisk {
  return {
    playerId: '1' as PlayerId,
    betId: String(++made) as BetId,
    currency: 'EUR',
    stakeMinor: BigInt(stake) * 100n,
    struckMinor: BigInt(stake) * 100n,
    status: 'open',
    revision: 0,
    acceptedAtMs: 0,
    settledAtMs: null,
    plan: oneLine(legs.length),
    legs,
  };
}

const tennis = (text: string, score: LegAtRisk['score'] = [0, 0]) => leg(text, { sport: 'tennis', score });
const basket = (text: string) => leg(text, { sport: 'basketball' });
/** Combinations only cover. */
const lossOf = (...bets: readonly BetAtRisk[]) => {
  const singles = bets.filter(({ legs }) => legs.length === 1);
  const covering = bets.filter(({ legs }) => legs.length > 1);
  return Number(worstJointLoss(singles, covering, '1')) / 100;
};

describe('the worst joint loss of bets on one event (rules §14)', () => {
  it('of bets that can all lose is all that was staked', () => {
    expect(lossOf(bet(100, leg('1x2 home 2000')))).toBe(100);
    expect(lossOf(bet(100, leg('1x2 home 2000')), bet(50, leg('1x2 home 2100')))).toBe(150);
    expect(lossOf(bet(100, leg('1x2 home 2000')), bet(100, leg('1x2 draw 3400')))).toBe(200);
    expect(lossOf(bet(100, leg('1x2 home 2000')), bet(100, leg('total line=2.5 over 1900')))).toBe(200);
  });

  it.each([
    [
      'all three outcomes',
      [bet(100, leg('1x2 home 2000')), bet(100, leg('1x2 draw 3400')), bet(100, leg('1x2 away 3600'))],
      100,
    ],
    [
      'an outcome and the double chance of the others',
      [bet(100, leg('1x2 home 2000')), bet(100, leg('double-chance x2 1800'))],
      20,
    ],
    [
      'over and under',
      [bet(100, leg('total line=2.5 over 1900')), bet(100, leg('total line=2.5 under 1900'))],
      10,
    ],
    [
      'over and under of lines that leave a gap to neither',
      [bet(100, leg('total line=1.5 over 1300')), bet(100, leg('total line=2.5 under 1900'))],
      70,
    ],
    [
      'a handicap and the winner',
      [bet(100, leg('handicap line=-0.5 home 2000')), bet(100, leg('double-chance x2 1900'))],
      10,
    ],
    [
      'quarter lines, half of which comes back',
      [bet(100, leg('handicap line=-0.25 home 1900')), bet(100, leg('handicap line=-0.25 away 1950'))],
      10,
    ],
    ['every score there is', [bet(100, leg('both-score yes 1900')), bet(100, leg('both-score no 2000'))], 10],
    [
      'both halves and the match',
      [bet(100, leg('half-total half=1&line=0.5 over 1500')), bet(100, leg('total line=0.5 under 9000'))],
      200,
    ],
    [
      'two markets that no score ties together',
      [bet(100, leg('next-goal goal=1 home 2000')), bet(40, leg('1x2 away 3000'))],
      20,
    ],
  ])('of %s', (_name, bets, loss) => {
    expect(lossOf(...bets)).toBe(loss);
  });

  it('is nothing where something is won however it ends', () => {
    expect(lossOf(bet(100, leg('1x2 home 2100')), bet(100, leg('double-chance x2 2100')))).toBe(0);
  });

  it('knows that no match ends below the score at which a bet was struck', () => {
    const late = { score: [2, 0] } as const;
    const bets = [
      bet(100, leg('correct-score 2:0 1900', late)),
      bet(100, leg('total line=2.5 over 1900', late)),
    ];
    expect(lossOf(...bets)).toBe(10);
    expect(lossOf(bet(100, leg('1x2 home 1100', late)))).toBe(100);
  });

  it('knows tennis by its sets and basketball by its lines', () => {
    expect(lossOf(bet(100, tennis('winner home 1900')), bet(100, tennis('winner away 1900')))).toBe(10);
    expect(
      lossOf(bet(100, tennis('winner home 1900')), bet(100, tennis('games-total line=20.5 over 1900'))),
    ).toBe(200);
    const twoSets = (score?: LegAtRisk['score']) =>
      lossOf(
        bet(100, tennis('set-score 2:0 1900', score)),
        bet(100, tennis('set-winner set=2 away 1900', score)),
      );
    expect(twoSets()).toBe(200);
    expect(twoSets([1, 0])).toBe(10);
    expect(
      lossOf(bet(100, basket('total line=160.5 over 1900')), bet(100, basket('total line=160.5 under 1900'))),
    ).toBe(10);
    expect(
      lossOf(
        bet(100, basket('handicap line=-4.5 home 1900')),
        bet(100, basket('total line=160.5 over 1900')),
      ),
    ).toBe(200);
    expect(
      lossOf(bet(100, basket('handicap line=-4.5 home 1900')), bet(100, basket('winner away 1900'))),
    ).toBe(200);
    expect(
      lossOf(bet(100, basket('handicap line=0.5 home 1900')), bet(100, basket('winner away 1900'))),
    ).toBe(10);
  });

  it('takes a combination as won where that lessens the loss, and never as a loss', () => {
    const other = leg('1x2 home 1010', { eventId: '2', marketId: 'other' });
    const single = bet(100, leg('total line=2.5 over 1900'));
    expect(lossOf(single, bet(100, leg('total line=2.5 under 1900'), other))).toBe(8.1);
    expect(lossOf(single, bet(100, leg('total line=2.5 over 1900'), other))).toBe(100);
  });

  it('takes a system as won with all its other legs, by the lines with a leg and those without', () => {
    const single = bet(100, leg('1x2 home 2000'));
    const [away, second, third] = [
      leg('1x2 away 3000'),
      leg('1x2 home 2000', { eventId: '2', marketId: 'b' }),
      leg('1x2 home 1500', { eventId: '3', marketId: 'c' }),
    ];
    const twoOfThree = { ...bet(30, away, second, third), plan: { bankers: [], folds: [2] } };
    // Away wins: 10 · (6 + 4.5 + 3) = 135, less 30. A draw: 10 · 3, its own stake back.
    expect(lossOf(single, twoOfThree)).toBe(100);
    const covered = bet(100, leg('double-chance 1x 2000'));
    expect(lossOf(covered, twoOfThree)).toBe(0);
    const banker = { ...bet(20, away, second, third), plan: { bankers: [1], folds: [1] } };
    // Away wins: 10 · (6 + 3) = 90, less 20.
    expect(lossOf(covered, banker)).toBe(30);
  });

  it('takes a chain as won with all its other links, and an anti-accumulator as won whatever the leg does', () => {
    const [home, second] = [leg('1x2 home 2000'), leg('1x2 home 2000', { eventId: '2', marketId: 'b' })];
    const chain = { ...bet(30, leg('1x2 away 3000'), second), plan: { links: [1, 1] } };
    // Away wins: 30 · (3 + 1) less 30. A draw: the account is empty.
    expect(lossOf(bet(100, leg('double-chance 1x 2000')), chain)).toBe(10);
    // 50 · 0.95 ÷ (1 − 0.5), less 50: the other leg void.
    const anti = { ...bet(50, home, second), plan: { antiOddsMilli: 1_266, marginPpb: 50_000_000 } };
    expect(lossOf(bet(100, home), anti)).toBe(55);
  });

  it('is lessened by bets that only cover, and never made larger by them', () => {
    const single = bet(100, leg('total line=2.5 over 1900'));
    const [under, over] = [leg('total line=2.5 under 1900'), leg('total line=2.5 over 1200')];
    expect(worstJointLoss([single], [bet(100, under)], '1')).toBe(1_000n);
    expect(worstJointLoss([single], [bet(100, under), bet(100, over)], '1')).toBe(1_000n);
    expect(worstJointLoss([], [bet(100, under)], '1')).toBe(0n);
  });

  it.each([
    ['cancelled', '1x2 away 3000', 'void', false],
    ['on a line that was met', 'total line=3 over 2000', 'void', true],
    ['on a handicap that came out level', 'handicap line=0 away 1900', 'void', true],
    ['lost', '1x2 away 3000', 'lose', true],
    ['open', '1x2 away 3000', 'open', true],
  ] as const)('a bet that is %s covered while it was open: %#', (_name, text, result, covers) => {
    expect(couldCover(bet(100, leg(text, { result })))).toBe(covers);
  });

  it('is never more than the stakes, and no bet more makes it larger than by its own stake', () => {
    const outcomes = [
      '1x2 home 2000',
      '1x2 away 3600',
      'double-chance 1x 1300',
      'total line=2.25 over 1950',
      'handicap line=1 away 2200',
      'half-1x2 half=1 draw 2100',
      'correct-score 1:1 7000',
      'next-goal goal=1 away 2300',
    ];
    for (let mask = 1; mask < 2 ** outcomes.length; mask += 1) {
      const bets = outcomes.flatMap((text, at) => ((mask >> at) & 1 ? [bet(10 + at, leg(text))] : []));
      const staked = bets.reduce((sum, { stakeMinor }) => sum + Number(stakeMinor) / 100, 0);
      const loss = lossOf(...bets);
      expect(loss).toBeGreaterThanOrEqual(0);
      expect(loss).toBeLessThanOrEqual(staked);
      const last = Number(bets.at(-1)?.stakeMinor) / 100;
      expect(loss).toBeLessThanOrEqual(lossOf(...bets.slice(0, -1)) + last);
    }
  });
});

describe('the other side of a leg', () => {
  it.each([
    ['1x2 home 2000', '1x2 draw 3000', true],
    ['1x2 home 2000', '1x2 home 2100', false],
    ['1x2 home 2000', 'double-chance x2 1800', true],
    ['1x2 home 2000', 'double-chance 1x 1200', false],
    ['double-chance 1x 1200', 'double-chance x2 1500', true],
    ['total line=2.5 over 1900', 'total line=3.5 under 1500', true],
    ['total line=2.5 over 1900', 'total line=3.5 over 2900', false],
    ['1x2 home 2000', 'total line=2.5 over 1900', false],
    ['correct-score 2:1 9000', 'total line=2.5 under 1900', true],
    ['next-goal goal=1 none 9000', 'total line=0.5 over 1080', true],
    ['next-goal goal=1 home 1900', '1x2 away 3000', true],
  ])('%s against %s: %s', (one, other, expected) => {
    expect(takesOtherSide(leg(one), leg(other))).toBe(expected);
    expect(takesOtherSide(leg(other), leg(one))).toBe(expected);
  });

  it('is none on another event', () => {
    expect(takesOtherSide(leg('1x2 home 2000'), leg('1x2 away 3000', { eventId: '2' }))).toBe(false);
  });
});
