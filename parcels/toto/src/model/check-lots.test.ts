import type { TotoDrawView, TotoEvent } from '@paddock/contract/schemas';

import { aDraw, aLotDraw } from '../parts/toto.fixture.ts';
import { checkLots } from './check-lots.ts';

const withOutcome = (draw: TotoDrawView, at: number, outcome: TotoEvent['outcome']): TotoDrawView => ({
  ...draw,
  events: draw.events.map((event, place) => (place === at ? { ...event, outcome } : event)),
});

describe('the lots of a draw', () => {
  it('come to what another library computes of its seed, in the next block too', () => {
    expect(checkLots(aLotDraw())).toEqual({
      isFair: true,
      lots: [
        { place: 1, outcome: 'X' },
        { place: 9, outcome: '1' },
      ],
    });
  });

  it('are not fair with another seed than was sealed, another outcome, or another public value', () => {
    const draw = aLotDraw();
    const { result } = draw;
    const changed: readonly TotoDrawView[] = [
      { ...draw, commitment: 'a'.repeat(64) },
      withOutcome(draw, 0, 2),
      withOutcome(draw, 1, 2),
      { ...draw, result: result && { ...result, publicValue: result.publicValue.replace('-', '0') } },
    ];
    expect(changed.map((one) => checkLots(one)?.isFair)).toEqual([false, false, false, false]);
  });

  it('are none before the draw is decided, and where every outcome is right', () => {
    expect(checkLots(aLotDraw({ result: null }))).toBeUndefined();
    expect(checkLots(aDraw())).toBeUndefined();
  });
});
