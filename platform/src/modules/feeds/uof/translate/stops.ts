import type { BetStop } from '../wire/messages.ts';

/** Every market is in this group, whether its description says so or not. */
const ALL = 'all';

/** When each product last stopped each group of an event's markets, by the feed's clock: also of markets nobody knew then. */
export class Stops {
  readonly #atMs = new Map<string, number>();

  add({ product, groups, timestampMs }: Pick<BetStop, 'product' | 'groups' | 'timestampMs'>): void {
    for (const group of groups) {
      this.#atMs.set(`${product}:${group}`, Math.max(this.#of(product, group), timestampMs));
    }
  }

  /** Whether the product stopped a market in these groups after this was made of it. */
  isAfter(atMs: number, product: number, groups: readonly string[]): boolean {
    return [ALL, ...groups].some((group) => this.#of(product, group) > atMs);
  }

  #of(product: number, group: string): number {
    return this.#atMs.get(`${product}:${group}`) ?? -Infinity;
  }
}
