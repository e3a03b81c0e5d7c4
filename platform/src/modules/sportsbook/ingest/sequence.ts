import type { FeedMessage } from '@paddock/contract/schemas';

/** Server time without a word from a producer after which its prices are not trusted: three heartbeats (rules §5). */
export const SILENCE_MS = 15_000;

/** How far a message's own time may be from the server's, in either direction, for it to speak of now. */
export const FRESH_MS = 15_000;

/** True for a message that was made just now. What was made earlier says how things were, not that its producer lives. */
export function isFresh({ generatedAtMs }: Pick<FeedMessage, 'generatedAtMs'>, nowMs: number): boolean {
  return Math.abs(nowMs - generatedAtMs) <= FRESH_MS;
}

/** Where a producer's numbered stream stands. */
export interface StreamState {
  readonly epoch: number;
  /** The last message taken. */
  readonly seq: number;
  /** Its picture is complete: prices may be bet on. */
  readonly live: boolean;
  /** Between snapshot-begin and snapshot-end. */
  readonly inSnapshot: boolean;
  /** When it last said something fresh. */
  readonly heardAtMs: number;
}

export const NEVER_HEARD: StreamState = {
  epoch: 0,
  seq: 0,
  live: false,
  inSnapshot: false,
  heardAtMs: 0,
};

export type StreamVerdict =
  | { readonly kind: 'take'; readonly next: StreamState }
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'older' }
  /** Not taken: the producer has to send a snapshot first. */
  | { readonly kind: 'gap'; readonly next: StreamState; readonly expectedSeq: number };

/**
 * Decides on one message of a producer by its epoch and seq alone (rules §5). A gap and a new epoch that does not begin
 * with a snapshot end trust in the picture; only a snapshot-begin is taken from then on, up to its end.
 */
export function judge(
  state: StreamState,
  message: Pick<FeedMessage, 'epoch' | 'seq' | 'generatedAtMs' | 'body'>,
  nowMs: number,
): StreamVerdict {
  const { epoch, seq } = message;
  const heardAtMs = isFresh(message, nowMs) ? nowMs : state.heardAtMs;
  if (epoch < state.epoch) return { kind: 'older' };
  const sameEpoch = epoch === state.epoch;
  if (sameEpoch && seq <= state.seq) return { kind: 'duplicate' };
  const kind = message.body.kind;
  if (kind === 'snapshot-begin') {
    // Between the end of one complete picture and the next one asked for by nobody, prices stay live.
    const live = sameEpoch && state.live && seq === state.seq + 1;
    return { kind: 'take', next: { epoch, seq, live, inSnapshot: true, heardAtMs } };
  }
  const inOrder = sameEpoch && seq === state.seq + 1 && (state.live || state.inSnapshot);
  if (!inOrder) {
    const seqSoFar = sameEpoch ? state.seq : 0;
    return {
      kind: 'gap',
      next: { epoch, seq: seqSoFar, live: false, inSnapshot: false, heardAtMs },
      expectedSeq: seqSoFar + 1,
    };
  }
  const ends = kind === 'snapshot-end' && state.inSnapshot;
  return {
    kind: 'take',
    next: {
      epoch,
      seq,
      live: state.live || ends,
      inSnapshot: state.inSnapshot && !ends,
      heardAtMs,
    },
  };
}

/** The same stream after a look at the clock: silent for too long, it is not live any more. */
export function afterSilence(state: StreamState, nowMs: number): StreamState {
  const silent = nowMs - state.heardAtMs >= SILENCE_MS;
  return silent && (state.live || state.inSnapshot) ? { ...state, live: false, inSnapshot: false } : state;
}
