import { describe, expect, it } from '@jest/globals';

import { CHANNEL, readGameMessage } from './game-messages.ts';

const frame = {};
const from = { origin: 'https://games.example', source: frame };
const heard = (data: unknown, over: object = {}) => ({ ...from, data, ...over });
const of = (message: object) => ({ channel: CHANNEL, ...message });

describe('what a game says', () => {
  it('is taken from its own frame and origin', () => {
    expect(readGameMessage(heard(of({ type: 'round', isOpen: true, more: 1 })), from)).toEqual({
      type: 'round',
      isOpen: true,
    });
    expect(readGameMessage(heard(of({ type: 'balance' })), from)).toEqual({ type: 'balance' });
  });

  it.each([
    ['another origin', heard(of({ type: 'ready' }), { origin: 'https://games.example.evil.example' })],
    ['another frame of its origin', heard(of({ type: 'ready' }), { source: {} })],
    ['another talk', heard({ type: 'ready' })],
    ['an unknown type', heard(of({ type: 'pay-out' }))],
    ['a round that says nothing', heard(of({ type: 'round', isOpen: 'yes' }))],
    ['a text', heard('ready')],
    ['nothing', heard(null)],
  ])('is nothing from %s', (_what, event) => {
    expect(readGameMessage(event, from)).toBeUndefined();
  });

  it('is nothing while there is no frame', () => {
    expect(
      readGameMessage(heard(of({ type: 'ready' }), { source: null }), { ...from, source: null }),
    ).toBeUndefined();
  });
});
