import type { RoundView } from '@paddock/contract/schemas';

import { aRoundView } from './round-view.fixture.ts';
import { nextNonce } from './next-nonce.ts';
import { roundToShow } from './round-to-show.ts';

const OPEN = aRoundView({ id: '5', paid: null });
const MOVED: RoundView = { ...OPEN, made: [{}] };
const OVER: RoundView = { ...MOVED, paid: '2.00' };
const OLDER = aRoundView({ id: '4' });

describe('the round on the table', () => {
  it.each<[string, RoundView[], RoundView | undefined, RoundView | undefined]>([
    ['is one that waits', [OPEN, OLDER], undefined, OPEN],
    ['is none that is over', [OLDER], undefined, undefined],
    ['stays where it stands', [OPEN, OLDER], OPEN, undefined],
    ['goes on with another tab', [MOVED, OLDER], OPEN, MOVED],
    ['ends with another tab', [OVER, OLDER], MOVED, OVER],
    ['never goes back', [OPEN, OLDER], MOVED, undefined],
    ['gives way to one that another tab began', [OPEN, OLDER], OLDER, OPEN],
  ])('%s', (_what, rows, known, shown) => {
    expect(roundToShow(rows, known)).toBe(shown);
  });
});

describe('the nonce of the next round', () => {
  const active = { commitment: 'ab'.repeat(32), clientSeed: 'me', rounds: 3 };
  const last = (commitment: string, nonce: number) => ({
    seeds: { commitment, nonce, clientSeed: 'me', serverSeed: null },
  });
  it.each([
    ['as it was read', undefined, 3],
    ['one more than the last round', last('ab'.repeat(32), 7), 8],
    ['as it was read, after a round under other seeds', last('cd'.repeat(32), 7), 3],
  ])('is %s', (_what, round, nonce) => {
    expect(nextNonce(active, round)).toBe(nonce);
  });
});
