import type { SoftswissAction, SoftswissPlayCall, SoftswissRollbackCall } from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import type { GameWalletParts } from '../game-wallet-api.ts';
import { betStep } from '../money/bet.ts';
import type { TransactionStep } from '../money/once.ts';
import { rollbackStep } from '../money/rollback.ts';
import { roundEndStep, winStep } from '../money/win.ts';
import type { GameSession } from '../sessions/session-store.ts';

interface Called<Body> {
  readonly company: string;
  readonly session: GameSession;
  readonly body: Body;
}

/**
 * The steps of a play: its actions in their order, and the end of the round where it is finished. The round is their
 * `game_id`. None where only the balance is asked for. @throws INVALID_INPUT for an action of no round
 */
export async function playSteps(
  parts: GameWalletParts,
  { company, session, body }: Called<SoftswissPlayCall>,
): Promise<readonly TransactionStep[]> {
  const { actions = [], finished = false, game_id: round } = body;
  if (round === undefined) {
    if (actions.length > 0 || finished) throw missing('/game_id');
    return [];
  }
  const { user_id, currency, game } = body;
  const token = session.sessionId;
  const of = { company, token, game, currency, round };
  const steps: TransactionStep[] = [];
  for (const [at, { action, action_id: reference, amount }] of actions.entries()) {
    const facts = { action, user_id, currency, game, game_id: round, amount };
    const call = { ...of, reference, body: facts };
    const isLast = at === actions.length - 1;
    steps.push(
      action === 'bet'
        ? await betStep(parts, { ...call, stake: BigInt(amount) })
        : winStep(parts, { ...call, won: BigInt(amount), bet: undefined, endsRound: finished && isLast }),
    );
  }
  const isEndedByWin = actions.at(-1)?.action === 'win';
  if (finished && !isEndedByWin) steps.push(roundEndStep(parts, endOf({ company, session, round })));
  return steps;
}

/** An end has no id with them; one of ours is never one of theirs, which has no space. */
const endOf = ({ company, session, round }: { company: string; session: GameSession; round: string }) => ({
  ...{ company, token: session.sessionId, round, body: { round } },
  reference: `end of ${session.playerId} ${round}`,
});

/** The steps of a rollback: each undoes an action, a bet or a win. */
export function rollbackSteps(
  parts: GameWalletParts,
  { company, session, body }: Called<SoftswissRollbackCall>,
): readonly TransactionStep[] {
  const { user_id } = body;
  return body.actions.map(({ action_id: reference, original_action_id: undoes }) =>
    rollbackStep(parts, {
      ...{ company, token: session.sessionId, reference, undoes },
      body: { user_id, undoes },
    }),
  );
}

/** An issue of free rounds, by its name. */
export interface Issue {
  readonly promotion: string;
  readonly user: string;
  /** What its amounts are counted in: the call does not say. */
  readonly currency: string;
}

/** Read from its name, which we give it: `promotion:user:currency`, and what else makes it one of its own. */
export function issueOf(issueId: string): Issue {
  const [promotion = '', user = '', currency = ''] = issueId.split(':');
  if (promotion === '' || user === '' || currency === '') throw new PlatformError('PROMOTION_UNKNOWN');
  return { promotion, user, currency };
}

/** @throws INVALID_INPUT where an id comes twice in one call */
export function requireOwnIds(actions: readonly Pick<SoftswissAction, 'action_id'>[]): void {
  if (new Set(actions.map(({ action_id }) => action_id)).size === actions.length) return;
  throw new PlatformError('INVALID_INPUT', [{ at: '/actions', message: 'names an action twice' }]);
}

const missing = (at: string): PlatformError =>
  new PlatformError('INVALID_INPUT', [{ at, message: 'is missing' }]);
