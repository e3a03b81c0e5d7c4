import { formatAmount } from '@paddock/contract';
import type { PromotionPreviewView, PromotionTerms } from '@paddock/contract/schemas';

import { minorOf } from '../check-terms.ts';
import type { BudgetPart } from '../grant-store.ts';
import { leastIn } from '../spent-codes.ts';

/** What a gift is expected to take of its bounds, in parts of a scale. */
interface Expected {
  readonly count: bigint;
  readonly minor: bigint;
}

/** How much of a promotion's limits is used, in a preview: by the bounds that gifts really take from (`budgetOf`). */
export class LimitsUsed {
  readonly #terms: PromotionTerms;
  readonly #scale: bigint;
  readonly #used = new Map<string, bigint>();
  readonly #reached = new Map<string, number>();

  /** @param scale how many parts a unit is reckoned in, where what comes is expected by chances */
  constructor(terms: PromotionTerms, scale = 1n) {
    this.#terms = terms;
    this.#scale = scale;
  }

  /**
   * Takes a gift of a moment from its bounds; false where it does not fit into one, of which nothing is taken then.
   * @param asked what has to be left for it
   * @param expected what it takes on average; all that was asked without one
   */
  take(asked: readonly BudgetPart[], atMs: number, expected?: Expected): boolean {
    const full = asked.filter(
      (part) => this.#of(part.currency) + part.by * this.#scale > part.most * this.#scale,
    );
    for (const { currency } of full) this.#reach(currency, atMs);
    if (full.length > 0) return false;
    for (const part of asked) {
      const { currency, by, most } = part;
      const taken = expected === undefined ? by * this.#scale : expected[currency === '' ? 'count' : 'minor'];
      this.#used.set(currency, this.#of(currency) + taken);
      const leastMinor = currency === '' ? 1n : leastIn(this.#terms, currency);
      if (this.#of(currency) + leastMinor * this.#scale > most * this.#scale) this.#reach(currency, atMs);
    }
    return true;
  }

  /** Each bound with what was taken from it, rounded up, and since when nothing more fits. */
  view(): PromotionPreviewView['bounds'] {
    const { grants, budget = {} } = this.#terms.limits;
    const reachedAtMs = (currency: string) => this.#reached.get(currency) ?? null;
    const used = (currency: string) => (this.#of(currency) + this.#scale - 1n) / this.#scale;
    return [
      ...(grants === undefined
        ? []
        : [
            {
              ...{ by: 'grants' as const, currency: null, limit: String(grants), used: String(used('')) },
              reachedAtMs: reachedAtMs(''),
            },
          ]),
      ...Object.entries(budget).map(([currency, limit]) => ({
        ...{ by: 'budget' as const, currency, limit: formatAmount(minorOf(limit, currency), currency) },
        ...{ used: formatAmount(used(currency), currency), reachedAtMs: reachedAtMs(currency) },
      })),
    ];
  }

  #of(currency: string): bigint {
    return this.#used.get(currency) ?? 0n;
  }

  #reach(currency: string, atMs: number): void {
    if (!this.#reached.has(currency)) this.#reached.set(currency, atMs);
  }
}
