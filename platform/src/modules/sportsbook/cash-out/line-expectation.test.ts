import type { Ratio } from '@paddock/contract';
import type { PriceModel } from '@paddock/contract/schemas';

import type { MarketEntry } from '../book/entries.ts';
import { footballModel } from '../testing/builder-model.ts';
import { lineExpectation } from './line-expectation.ts';

const [HOME, AWAY] = [1.5, 1.2];

interface Asked {
  readonly type?: string;
  readonly line?: string;
  readonly model?: PriceModel | undefined;
  readonly overrides?: readonly unknown[];
  readonly currentMilli?: number;
}

const number = ({ num, den }: Ratio): number => Number(num) / Number(den);

function expectationOf(outcome: string, oddsMilli: number, asked: Asked) {
  const { type = 'total', line, overrides = [], currentMilli = 1_010 } = asked;
  const model = 'model' in asked ? asked.model : footballModel(HOME, AWAY);
  const market = {
    event: { sport: 'football', model },
    type: { key: type },
    specifiers: line === undefined ? {} : { line },
    ordered: { overrides },
  } as unknown as MarketEntry;
  const found = lineExpectation({ market, outcome, currentMilli }, oddsMilli);
  return found && [number(found.expected), number(found.alive)];
}

/** Sum over all scores by the formula of Poisson: what a stake of one brings, and whether it brings anything. */
function byHand(multiplierOf: (home: number, away: number) => number): readonly [number, number] {
  const poisson = (mean: number, count: number): number =>
    count === 0 ? Math.exp(-mean) : (poisson(mean, count - 1) * mean) / count;
  let [expected, alive] = [0, 0];
  for (let home = 0; home < 25; home++) {
    for (let away = 0; away < 25; away++) {
      const chance = poisson(HOME, home) * poisson(AWAY, away);
      const multiplier = multiplierOf(home, away);
      expected += chance * multiplier;
      if (multiplier > 0) alive += chance;
    }
  }
  return [expected, alive];
}

/** What a lead over a line, in quarters, multiplies by. */
function paid(leadQuarters: number, odds: number): number {
  if (leadQuarters >= 2) return odds;
  if (leadQuarters === 1) return (1 + odds) / 2;
  return leadQuarters === 0 ? 1 : leadQuarters === -1 ? 0.5 : 0;
}

describe('a leg on a line that can give the stake back (rules §11)', () => {
  it.each([
    ['total', 'over', '3', (h, a) => 4 * (h + a - 3)],
    ['total', 'under', '3', (h, a) => 4 * (3 - h - a)],
    ['total', 'over', '2.25', (h, a) => 4 * (h + a) - 9],
    ['total', 'under', '2.75', (h, a) => 11 - 4 * (h + a)],
    ['handicap', 'home', '-1', (h, a) => 4 * (h - a - 1)],
    ['handicap', 'away', '-1', (h, a) => 4 * (a + 1 - h)],
    ['handicap', 'home', '0', (h, a) => 4 * (h - a)],
    ['handicap', 'away', '0.25', (h, a) => 4 * (a - h) - 1],
    ['handicap', 'home', '-0.75', (h, a) => 4 * (h - a) - 3],
  ] as readonly (readonly [string, string, string, (h: number, a: number) => number])[])(
    '%s %s %s is worth the sum over all scores',
    (type, outcome, line, leadOf) => {
      const [expected, alive] = byHand((h, a) => paid(leadOf(h, a), 1.95));
      const found = expectationOf(outcome, 1_950, { type, line });
      expect(found?.[0]).toBeCloseTo(expected, 6);
      expect(found?.[1]).toBeCloseTo(alive, 6);
    },
  );

  it('is worth no more than its price says now, at which no more than the stake comes back', () => {
    // Over 3 is won at 0.2859 and pushes at 0.2205: at 5.00 now it would bring 1.65 of what is staked.
    const at = (currentMilli: number) =>
      expectationOf('over', 1_950, { line: '3', currentMilli })?.[0] ?? NaN;
    const [now] = byHand((h, a) => paid(4 * (h + a - 3), 5));
    expect(at(5_000)).toBeCloseTo(at(1_010) / now, 6);
  });

  it('is not known without a model, of what it does not know, and beside a trader’s price', () => {
    expect(expectationOf('over', 1_950, { line: '3', model: undefined })).toBeUndefined();
    expect(
      expectationOf('over', 1_950, { line: '3', model: { name: 'other', figures: {} } }),
    ).toBeUndefined();
    expect(expectationOf('over', 1_950, { type: 'player-goals', line: '3' })).toBeUndefined();
    expect(expectationOf('home', 1_950, { type: 'draw-no-bet' })).toBeUndefined();
    expect(expectationOf('over', 1_950, { line: '3', overrides: [{}] })).toBeUndefined();
  });
});
