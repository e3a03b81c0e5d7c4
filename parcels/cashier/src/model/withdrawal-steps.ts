import type { WithdrawalView } from '@paddock/contract/schemas';

type Status = WithdrawalView['status'];

/** What a line of a withdrawal's timeline says: a status it had, or what comes with one. */
export type StepKey = Status | 'held' | 'review' | 'sending' | 'back' | 'paid-late';

export interface WithdrawalStep {
  /** Unique in its timeline. */
  readonly id: string;
  readonly key: StepKey;
  readonly state: 'done' | 'now' | 'todo' | 'failed';
  /** When it happened; null for what is under way or still to come. */
  readonly atMs: number | null;
  readonly reason: string;
}

/** Ends that give the money back, each told with its return to the balance. */
const GIVES_BACK: readonly Status[] = ['failed', 'rejected', 'cancelled', 'returned'];
const WENT_WRONG: readonly Status[] = ['failed', 'rejected', 'returned'];

/** The way of a withdrawal from the wish to the money: what happened with its times, what is under way, what comes. */
export function stepsOf({
  status,
  timeline,
}: Pick<WithdrawalView, 'status' | 'timeline'>): readonly WithdrawalStep[] {
  const happened = timeline.flatMap((entry, at): readonly WithdrawalStep[] => {
    const step = {
      id: `${at} ${entry.status}`,
      key: keyOf(timeline, at),
      atMs: entry.atMs,
      reason: entry.reason,
    };
    const beside = besideOf(entry.status);
    return [
      { ...step, state: stateOf(entry.status, status === 'sent' && at === timeline.length - 1) },
      ...(beside === undefined
        ? []
        : [{ id: `${at} ${beside}`, key: beside, state: 'done', atMs: entry.atMs, reason: '' } as const]),
    ];
  });
  return [...happened, ...stepsToCome(status)];
}

function stateOf(status: Status, isUnderWay: boolean): WithdrawalStep['state'] {
  if (isUnderWay) return 'now';
  return WENT_WRONG.includes(status) ? 'failed' : 'done';
}

/** A provider may say that it paid after it said that it could not (rules §8). */
function keyOf(timeline: WithdrawalView['timeline'], at: number): StepKey {
  const status = timeline[at]?.status ?? 'requested';
  const hasFailed = timeline.slice(0, at).some((entry) => entry.status === 'failed');
  return status === 'paid' && hasFailed ? 'paid-late' : status;
}

function besideOf(status: Status): 'held' | 'back' | undefined {
  if (status === 'requested') return 'held';
  return GIVES_BACK.includes(status) ? 'back' : undefined;
}

function stepsToCome(status: Status): readonly WithdrawalStep[] {
  const step = (key: StepKey, state: 'now' | 'todo'): WithdrawalStep => ({
    id: key,
    key,
    state,
    atMs: null,
    reason: '',
  });
  switch (status) {
    case 'requested':
      return [step('review', 'now'), step('sent', 'todo'), step('paid', 'todo')];
    case 'approved':
      return [step('sending', 'now'), step('paid', 'todo')];
    case 'sent':
      return [step('paid', 'todo')];
    default:
      return [];
  }
}

/** The way that lies before a withdrawal that has not been asked for yet. */
export const WAY_AHEAD: readonly StepKey[] = ['held', 'review', 'sent', 'paid'];

/** True while the server has something more to tell by itself. */
export function isUnderWay({ nextStep }: WithdrawalView): boolean {
  return nextStep !== null;
}

/** How the state is coloured; the word beside it says the same. */
export function toneOf(status: Status): 'positive' | 'warning' | 'danger' | 'neutral' {
  if (status === 'paid') return 'positive';
  if (status === 'cancelled') return 'neutral';
  return WENT_WRONG.includes(status) ? 'danger' : 'warning';
}
