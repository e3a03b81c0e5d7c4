/** Further than anything is. */
const NOT_FOUND = 255;

/** Numbers of what was found, in the order it was found in, each with its distance: below 255, the nearer of two counts. */
export class FoundNumbers {
  readonly numbers: number[] = [];
  readonly #distances: Uint8Array;

  /** @param count numbers are below it */
  constructor(count: number) {
    this.#distances = new Uint8Array(count).fill(NOT_FOUND);
  }

  /** Of the nearest; infinite where nothing was found. */
  get least(): number {
    let least = Infinity;
    for (const number of this.numbers) least = Math.min(least, this.distanceOf(number));
    return least;
  }

  distanceOf(number: number): number {
    return this.#distances[number] ?? NOT_FOUND;
  }

  take(number: number, distance: number): void {
    const before = this.distanceOf(number);
    if (before === NOT_FOUND) this.numbers.push(number);
    if (distance < before) this.#distances[number] = distance;
  }
}
