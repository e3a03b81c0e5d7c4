import { MARKET_TYPES, type MarginMethod, type MarketType } from '@paddock/contract/markets';

/** Whoever finds a kind of market by its key. */
export type KnownTypes = Pick<ReadonlyMap<string, MarketType>, 'get'>;

/** Every kind of market that is known: our own, and those that providers have described. */
export class MarketCatalogue implements KnownTypes {
  readonly #own = new Map(MARKET_TYPES);
  readonly #described = new Map<string, MarketType>();

  get(key: string): MarketType | undefined {
    return this.#own.get(key) ?? this.#described.get(key);
  }

  own(): readonly MarketType[] {
    return [...this.#own.values()];
  }

  all(): readonly MarketType[] {
    return [...this.#own.values(), ...this.#described.values()];
  }

  /** Takes a provider's type, in the place of what it was before. */
  describe(type: MarketType): void {
    this.#described.set(type.key, type);
  }

  /** Takes what the operator says of the margins of our own types. Before the book has markets of them. */
  chooseMargins(choices: Iterable<readonly [key: string, method: MarginMethod]>): void {
    for (const [key, margin] of choices) {
      const type = this.#own.get(key);
      if (type !== undefined) this.#own.set(key, { ...type, margin });
    }
  }
}
