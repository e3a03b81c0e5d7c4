import { Type, type Static } from 'typebox';

import { DepositStatus } from './cashier.ts';
import { OperatorReason } from './operators.ts';
import { Amount, DecimalId, IsoCurrency, NumberOrId, PlayerNumber, TimestampMs } from './primitives.ts';
import { WithdrawalStatus } from './withdrawals.ts';

const closed = { additionalProperties: false };

/** A withdrawal as an operator sees it: whose, to where, and what speaks for a closer look. */
export const OperatorWithdrawalView = Type.Object({
  id: DecimalId,
  playerId: DecimalId,
  playerNumber: PlayerNumber,
  status: WithdrawalStatus,
  amount: Amount,
  currency: IsoCurrency,
  provider: Type.String(),
  mask: Type.String(),
  /** Other players have paid with the same instrument. */
  isInstrumentShared: Type.Boolean(),
  netDeposit: Amount,
  createdAtMs: TimestampMs,
  steps: Type.Array(
    Type.Object({ status: WithdrawalStatus, by: Type.String(), reason: Type.String(), atMs: TimestampMs }),
  ),
});
export type OperatorWithdrawalView = Static<typeof OperatorWithdrawalView>;

/** GET /operator-api/withdrawals?status=requested: the queue, oldest first, at most 100. */
export const OperatorWithdrawalsView = Type.Object({ withdrawals: Type.Array(OperatorWithdrawalView) });
export type OperatorWithdrawalsView = Static<typeof OperatorWithdrawalsView>;

/**
 * POST /operator-api/withdrawals/:id/decision. `approve` and `reject` before it is sent; `paid` and `failed` end a sent
 * one whose provider never answered.
 */
export const OperatorWithdrawalDecision = Type.Object(
  {
    decision: Type.Union([
      Type.Literal('approve'),
      Type.Literal('reject'),
      Type.Literal('paid'),
      Type.Literal('failed'),
    ]),
    reason: OperatorReason,
  },
  closed,
);
export type OperatorWithdrawalDecision = Static<typeof OperatorWithdrawalDecision>;

const OperatorPaymentView = <Status extends typeof DepositStatus | typeof WithdrawalStatus>(status: Status) =>
  Type.Object({
    id: DecimalId,
    status,
    amount: Amount,
    currency: IsoCurrency,
    provider: Type.String(),
    createdAtMs: TimestampMs,
  });

/** GET /operator-api/players/:playerId: accounts, and the latest 50 deposits and withdrawals, newest first. */
export const OperatorPlayerView = Type.Object({
  playerId: DecimalId,
  playerNumber: PlayerNumber,
  isFrozen: Type.Boolean(),
  accounts: Type.Array(
    Type.Object({ id: DecimalId, kind: Type.String(), currency: IsoCurrency, balance: Amount }),
  ),
  deposits: Type.Array(OperatorPaymentView(DepositStatus)),
  withdrawals: Type.Array(OperatorPaymentView(WithdrawalStatus)),
});
export type OperatorPlayerView = Static<typeof OperatorPlayerView>;

/** POST /operator-api/players/:playerId/sign-out: ends every session of a player; how many there were. */
export const PlayerSignedOutView = Type.Object({ ended: Type.Integer({ minimum: 0 }) });
export type PlayerSignedOutView = Static<typeof PlayerSignedOutView>;

/** POST /operator-api/players/:playerId/adjustments. A negative amount takes money, below zero if need be. */
export const AdjustmentRequest = Type.Object(
  { accountId: DecimalId, amount: Amount, reason: OperatorReason },
  closed,
);
export type AdjustmentRequest = Static<typeof AdjustmentRequest>;

/** POST /operator-api/players/:playerId/write-offs: lifts an account below zero to zero. */
export const WriteOffRequest = Type.Object({ accountId: DecimalId, reason: OperatorReason }, closed);
export type WriteOffRequest = Static<typeof WriteOffRequest>;

/** POST /operator-api/suspense/:provider/:callbackId: gives money in suspense to a player, or to the house. */
export const SuspenseDecision = Type.Object(
  {
    to: Type.Union([
      Type.Object({ playerId: NumberOrId, accountId: DecimalId }, closed),
      Type.Literal('house'),
    ]),
    reason: OperatorReason,
  },
  closed,
);
export type SuspenseDecision = Static<typeof SuspenseDecision>;

/** What moves money by an operator's word: at once, or as a proposal that another has to approve. */
export const OperatorMoneyAnswer = Type.Object({
  done: Type.Boolean(),
  proposalId: Type.Union([DecimalId, Type.Null()]),
});
export type OperatorMoneyAnswer = Static<typeof OperatorMoneyAnswer>;

/** GET /operator-api/suspense?provider=: money that fits no payment, oldest first. */
export const SuspenseView = Type.Object({
  entries: Type.Array(
    Type.Object({
      provider: Type.String(),
      callbackId: Type.String(),
      reference: Type.String(),
      transactionId: Type.String(),
      amount: Type.String(),
      currency: Type.String(),
      reason: Type.String(),
      receivedAtMs: TimestampMs,
    }),
  ),
});
export type SuspenseView = Static<typeof SuspenseView>;

/** POST /operator-api/players/:playerId/freeze: `isFrozen` false ends it. */
export const FreezeRequest = Type.Object({ isFrozen: Type.Boolean(), reason: OperatorReason }, closed);
export type FreezeRequest = Static<typeof FreezeRequest>;

/** GET /operator-api/reconciliations: what the nightly comparisons found, newest first. */
export const ReconciliationsView = Type.Object({
  reconciliations: Type.Array(
    Type.Object({
      provider: Type.String(),
      fromMs: TimestampMs,
      toMs: TimestampMs,
      compared: Type.Integer({ minimum: 0 }),
      differences: Type.Array(
        Type.Object({
          kind: Type.Union([
            Type.Literal('missing-here'),
            Type.Literal('missing-there'),
            Type.Literal('amount'),
          ]),
          reference: Type.String(),
          movement: Type.String(),
          here: Type.Union([Type.String(), Type.Null()]),
          there: Type.Union([Type.String(), Type.Null()]),
        }),
      ),
      madeAtMs: TimestampMs,
    }),
  ),
});
export type ReconciliationsView = Static<typeof ReconciliationsView>;
