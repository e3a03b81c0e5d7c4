import { LIMIT_APPROVAL_MS } from '@paddock/contract';

import type { AuthValue } from '../auth/auth-types.ts';
import type { PlayWatchParts } from '../play-watch/play-watch.ts';
import type { Limit } from './limits-types.ts';

/** The office's question about one limit, `limit` among its props. */
const WIDGET = 'office/limit-approval';

/**
 * Asks the player whether a looser limit shall hold, 24 h after it was asked for: at once if that is past, else when it
 * comes (S4-07). One question at a time, each once a page; closing it decides nothing, and the page of limits asks again.
 */
export function offerApprovals({ auth, clock, dialogs, limits, timing }: PlayWatchParts): () => void {
  const asked = new Set<string>();
  let shown: { readonly dialogId: number; readonly name: string } | null = null;
  let stopTimer: (() => void) | undefined;

  function look(): void {
    stopTimer?.();
    const value = limits.value$.snapshot();
    if (!('limits' in value)) return;
    const changes = waiting(value.limits);
    takeBackDecided(changes);
    // A player on a break is not asked to play for more.
    if (isRestricted(auth.auth$.snapshot())) return;
    const next = changes.find((limit) => !asked.has(nameOf(limit)));
    if (next === undefined) return;
    const leftMs = next.startedAt * 1000 + LIMIT_APPROVAL_MS - clock.serverNowMs();
    if (leftMs > 0) {
      stopTimer = timing.after(leftMs, look);
    } else if (dialogs.dialogs$.snapshot().status === 'closed') {
      const name = nameOf(next);
      asked.add(name);
      shown = {
        dialogId: dialogs.openDialog({ widget: WIDGET, size: 'small', props: { limit: next } }),
        name,
      };
    }
  }

  /** A question that was answered in another tab or on another device is asked no more. */
  function takeBackDecided(changes: readonly Limit[]): void {
    if (shown === null || changes.some((limit) => nameOf(limit) === shown?.name)) return;
    const { dialogId } = shown;
    shown = null;
    dialogs.closeDialog(dialogId);
  }

  const subscriptions = [limits.value$.subscribe(look), dialogs.dialogs$.subscribe(look)];
  return () => {
    stopTimer?.();
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}

function isRestricted(value: AuthValue): boolean {
  return value.status === 'signed-in' && value.banLevel > 0;
}

/** Changes the player is to be asked about, the oldest first. */
function waiting(limits: readonly Limit[]): readonly Limit[] {
  return limits
    .filter(({ limitState, needApprove }) => limitState === 'PENDING' && needApprove)
    .sort((a, b) => a.startedAt - b.startedAt);
}

function nameOf({ limitType, startedAt }: Limit): string {
  return `${limitType} ${startedAt}`;
}
