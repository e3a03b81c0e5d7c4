/** One of `count` whole numbers from 0. */
export type PickOne = (count: number) => number;

const pickInBrowser: PickOne = (count) => {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number % count;
};

/** A choice made for the player: any is as good as any other, so that it need not be fair, only different. */
export function pickSome(count: number, of: number, pickOne: PickOne = pickInBrowser): readonly number[] {
  const left = Array.from({ length: of }, (_, at) => at);
  return Array.from({ length: count }, () => left.splice(pickOne(left.length), 1)[0] ?? 0);
}
