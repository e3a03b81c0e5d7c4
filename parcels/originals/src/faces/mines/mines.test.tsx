import { act, fireEvent, screen, within } from '@testing-library/react';
import { drawsThatTake } from '@paddock/games/testing';

import { openFace, type OpenFace } from '../testing/open-face.tsx';
import { MINES_FACE } from './mines-face.ts';
import { plansOf, tilesOf } from './mines-tiles.ts';

/** Three mines, on the first three tiles. */
const MINED = drawsThatTake([0, 1, 2], 25);
const tiles = () => [...document.querySelectorAll<HTMLElement>('[aria-label="Tiles"] > button')];
function tile(row: number, column: number): HTMLElement {
  const [found] = tiles().filter((each) =>
    each.getAttribute('aria-label')?.startsWith(`Row ${row}, column ${column}:`),
  );
  if (found === undefined) throw new Error('no such tile');
  return found;
}
const collect = () => screen.getByText(/to collect yet|round is over/).closest('button');

describe('the face of mines', () => {
  let face: OpenFace<unknown, unknown>;
  afterEach(() => face.close());

  it('takes no tile before a round, and says how it begins', () => {
    face = openFace(MINES_FACE);
    fireEvent.click(tile(1, 1));
    expect(face.moves).toEqual([]);
    expect(screen.getByText('Place a stake to begin, then open tiles.')).toBeTruthy();
    expect(collect()?.getAttribute('aria-disabled')).toBe('true');
  });

  it('opens tiles, names what collecting brings and where the next one leads', () => {
    face = openFace(MINES_FACE);
    face.deal(MINED);
    fireEvent.click(tile(5, 5));
    fireEvent.click(tile(5, 5));
    expect(face.moves).toEqual([{ kind: 'reveal', tile: 24 }]);
    expect(tile(5, 5).getAttribute('aria-label')).toBe('Row 5, column 5: safe');
    expect(screen.getByText('After the next').nextSibling?.textContent).toBe('×1.28');
    fireEvent.click(screen.getByText('Collect €11.20'));
    expect(screen.getByText('Collected at ×1.12: €11.20.')).toBeTruthy();
    expect(collect()?.textContent).toBe('The round is over');
  });

  it('shows no mine before the end, and all of them after it', () => {
    face = openFace(MINES_FACE);
    face.deal(MINED);
    fireEvent.click(tile(2, 1));
    const { innerHTML } = document.body;
    expect(innerHTML).not.toMatch(/mine-left|was a mine|"hit"/);
    face.deal(drawsThatTake([7, 8, 9], 25));
    fireEvent.click(tile(2, 1));
    // Where the mines lie changed nothing that is in the page.
    expect(document.body.innerHTML.replaceAll(/_r_\w+_/g, '')).toBe(innerHTML.replaceAll(/_r_\w+_/g, ''));
    fireEvent.click(tile(2, 3));
    expect(screen.getByText('A mine in row 2, column 3. The stake is lost.')).toBeTruthy();
    expect(tile(2, 3).dataset['state']).toBe('hit');
    expect(tile(2, 4).getAttribute('aria-label')).toBe('Row 2, column 4: was a mine');
    expect(tile(5, 5).getAttribute('aria-label')).toBe('Row 5, column 5: was safe');
  });

  it('is one stop of the Tab key, and arrow keys go over it', () => {
    face = openFace(MINES_FACE);
    face.deal(MINED);
    const stops = () => tiles().filter(({ tabIndex }) => tabIndex === 0);
    expect(stops()).toEqual([tile(1, 1)]);
    act(() => tile(1, 1).focus());
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'End'])
      fireEvent.keyDown(document.activeElement ?? document.body, { key });
    expect(document.activeElement).toBe(tile(3, 5));
    expect(stops()).toEqual([tile(3, 5)]);
  });

  it('has chances and payouts beside the number of mines, which an open round fixes', () => {
    face = openFace(MINES_FACE);
    const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows()[0]?.textContent).toBe('188%×1.12');
    fireEvent.change(screen.getByRole('slider'), { target: { value: '24' } });
    expect(face.choice()).toEqual({ mines: 24 });
    expect(rows().map(({ textContent }) => textContent)).toEqual(['14%×24.75']);
    fireEvent.click(screen.getByRole('button', { name: '5 mines' }));
    expect(face.choice()).toEqual({ mines: 5 });
    face.deal(drawsThatTake([0, 1, 2, 3, 4], 25));
    expect(screen.getByRole('slider')).toHaveProperty('disabled', true);
  });
});

describe('tiles of mines', () => {
  it('are hidden where nothing is told of them', () => {
    expect(new Set(tilesOf(undefined))).toEqual(new Set(['hidden']));
  });

  it('have plans whose chances are those of drawing without putting back', () => {
    const plans = plansOf({ mines: 3 });
    expect(plans.map(({ tiles }) => tiles)).toEqual([1, 2, 3, 5, 10, 22]);
    // 22/25 · 21/24, and 1 of C(25, 3) = 2300.
    expect(plans[1]?.chance).toBeCloseTo(0.77, 12);
    expect(plans.at(-1)?.chance).toBeCloseTo(1 / 2300, 12);
    expect(plans.at(-1)?.multiplierMilli).toBe(2_277_000);
  });
});
