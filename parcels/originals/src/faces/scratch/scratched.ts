import { FIELDS, SAME_TO_WIN, type ScratchFace } from '@paddock/games/scratch';

/** The ticket is drawn in thousandths of its side; a field is a third of it. */
export const SIDE = 900;
const COLUMNS = 3;
const FIELD = SIDE / COLUMNS;
/** A field is looked at in so many parts each way. */
const PARTS = 6;
const PART = FIELD / PARTS;
/** Of the parts of a field; what is left then falls off by itself. */
const ENOUGH = 0.45;
/** Half the width of what a finger or a coin takes away. */
export const COIN = 46;

export type Point = readonly [x: number, y: number];

const KNOWN_PARTS = Array.from({ length: FIELDS * PARTS * PARTS }, (_, at) => at);
const middleOf = (part: number): Point => {
  const across = COLUMNS * PARTS;
  return [((part % across) + 0.5) * PART, (Math.floor(part / across) + 0.5) * PART];
};

/** How far a point is from a stretch of the way. */
function distance([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const whole = alongX ** 2 + alongY ** 2;
  const at = whole === 0 ? 0 : ((x - fromX) * alongX + (y - fromY) * alongY) / whole;
  const near = Math.min(1, Math.max(0, at));
  return Math.hypot(x - fromX - near * alongX, y - fromY - near * alongY);
}

/** Parts of the foil that a stroke takes away, beside those that are gone. */
export function withStroke(gone: ReadonlySet<number>, from: Point, to: Point): ReadonlySet<number> {
  const taken = KNOWN_PARTS.filter((part) => !gone.has(part) && distance(middleOf(part), from, to) <= COIN);
  return taken.length === 0 ? gone : new Set([...gone, ...taken]);
}

const fieldOf = (part: number): number => {
  const [x, y] = middleOf(part);
  return Math.floor(y / FIELD) * COLUMNS + Math.floor(x / FIELD);
};

/** Fields of which enough is gone. */
export function fieldsOpenedBy(gone: ReadonlySet<number>): readonly number[] {
  const counts = Array.from({ length: FIELDS }, () => 0);
  for (const part of gone) counts[fieldOf(part)] = (counts[fieldOf(part)] ?? 0) + 1;
  return counts.flatMap((count, field) => (count >= ENOUGH * PARTS * PARTS ? [field] : []));
}

/** Fields with the prize that is there three times; none where nothing is won. */
export const winningFields = ({ fields, paidMilli }: ScratchFace): readonly number[] =>
  fields.filter((prize) => prize === paidMilli).length < SAME_TO_WIN
    ? []
    : fields.flatMap((prize, field) => (prize === paidMilli ? [field] : []));
