/** What a company's game says to the page it runs in; docs/game-wallet.md has the protocol. */
export type GameMessage =
  /** It is drawn and can be played. */
  | { readonly type: 'ready' }
  /** A round begins or is over: then the balance is read again. */
  | { readonly type: 'round'; readonly isOpen: boolean }
  /** Money moved: the balance is read again. */
  | { readonly type: 'balance' }
  /** The player wants to pay in, or to go back to the lobby. */
  | { readonly type: 'deposit' | 'lobby' }
  /** It cannot go on. */
  | { readonly type: 'failed' };

/** Games write it beside the type, so that other talk of the same window is not taken for theirs. */
export const CHANNEL = 'paddock-game';

interface Heard {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

/**
 * A message as it came, if it is one of the game's: from its own origin, from its own frame, and of a form that is known.
 * Undefined for everything else, whoever sent it.
 */
export function readGameMessage(
  heard: Heard,
  from: { readonly origin: string; readonly source: unknown },
): GameMessage | undefined {
  if (heard.origin !== from.origin || heard.source !== from.source || from.source === null) return undefined;
  const { data } = heard;
  if (typeof data !== 'object' || data === null) return undefined;
  const { channel, type, isOpen } = data as Readonly<Record<string, unknown>>;
  if (channel !== CHANNEL) return undefined;
  switch (type) {
    case 'ready':
    case 'balance':
    case 'deposit':
    case 'lobby':
    case 'failed':
      return { type };
    case 'round':
      return typeof isOpen === 'boolean' ? { type, isOpen } : undefined;
    default:
      return undefined;
  }
}
