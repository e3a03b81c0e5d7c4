/** What cells show by the face of a game; the first are the dearest. */
const SYMBOLS: Readonly<Record<string, readonly string[]>> = {
  cards: ['A', 'K', 'Q', 'J', '10', '9', '8'],
  numbers: ['77', '42', '36', '21', '18', '9', '4'],
};
/** Of reels, drawn: fonts have not all of such letters. Each is a path in a square of 24, and its colour. */
const SHAPES: readonly (readonly [path: string, colour: string])[] = [
  ['M5 4h14v3l-7 13H7.6L14 8H5z', '#ff5d5d'],
  ['M12 2l3 7 7.4.6-5.6 4.9 1.7 7.3L12 18l-6.5 3.8 1.7-7.3L1.6 9.6 9 9z', '#ffd166'],
  ['M6 4h12l4 6-10 11L2 10z', '#5ecbff'],
  ['M12 21C4 15 2 11 2 8a5 5 0 0 1 10-1 5 5 0 0 1 10 1c0 3-2 7-10 13z', '#ff7ab8'],
  ['M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z', '#ff9f45'],
  ['M12 3l10 18H2z', '#7be495'],
  ['M5 5h14v14H5z', '#b79bff'],
];
/** What rounds pay, in hundredths of the stake, the dearest first: a symbol each. */
const PAYS = [20_000, 5_000, 1_000, 500, 200, 100, 50];
const SVG = 'http://www.w3.org/2000/svg';

export interface Board {
  readonly cells: readonly HTMLElement[];
  readonly face: string;
}

/** What a round that paid so looks like: three of a kind, or how far it went. */
export function show({ cells, face }: Board, paysHundredths: number, shift = 0): void {
  const [only] = cells;
  if (face === 'count' && only !== undefined) {
    only.textContent = `×${(paysHundredths === 0 ? 1 : paysHundredths / 100).toFixed(2)}`;
    return;
  }
  const place = PAYS.indexOf(paysHundredths);
  for (const [at, cell] of cells.entries())
    fill(face, cell, place >= 0 ? place : (at * 2 + shift) % PAYS.length);
}

function fill(face: string, cell: HTMLElement, place: number): void {
  const [path, colour] = SHAPES[place] ?? ['', ''];
  const symbol = SYMBOLS[face]?.[place];
  if (symbol !== undefined) {
    cell.textContent = symbol;
    return;
  }
  const svg = document.createElementNS(SVG, 'svg');
  const shape = document.createElementNS(SVG, 'path');
  svg.setAttribute('viewBox', '0 0 24 24');
  shape.setAttribute('d', path);
  shape.setAttribute('fill', colour);
  svg.append(shape);
  cell.replaceChildren(svg);
}
