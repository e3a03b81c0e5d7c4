import { fireEvent, render, screen } from '@testing-library/react';
import { SCRATCH, type ScratchFace } from '@paddock/games/scratch';

import { openFace, press, roundNr, type OpenFace, type OpenFaceOptions } from '../testing/open-face.tsx';
import { SCRATCH_FACE } from './scratch-face.ts';

type NoChoice = Readonly<Record<string, never>>;
/** The first ticket of all, with the largest prize. */
const JACKPOT = () => 0;
/** The last one, which wins nothing. */
const BLANK = (index: number) => (index === 0 ? 2 ** 32 - 1 : roundNr(3)(index));

describe('a scratch card', () => {
  let face: OpenFace<NoChoice, ScratchFace>;
  const open = (options: OpenFaceOptions<NoChoice> = {}) => (face = openFace(SCRATCH_FACE, options));
  const opened = () => screen.queryAllByRole('button', { name: /^Field \d: / });
  afterEach(() => {
    face.close();
  });

  it('can be bought, and not be scratched before', () => {
    open();
    expect(SCRATCH.readBet(100n, face.choice())).toBeDefined();
    press('Field 1');
    expect([opened(), face.words()]).toEqual([[], 'The stake is the price of the ticket.']);
  });

  it('says that it is decided and paid before it is scratched', () => {
    open();
    face.deal(JACKPOT);
    expect(opened()).toEqual([]);
    expect(face.words()).toMatch(/^The ticket is decided and its prize, if any, is paid already\./);
  });

  it('is opened field by field, and says what it won after the last one', () => {
    open();
    face.deal(JACKPOT);
    for (const nr of [1, 2, 3, 4, 5, 6, 7, 8]) press(`Field ${nr}`);
    expect(face.words()).toMatch(/is paid already/);
    press('Field 9');
    expect([opened().length, face.words()]).toEqual([9, '×10,000 is there three times.']);
    expect(document.querySelectorAll('[data-winning]')).toHaveLength(3);
  });

  it.each([
    ['en', 'Open all fields', 'No prize is there three times.'],
    ['ru', 'Открыть все поля', 'Ни один приз не встречается трижды.'],
  ] as const)('is opened at once by one button (%s)', (language, button, words) => {
    open({ language });
    face.deal(BLANK);
    press(button);
    expect(face.words()).toBe(words);
    expect(document.querySelectorAll('[data-winning]')).toHaveLength(0);
  });

  it('is scratched by a pointer, field by field', () => {
    open();
    face.deal(JACKPOT);
    const fields = screen.getByRole('button', { name: 'Field 1' }).parentElement!;
    // jsdom's pointer events have no place.
    const move = (type: string, clientX: number, clientY: number) =>
      fireEvent(fields, new MouseEvent(`pointer${type}`, { bubbles: true, clientX, clientY, buttons: 1 }));
    for (const x of [60, 140, 220]) {
      move('down', x, 20);
      move('move', x, 280);
      move('up', x, 280);
    }
    expect(opened().map((field) => field.getAttribute('aria-label'))).toEqual(['Field 1: ×10,000']);
    // The end of a stroke over a field is no press on it.
    move('down', 450, 350);
    move('move', 450, 450);
    press('Field 5');
    expect(opened()).toHaveLength(1);
  });

  it('is another one with the next round', () => {
    open();
    face.deal(JACKPOT);
    press('Open all fields');
    face.deal(BLANK);
    expect(opened()).toEqual([]);
  });

  it('lists how many tickets win what', () => {
    open();
    const { Rules } = SCRATCH_FACE;
    render(Rules ? <Rules /> : null);
    expect(screen.getByText('An edition of 1,048,576 tickets')).toBeTruthy();
    expect(screen.getByText('236,000 tickets').nextSibling?.textContent).toBe('×1');
    expect(screen.getByText('618,154 tickets').nextSibling?.textContent).toBe('×0');
  });
});
