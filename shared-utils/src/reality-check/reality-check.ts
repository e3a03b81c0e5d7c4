import { LIMIT_TYPES } from '@paddock/contract';
import type { RealityCheckRequest } from '@paddock/contract/schemas';

import { activeValueOf } from '../limits/active-limit.ts';
import type { PlayWatchParts } from '../play-watch/play-watch.ts';
import {
  CHECK_CHUNK_MS,
  parseCheckRecord,
  seenCheck,
  startedCheck,
  type CheckRecord,
} from './check-record.ts';

/** What a player may answer; closing the dialog is `nothing` (S4-08, S7-10). */
export type RealityCheckAction = RealityCheckRequest['data']['attributes']['action'];

/** Props of the dialog `office/reality-check`. */
export interface RealityCheckProps {
  readonly sinceMs: number;
  /** When it was shown. */
  readonly shownAtMs: number;
  choose(action: RealityCheckAction, doNotShowAgain: boolean): Promise<void>;
}

const WIDGET = 'office/reality-check';

/**
 * The reality check (S4-08): while signed in with an interval, a timer whose end all tabs and reloads share, looked at
 * every five minutes at most. It asks on the tab that is visible; an answer in one tab closes the question in the others.
 */
export function watchRealityCheck(parts: PlayWatchParts): () => void {
  const { api, auth, clock, dialogs, limits, storage, timing, visibility, openChannel } = parts;
  const channel = openChannel('reality-check');
  const item = storage.storageItem<CheckRecord | null>({
    key: 'reality-check',
    version: 1,
    fallback: null,
    parse: parseCheckRecord,
  });
  let running: { readonly userId: string; readonly minutes: number } | null = null;
  let asked: { readonly dialogId: number; readonly record: CheckRecord; readonly atMs: number } | null = null;
  let stopTimer: (() => void) | undefined;

  /** @param told the record as another tab has just written it: local storage may still be behind */
  function look(told?: CheckRecord): void {
    stopTimer?.();
    if (running === null || asked !== null) return;
    const nowMs = clock.serverNowMs();
    const record = seenCheck(told ?? item.read(), running.userId, running.minutes, nowMs);
    item.write(record);
    const leftMs = record.endsAtMs - nowMs;
    if (leftMs > 0) stopTimer = timing.after(Math.min(leftMs, CHECK_CHUNK_MS), onChunk);
    else if (visibility.isVisible()) ask(record, nowMs);
    else stopTimer = timing.after(CHECK_CHUNK_MS, onChunk);
  }

  function onChunk(): void {
    void limits.refresh();
    look();
  }

  function ask(record: CheckRecord, atMs: number): void {
    const props: RealityCheckProps = { sinceMs: record.sinceMs, shownAtMs: atMs, choose: answer };
    const dialogId = dialogs.openDialog({ widget: WIDGET, size: 'small', props: { ...props } });
    asked = { dialogId, record, atMs };
  }

  /** Takes the question away, without an answer of this tab. */
  function takeBack(): void {
    const id = asked?.dialogId;
    asked = null;
    if (id !== undefined) dialogs.closeDialog(id);
  }

  async function answer(action: RealityCheckAction, doNotShowAgain: boolean): Promise<void> {
    if (asked === null) return;
    const { record, atMs } = asked;
    takeBack();
    if (action === 'log_out') {
      item.remove();
      channel.post(null);
    } else {
      const next = startedCheck(record.userId, record.minutes, record.sinceMs, clock.serverNowMs());
      item.write(next);
      channel.post(next);
      look(next);
    }
    const attributes = {
      action,
      do_not_show_again: doNotShowAgain,
      popup_show_at: Math.floor(atMs / 1000),
    };
    await api.post('/web-api/api/web/user/v1/reality-check', {
      data: { attributes },
    } satisfies RealityCheckRequest);
    if (action === 'log_out') await auth.logout();
    else if (doNotShowAgain) await limits.refresh();
  }

  function halt(): void {
    stopTimer?.();
    running = null;
    takeBack();
  }

  const subscriptions = [
    limits.value$.subscribe((value) => {
      if (!('limits' in value)) return;
      const { userId } = auth.auth$.snapshot();
      const minutes = activeValueOf(value, LIMIT_TYPES.realityCheck);
      if (userId === null || minutes === null) {
        if (running !== null) halt();
        return item.remove();
      }
      if (running?.userId === userId && running.minutes === minutes) return;
      running = { userId, minutes };
      look();
    }),
    auth.auth$.subscribe(({ status }) => {
      if (status !== 'guest') return;
      halt();
      item.remove();
    }),
    dialogs.dialogs$.subscribe((value) => {
      const isOpen = value.status === 'open' && value.dialog.id === asked?.dialogId;
      if (asked !== null && !isOpen) void answer('nothing', false);
    }),
  ];
  const stopListening = [
    channel.onMessage((message) => {
      takeBack();
      const next = parseCheckRecord(message);
      if (next !== undefined) look(next);
    }),
    visibility.onChange(() => look()),
  ];

  return () => {
    halt();
    for (const subscription of subscriptions) subscription.unsubscribe();
    for (const stop of stopListening) stop();
    channel.close();
  };
}
