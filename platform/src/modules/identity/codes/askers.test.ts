import type { PlayerId } from '@paddock/contract';

import { triesOf, type Asker } from './askers.ts';

const ANN = '7' as PlayerId;
const tries = (kind: Asker['kind'], key: string, playerId = ANN) =>
  triesOf(playerId, { kind, key, address: '203.0.113.7', pass: undefined });

describe('what tries of a player’s codes are counted by', () => {
  it('is the known device alone', () => {
    expect(tries('device', '7 one')).not.toBe(tries('device', '7 other'));
    expect(tries('device', '7 one')).toBe(tries('device', '7 one', '8' as PlayerId));
  });

  it('is the player for all others of a kind, wherever they are', () => {
    expect(tries('first-step', '7 203.0.113')).toBe(tries('first-step', '7 198.51.100'));
    expect(tries('first-step', 'x')).not.toBe(tries('first-step', 'x', '8' as PlayerId));
    const kinds = (['stranger', 'first-step', 'device', 'player'] as const).map((kind) => tries(kind, '7'));
    expect(new Set(kinds).size).toBe(4);
  });
});
