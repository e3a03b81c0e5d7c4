/** A field of a wheel: a share of the whole turn. */
export interface RingField {
  readonly place: number;
  /** From the top on clockwise, in parts of a turn. */
  readonly from: number;
  readonly to: number;
}

/** Fields as large as their chances are: what is seen is what is drawn by. */
export function ringOf(weights: readonly number[]): readonly RingField[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let from = 0;
  return weights.map((weight, place) => {
    const field = { place, from, to: from + weight / whole };
    from = field.to;
    return field;
  });
}

const middleOf = ({ from, to }: RingField): number => (from + to) / 2;

/** Degrees a field's middle is turned by on the wheel. */
export const angleOf = (field: RingField): number => middleOf(field) * 360;

const TURNS = 5;

/** Degrees the wheel is turned by when a field stands at the top; it has gone round a few times before. */
export const restOf = (field: RingField): number => 360 * TURNS - angleOf(field);

/** A field as a path from the middle to the rim. */
export function fieldPath({ from, to }: RingField, radius: number): string {
  const point = (turn: number) => {
    const angle = 2 * Math.PI * turn - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(3)} ${(radius * Math.sin(angle)).toFixed(3)}`;
  };
  const [size, isLarge] = [String(radius), to - from > 0.5 ? 1 : 0];
  return `M0 0L${point(from)}A${size} ${size} 0 ${isLarge} 1 ${point(to)}Z`;
}

/** How wide letters of the words in fields are on average, in sizes of their font, whatever they are written in. */
const LETTER_EMS = 0.55;

/** A line of words from near the rim to the middle: all in units of the drawing. */
export interface FieldLine {
  /** How far from the middle its end at the rim is. */
  readonly outer: number;
  /** How far from the middle of the wheel words may begin. */
  readonly inner: number;
  /** How far its farther edge is from the middle of the field. */
  readonly edge: number;
  readonly size: number;
}

/** Whether words stand within their field: towards the middle it grows narrower than a line beside its own middle. */
export function fitsInto(
  { from, to }: RingField,
  words: string,
  { outer, inner, edge, size }: FieldLine,
): boolean {
  const half = Math.PI * Math.min(to - from, 0.5);
  const begins = half >= Math.PI / 2 ? inner : Math.max(inner, edge / Math.tan(half));
  return words.length * LETTER_EMS * size <= outer - begins;
}
