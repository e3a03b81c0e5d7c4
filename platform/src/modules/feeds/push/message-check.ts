import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import {
  FeedBetStop,
  FeedCancel,
  FeedCancelRollback,
  FeedFixture,
  FeedHeartbeat,
  FeedMarketTypes,
  FeedMessage,
  FeedPrices,
  FeedResult,
  FeedRollback,
  FeedScore,
  FeedSnapshotBegin,
  FeedSnapshotEnd,
  FeedSquad,
} from '@paddock/contract/schemas';

/** What a message is checked against, by its kind: the reason then names the field and not ten failed alternatives. */
const BODIES = {
  fixture: Compile(FeedFixture),
  prices: Compile(FeedPrices),
  'bet-stop': Compile(FeedBetStop),
  score: Compile(FeedScore),
  result: Compile(FeedResult),
  cancel: Compile(FeedCancel),
  rollback: Compile(FeedRollback),
  'cancel-rollback': Compile(FeedCancelRollback),
  'market-types': Compile(FeedMarketTypes),
  squad: Compile(FeedSquad),
  heartbeat: Compile(FeedHeartbeat),
  'snapshot-begin': Compile(FeedSnapshotBegin),
  'snapshot-end': Compile(FeedSnapshotEnd),
};
const ENVELOPE = Compile(
  Type.Object({
    producer: FeedMessage.properties.producer,
    epoch: FeedMessage.properties.epoch,
    seq: FeedMessage.properties.seq,
    generatedAtMs: FeedMessage.properties.generatedAtMs,
    body: Type.Object({ kind: Type.String() }),
  }),
);

export type CheckedMessage =
  | { readonly ok: true; readonly message: FeedMessage }
  /**
   * The reason, and what stands in for the message so that the numbered stream goes on without it: a bet-stop on the
   * event it was about, since what it would have said is not known; nothing when not even its number could be read.
   */
  | { readonly ok: false; readonly reason: string; readonly standIn: FeedMessage | undefined };

/** Checks one message that came from outside. */
export function checkMessage(value: unknown): CheckedMessage {
  if (!ENVELOPE.Check(value))
    return { ok: false, reason: firstProblem(ENVELOPE.Errors(value)), standIn: undefined };
  const { kind } = value.body;
  if (!isKind(kind))
    return { ok: false, reason: `/body/kind unknown: ${kind.slice(0, 40)}`, standIn: standIn(value) };
  const validator = BODIES[kind];
  if (validator.Check(value.body)) return { ok: true, message: value as FeedMessage };
  return { ok: false, reason: `/body${firstProblem(validator.Errors(value.body))}`, standIn: standIn(value) };
}

function isKind(kind: string): kind is keyof typeof BODIES {
  return Object.hasOwn(BODIES, kind);
}

function firstProblem(
  errors: readonly { readonly instancePath: string; readonly message: string }[],
): string {
  const [error] = errors;
  return error === undefined ? ' is not valid' : `${error.instancePath} ${error.message}`;
}

const EVENT = Compile(Type.Object({ event: FeedBetStop.properties.event }));

function standIn({ body, ...envelope }: Omit<FeedMessage, 'body'> & { readonly body: unknown }): FeedMessage {
  if (!EVENT.Check(body)) return { ...envelope, body: { kind: 'heartbeat' } };
  return { ...envelope, body: { kind: 'bet-stop', event: body.event, reason: 'feed' } };
}
