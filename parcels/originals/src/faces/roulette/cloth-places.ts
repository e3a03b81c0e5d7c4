import { PLACES } from '@paddock/games/roulette';

/** How a place lies on numbers, which is also how it is reached by a finger: one kind at a time. */
export const INSIDE_KINDS = ['straight', 'split', 'street', 'corner', 'line'] as const;
export type InsideKind = (typeof INSIDE_KINDS)[number];
export type PlaceKind = InsideKind | 'outside';

/**
 * A place on the cloth, measured in fields. `along` runs from the zero (0 to 1) over the twelve rows of three to the columns
 * (13 to 14), `across` from the first number of a row (0 to 1) to its third, and below 0 over dozens to even chances.
 */
export interface ClothPlace {
  readonly name: string;
  readonly kind: PlaceKind;
  readonly numbers: readonly number[];
  /** Its middle. */
  readonly along: number;
  readonly across: number;
  readonly sizeAlong: number;
  readonly sizeAcross: number;
}

type Middle = readonly [along: number, across: number];

const middleOf = (number: number): Middle => [Math.ceil(number / 3) + 0.5, ((number - 1) % 3) + 0.5];

/** Even chances in the order they lie beside the dozens. */
const EVENS = ['low', 'even', 'red', 'black', 'odd', 'high'];

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function kindOf(name: string): PlaceKind {
  const [word = ''] = name.split('-');
  if (word === 'trio') return 'street';
  if (word === 'first') return 'corner';
  return INSIDE_KINDS.find((kind) => kind === word) ?? 'outside';
}

/** Where places with the zero have their middle: on the line between it and the first row. */
const BESIDE_ZERO: ReadonlyMap<string, Middle> = new Map([
  ['straight-0', [0.5, 1.5]],
  ['split-0-1', [1, 0.5]],
  ['split-0-2', [1, 1.5]],
  ['split-0-3', [1, 2.5]],
  ['trio-0-1-2', [1, 1]],
  ['trio-0-2-3', [1, 2]],
  ['first-four', [1, 0]],
]);

function insideMiddle(name: string, numbers: readonly number[]): Middle {
  const known = BESIDE_ZERO.get(name);
  if (known !== undefined) return known;
  const middles = numbers.map(middleOf);
  // Streets and lines lie on the edge of their rows.
  const isOnEdge = name.startsWith('street-') || name.startsWith('line-');
  return [mean(middles.map(([along]) => along)), isOnEdge ? 0 : mean(middles.map(([, across]) => across))];
}

function outsideRect(name: string): Pick<ClothPlace, 'along' | 'across' | 'sizeAlong' | 'sizeAcross'> {
  const [word, which] = name.split('-');
  const nr = Number(which);
  if (word === 'column') return { along: 13.5, across: nr - 0.5, sizeAlong: 1, sizeAcross: 1 };
  if (word === 'dozen') return { along: nr * 4 - 1, across: -0.5, sizeAlong: 4, sizeAcross: 1 };
  return { along: EVENS.indexOf(name) * 2 + 2, across: -1.5, sizeAlong: 2, sizeAcross: 1 };
}

/** All 157 places, fields below what lies on their edges. */
export const CLOTH: readonly ClothPlace[] = [...PLACES].map(([name, numbers]) => {
  const kind = kindOf(name);
  if (kind === 'outside') return { name, kind, numbers, ...outsideRect(name) };
  const [along, across] = insideMiddle(name, numbers);
  const size = kind === 'straight' ? 1 : 0;
  return {
    name,
    kind,
    numbers,
    along,
    across,
    sizeAlong: size,
    sizeAcross: name === 'straight-0' ? 3 : size,
  };
});

/** Whether a place takes part where a kind of inside bets is chosen: outside ones always do. */
export const isLive = (place: Pick<ClothPlace, 'kind'>, kind: InsideKind): boolean =>
  place.kind === kind || place.kind === 'outside';

/** Where the cloth is entered. */
export const firstOf = (kind: InsideKind): string =>
  CLOTH.find((place) => place.kind === kind)?.name ?? 'red';

const BY_NAME: ReadonlyMap<string, ClothPlace> = new Map(CLOTH.map((place) => [place.name, place]));

/** Directions of the arrow keys, as the cloth lies: along the screen, or on a narrow one down it. */
const ACROSS_SCREEN: Readonly<Record<string, Middle>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const DOWN_SCREEN: Readonly<Record<string, Middle>> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** What lies beside counts more than what lies further: arrow keys keep to their row. */
const ASIDE_WEIGHT = 3;
const TOUCHING = 0.5;
/** Across its rows the cloth leads from an edge to those of the fields beside it: splits lie on two gratings. */
const widthOf = ({ sizeAlong }: ClothPlace): number => (sizeAlong === 0 ? 0.9 : sizeAlong);

/**
 * The nearest place in the direction of an arrow key, among those of a kind and the outside ones.
 * @param lies whether the cloth lies across the screen
 */
export function nextOnCloth(from: string, key: string, kind: InsideKind, lies: boolean): string | undefined {
  const here = BY_NAME.get(from);
  const way = (lies ? ACROSS_SCREEN : DOWN_SCREEN)[key];
  if (here === undefined || way === undefined) return undefined;
  const distanceTo = (place: ClothPlace): number | undefined => {
    const [along, across] = [place.along - here.along, place.across - here.across];
    const ahead = along * way[0] + across * way[1];
    if (ahead <= 0.01) return undefined;
    const isAlong = way[0] !== 0;
    const aside = Math.abs(isAlong ? across : along);
    const reach = isAlong ? place.sizeAcross + here.sizeAcross : widthOf(place) + widthOf(here);
    // What only touches from the side is not ahead.
    const gap = aside === 0 || aside < reach / 2 - 0.01 ? 0 : aside - reach / 2 + TOUCHING;
    return ahead + ASIDE_WEIGHT * gap + aside / 100;
  };
  let best: { readonly name: string; readonly distance: number } | undefined;
  for (const place of CLOTH) {
    if (!isLive(place, kind)) continue;
    const distance = distanceTo(place);
    if (distance !== undefined && (best === undefined || distance < best.distance))
      best = { name: place.name, distance };
  }
  return best?.name;
}
