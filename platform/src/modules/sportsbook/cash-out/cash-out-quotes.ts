import type { AmountMinor, BetId, PlayerId } from '@paddock/contract';

/** How long a quote is kept (rules §11). */
export const QUOTE_MS = 5_000;

/** What a player was offered, and for which state of the bet. */
export interface CashOutQuote {
  readonly id: string;
  readonly playerId: PlayerId;
  readonly betId: BetId;
  readonly revision: number;
  readonly offerMinor: AmountMinor;
  readonly expiresAtMs: number;
}

/** Quotes as long as they live, in memory: one that is lost with a restart is asked for again. */
export class CashOutQuotes {
  readonly #byId = new Map<string, CashOutQuote>();

  keep(quote: CashOutQuote, nowMs: number): void {
    // In the order of their ends: all live equally long.
    for (const [id, { expiresAtMs }] of this.#byId) {
      if (expiresAtMs > nowMs) break;
      this.#byId.delete(id);
    }
    this.#byId.set(quote.id, quote);
  }

  /** A quote of the player for this bet; undefined for one that is over, another's, or unknown. */
  find(id: string, { playerId, betId }: Pick<CashOutQuote, 'playerId' | 'betId'>, nowMs: number) {
    const quote = this.#byId.get(id);
    const isTheirs = quote?.playerId === playerId && quote.betId === betId;
    return isTheirs && quote.expiresAtMs > nowMs ? quote : undefined;
  }
}
