import { jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import type { SlotFace } from '@paddock/games/slot';

import { openFace, press, type OpenFace, type OpenFaceOptions } from '../testing/open-face.tsx';
import { SLOT_FACE } from './slot-face.ts';

/** Numbers by which each spin stops its reels there; all at 0 after the last. */
const stopping =
  (...spins: readonly (readonly number[])[]) =>
  (index: number) =>
    (spins[Math.floor(index / 5)]?.[index % 5] ?? 0) * 2 ** 27;
/** The cups of the first three reels in the top row. */
const CUPS = [21, 28, 31, 0, 0];

/** Two lines of jacks and one of boots. */
const THREE_LINES = [4, 7, 11, 5, 9];

type NoChoice = Readonly<Record<string, never>>;

describe('the slot', () => {
  let face: OpenFace<NoChoice, SlotFace>;
  const open = (options: OpenFaceOptions<NoChoice> = {}) =>
    (face = openFace(SLOT_FACE, { stakeMinor: 1_00n, ...options }));
  const wins = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
  afterEach(() => {
    face.close();
    jest.useRealTimers();
  });

  it('can be played at once, and says what its reels show', () => {
    open();
    expect(SLOT_FACE.game.readBet(100n, face.choice())).toBeDefined();
    expect(screen.getByText(/^Row 1: .* Row 2: .* Row 3: /)).toBeTruthy();
    expect(face.words()).toBe('Ten lines from left to right; three cups bring ten free spins.');
  });

  it('names each win with its amount', () => {
    open();
    face.deal(stopping(THREE_LINES));
    expect(wins()).toEqual([
      'Line 3, 3 of a kind€0.50',
      'Line 7, 3 of a kind€0.50',
      'Line 10, 3 of a kind€2.00',
    ]);
    expect(face.words()).toBe('3 wins.');
  });

  it('says that there is no line', () => {
    open({ language: 'ru' });
    face.deal(stopping([0, 0, 0, 5, 5]));
    expect([face.words(), wins()]).toEqual(['Ни одной линии.', []]);
  });

  it('turns first, then draws what was won, and is ended by a press', () => {
    jest.useFakeTimers();
    open({ isStill: false });
    face.deal(stopping(CUPS));
    expect([face.words(), wins()]).toEqual(['', []]);
    act(() => jest.advanceTimersByTime(2_500));
    expect(screen.getByText(/^Free spin 1 of 10, ×3$/)).toBeTruthy();
    expect(face.words()).toBe('');
    press('Show at once');
    expect(face.words()).toBe('10 free spins.');
  });

  it('has every free spin to be looked at again', () => {
    open();
    face.deal(stopping(CUPS, THREE_LINES));
    const buttons = screen.getAllByRole('button');
    expect(buttons).toHaveLength(11);
    press('Free 1 €9.00');
    expect(screen.getByRole('button', { name: 'Free 1 €9.00' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('Free spin 1 of 10, ×3')).toBeTruthy();
  });

  it('opens its par sheet', () => {
    open();
    const { Rules } = SLOT_FACE;
    const { container } = render(<Rules />);
    const sheet = within(container);
    const cellsOf = (table: number, name: RegExp) => {
      const rows = within(sheet.getAllByRole('table')[table]!);
      return within(rows.getByRole('row', { name }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    };
    for (const part of ['76.763%', '2.416%', '16.923%', '96.103%', '0.712%', '4.769']) {
      expect(sheet.getByText(part)).toBeTruthy();
    }
    expect(cellsOf(0, /horse/)).toEqual(['×5', '×25', '×300']);
    expect(cellsOf(0, /cup/)).toEqual(['×3', '×10', '×50']);
    expect(cellsOf(1, /cup/)).toEqual(['1', '1', '1', '1', '1']);
    expect(sheet.getAllByRole('list', { name: /^Reel \d$/ }).map((strip) => strip.children)).toHaveLength(5);
  });
});
