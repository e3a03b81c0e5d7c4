import { playButton, type PlayFacts } from './play-button.ts';

const BOUNDS = { minMinor: 10n, maxMinor: 100_000n, maxWinMinor: 5_000_000n };
const FACTS: PlayFacts = {
  isDemo: false,
  isSignedIn: true,
  isOnBreak: false,
  isMaintenance: false,
  isReading: false,
  isUnanswered: false,
  isOpen: false,
  hasChips: false,
  isFree: false,
  stakeMinor: 100n,
  isBet: true,
  mostMinor: 198n,
  bounds: BOUNDS,
  balanceMinor: 1_000n,
  roomMinor: null,
};

describe('the button of a game', () => {
  it.each<[string, Partial<PlayFacts>, unknown]>([
    ['plays', {}, { kind: 'play', stakeMinor: 100n }],
    ['asks for a stake', { stakeMinor: undefined }, { kind: 'enter-stake', bounds: BOUNDS }],
    ['asks for chips', { stakeMinor: 0n, hasChips: true }, { kind: 'place-chips' }],
    ['names the smallest stake', { stakeMinor: 9n }, { kind: 'stake-low', bounds: BOUNDS }],
    ['names the largest stake', { stakeMinor: 100_001n }, { kind: 'stake-high', bounds: BOUNDS }],
    ['names the largest win', { mostMinor: 5_000_001n }, { kind: 'win-high', bounds: BOUNDS }],
    ['takes the largest win', { mostMinor: 5_000_000n }, { kind: 'play', stakeMinor: 100n }],
    ['asks for a choice', { isBet: false }, { kind: 'choose' }],
    ['says what is missing', { stakeMinor: 1_360n }, { kind: 'deposit', missingMinor: 360n }],
    ['plays all there is', { stakeMinor: 1_000n }, { kind: 'play', stakeMinor: 1_000n }],
    ['knows an own limit', { roomMinor: 99n }, { kind: 'own-limit', roomMinor: 99n }],
    ['waits for the balance', { balanceMinor: undefined }, { kind: 'waiting' }],
    ['waits for the bounds', { bounds: undefined }, { kind: 'waiting' }],
    ['asks guests to sign in', { isSignedIn: false }, { kind: 'sign-in' }],
    ['names a break', { isOnBreak: true }, { kind: 'on-break' }],
    ['names maintenance', { isMaintenance: true }, { kind: 'maintenance' }],
    ['begins no other round', { isOpen: true }, { kind: 'open' }],
    [
      'plays a free round whatever money and limits leave',
      { isFree: true, balanceMinor: 0n, roomMinor: 0n },
      { kind: 'play', stakeMinor: 100n, isFree: true },
    ],
    ['first asks for an answer', { isUnanswered: true, isOpen: true }, { kind: 'unanswered' }],
  ])('%s', (_what, change, button) => {
    expect(playButton({ ...FACTS, ...change })).toEqual(button);
  });

  it('of a demo asks for neither player nor bounds, and fills up again', () => {
    const demo = { ...FACTS, isDemo: true, isSignedIn: false, isOnBreak: true, bounds: undefined };
    expect(playButton(demo)).toEqual({ kind: 'play', stakeMinor: 100n });
    expect(playButton({ ...demo, balanceMinor: 99n })).toEqual({ kind: 'refill' });
  });
});
