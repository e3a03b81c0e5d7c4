import type { CatalogueEntry } from '@paddock/contract/schemas';

interface InSession {
  /** The token that the game was opened with. */
  readonly session: string;
}

interface Moving extends InSession {
  /** The company's own name of it, for ever. */
  readonly transaction: string;
}

/** A stake, or what it won, as decimal strings of the currency. */
interface InRound extends Moving {
  readonly game: string;
  readonly round: string;
  readonly currency: string;
  readonly amount: string;
}

/** What the company asks an operator's wallet for, whatever dialect that speaks. */
export type WalletCall =
  | ({ readonly kind: 'authenticate' } & InSession)
  | ({ readonly kind: 'bet' } & InRound)
  | ({ readonly kind: 'win' } & InRound & { readonly bet: string; readonly endsRound: boolean })
  | ({ readonly kind: 'rollback' } & Moving & { readonly undoes: string });

/** What is wrong with a call on purpose. */
export interface CallFlaw {
  readonly aheadMs?: number;
  readonly isForeignKey?: boolean;
}

export type WalletReply =
  | { readonly kind: 'done'; readonly balance: string; readonly currency: string }
  | { readonly kind: 'refused'; readonly code: string }
  /** No answer, or one that says nothing: the same call has to come again. */
  | { readonly kind: 'unknown' };

/** How calls are said to an operator, and its answers read. */
export interface WalletDialect {
  send(call: WalletCall, flaw?: CallFlaw): Promise<WalletReply>;
  /** Hands in the whole catalogue, as often as needed. */
  handIn(games: readonly CatalogueEntry[]): Promise<WalletReply>;
}
