import { MARKET_TYPES, type MarketType } from '@paddock/contract/markets';

/** Whoever finds a kind of market by its key. */
export type KnownTypes = Pick<ReadonlyMap<string, MarketType>, 'get'>;

/** Every kind of market that is known: our own, and those that providers have described. */
export class MarketCatalogue implements KnownTypes {
  readonly #described = new Map<string, MarketType>();

  get(key: string): MarketType | undefined {
    return MARKET_TYPES.get(key) ?? this.#described.get(key);
  }

  /** Takes a provider's type, in the place of what it was before. */
  describe(type: MarketType): void {
    this.#described.set(type.key, type);
  }
}
