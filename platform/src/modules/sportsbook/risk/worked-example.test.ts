import { formatAmount, RESULT_WIN, type PlayerId } from '@paddock/contract';

import { documentText, rowsOf, sectionOf } from '../../../testing/documents.ts';
import { frozenChance } from './chance.ts';
import { exposureOf, type WeighedLeg } from './exposure.ts';
import { oneLine } from '@paddock/contract/bets';

const STAKE_MINOR = 1_000n;

/** Reads a row's market: `total 2`, `**1.900** 1.900`; the bold price is the leg's. */
function legOf(name = '', prices = ''): WeighedLeg {
  const [, line] = name.split(' ');
  const selections = prices.split(' ').map((text, at) => ({
    outcome: text.startsWith('**') ? 'own' : `other-${at}`,
    oddsMilli: Math.round(Number(text.replaceAll('*', '')) * 1000),
    open: true,
  }));
  const own = selections.find(({ outcome }) => outcome === 'own');
  if (own === undefined) throw new Error(`no price of ${prices} is the leg’s`);
  const market = {
    type: { settlement: { scope: 'match', by: 'winner' }, margin: 'power' } as const,
    specifiers: line === undefined ? {} : { line },
    selections,
  };
  const chancePpb = frozenChance(market, 'own');
  return { selectionId: name, eventId: name, oddsMilli: own.oddsMilli, chancePpb, result: undefined };
}

const parts = (ppb: bigint) => `${ppb / 10n ** 9n}.${(ppb % 10n ** 9n).toString().padStart(9, '0')}`;

describe('the worked example of docs/money.md', () => {
  const rows = rowsOf(sectionOf(documentText('money.md'), '### An accumulator of 10.00 EUR'));
  const legs = rows.map(([name, prices]) => legOf(name, prices));

  /** What each leg weighs once the first ones have won. */
  function weights(won: number): readonly string[] {
    const exposure = exposureOf({
      playerId: '1' as PlayerId,
      currency: 'EUR',
      unitMinor: STAKE_MINOR,
      plan: oneLine(legs.length),
      payoutCapMinor: 25_000_000n,
      legs: legs.map((leg, at) => (at < won ? { ...leg, result: RESULT_WIN } : leg)),
    });
    return legs.map(({ selectionId }) => formatAmount(exposure.weights.get(selectionId) ?? 0n, 'EUR'));
  }

  it('says the chances and expected multipliers that the code freezes', () => {
    expect(rows.length).toBe(3);
    expect(rows.map(([, , chance]) => chance)).toEqual(legs.map(({ chancePpb }) => parts(chancePpb)));
    const expected = legs.map(({ chancePpb, oddsMilli }) => (chancePpb * BigInt(oddsMilli)) / 1000n);
    expect(rows.map(([, , , multiplier]) => multiplier)).toEqual(
      expected.map((ppb) => parts(ppb > 10n ** 9n ? 10n ** 9n : ppb)),
    );
  });

  it.each([0, 1, 2])('says what the legs weigh when %i of them have won', (won) => {
    expect(rows.map((row) => row[4 + won])).toEqual(weights(won));
  });
});
