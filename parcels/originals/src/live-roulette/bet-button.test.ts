import type { SharedBetView } from '@paddock/contract/schemas';

import { betButton } from './bet-button.ts';

const bet = (slot: number) => ({ slot, stake: '4.00', currency: 'EUR' }) as SharedBetView;
const state = { isOpen: true, bets: [bet(1)], draftMinor: 600n, maxMinor: 1_000n, slots: 2 };

describe('the button of the table', () => {
  it('bets what lies, and says why where it cannot', () => {
    expect(betButton(state)).toBe('bet');
    expect(betButton({ ...state, isOpen: false })).toBe('closed');
    expect(betButton({ ...state, draftMinor: 0n })).toBe('empty');
    expect(betButton({ ...state, maxMinor: undefined })).toBe('empty');
    expect(betButton({ ...state, draftMinor: 601n })).toBe('too-much');
    expect(betButton({ ...state, bets: [bet(1), bet(2)], draftMinor: 1n })).toBe('no-slot');
  });
});
