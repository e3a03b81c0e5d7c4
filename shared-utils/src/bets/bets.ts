import type { PlacementView } from '@paddock/contract/schemas';

import { asErrorCode, refused } from '../http/failures.ts';
import type { ApiProblem, ApiResult, Failure } from '../http/http-types.ts';
import type { Bets, PlacementOptions, PlacementOutcome } from './bets-types.ts';
import { followPlacement, type DecidedView, type FollowDependencies } from './follow-placement.ts';

export interface BetsDependencies extends FollowDependencies {
  /** Money may have moved: a hold was made or released. */
  readonly onMoneyMoved: () => void;
}

type Stage = Extract<PlacementOutcome, { readonly status: 'rejected' }>['stage'];

function problemOf(view: Extract<DecidedView, { readonly status: 'rejected' }>): ApiProblem {
  const { message, details } = view;
  const code = asErrorCode(view.code) ?? 'INTERNAL';
  return details === undefined ? { code, message } : { code, message, details };
}

function decided(key: string, view: DecidedView, stage: Stage): PlacementOutcome {
  if (view.status === 'accepted') return { status: 'accepted', key, bet: view.bet };
  return { status: 'rejected', key, stage, problem: problemOf(view) };
}

/** A server fault or a lost session tells nothing about the bet; any other refusal is the answer. */
function tellsNothing({ status, httpStatus }: Failure): boolean {
  return status === 'network-error' || httpStatus >= 500 || httpStatus === 401 || httpStatus === 429;
}

function failed(key: string, failure: Failure, stage: Stage): PlacementOutcome {
  if (failure.status === 'close') return { status: 'cancelled', key };
  if (tellsNothing(failure)) return { status: 'unknown', key, problem: failure.problem };
  return { status: 'rejected', key, stage, problem: failure.problem };
}

/** Placing bets, once per key (rules §4, §6). */
export function createBets(dependencies: BetsDependencies): Bets {
  const { api, onMoneyMoved } = dependencies;

  async function conclude(
    key: string,
    answer: ApiResult<PlacementView>,
    { onPending, signal }: PlacementOptions,
  ): Promise<PlacementOutcome> {
    if (!answer.ok) return failed(key, answer, 'at-once');
    if (answer.data.status !== 'pending') return decided(key, answer.data, 'at-once');
    const { placementId, decidesAtMs, serverTimeMs, isReviewed } = answer.data;
    dependencies.clock.observeServerTime(serverTimeMs);
    if (isReviewed === true) {
      onMoneyMoved();
      return { status: 'reviewed', key };
    }
    onPending?.({ key, placementId, decidesAtMs });
    onMoneyMoved();
    const end = await followPlacement(dependencies, answer.data, signal);
    return 'ok' in end ? failed(key, end, 'after-delay') : decided(key, end, 'after-delay');
  }

  async function settle(
    key: string,
    answer: ApiResult<PlacementView>,
    options: PlacementOptions,
  ): Promise<PlacementOutcome> {
    const outcome = await conclude(key, answer, options);
    const wasHeld =
      outcome.status === 'accepted' || (outcome.status === 'rejected' && outcome.stage === 'after-delay');
    if (wasHeld) onMoneyMoved();
    return outcome;
  }

  return {
    async placeBet(request, key, options = {}) {
      const { signal } = options;
      return settle(key, await api.post('/web-api/sportsbook/bets', request, { key, signal }), options);
    },
    async resumePlacement(key, options = {}) {
      const { signal } = options;
      const answer = await api.get('/web-api/sportsbook/placements/:key', { params: { key }, signal });
      const isUnknown = !answer.ok && answer.httpStatus === 404;
      return settle(key, isUnknown ? refused('BET_UNKNOWN', 404) : answer, options);
    },
  };
}
