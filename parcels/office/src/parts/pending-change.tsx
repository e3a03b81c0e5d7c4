import { LIMIT_APPROVAL_MS } from '@paddock/contract';
import { useFormat, useServerNow, useT } from '@paddock/shared-utils/react';
import { Button, Notice } from '@paddock/styleguide';

import type { LimitRow } from '../model/limit-rows.ts';
import { asksForProof, LimitRefusal } from './limit-refusal.tsx';
import styles from './limits.module.css';
import { useLimitDecision } from './use-limit-decision.ts';
import { useLimitWords } from './use-limit-words.ts';

const TICK_MS = 1_000;
/** The list that comes with the answer takes the notice away. */
const noMore = (): void => undefined;

/** A looser limit that waits: until when, what holds meanwhile, and how to take it back or, in time, decide (S4-07). */
export function PendingChange({ row: { limitType, active, pending } }: { readonly row: LimitRow }) {
  const t = useT('office');
  const format = useFormat();
  const words = useLimitWords();
  const nowMs = useServerNow(TICK_MS);
  const { submit, pending: isSending, refusal } = useLimitDecision(limitType, noMore);
  if (pending === null) return null;
  const dueMs = pending.startedAt * 1000 + LIMIT_APPROVAL_MS;
  const isDue = nowMs >= dueMs;
  const values = {
    wanted: words.valueOf(pending),
    current: active === null ? t('limits.none') : words.valueOf(active),
    time: format.moment(dueMs),
  };
  return (
    <>
      <Notice
        tone="warning"
        icon="clock"
        title={t(isDue ? 'limits.pending.due' : 'limits.pending.waits', values)}
        action={
          <span className={styles.pendingActions}>
            {isDue && !asksForProof(refusal) && (
              <Button size={32} pending={isSending} onClick={() => submit('approve')}>
                {t('limits.pending.approve')}
              </Button>
            )}
            <Button size={32} pending={isSending} onClick={() => submit(isDue ? 'reject' : 'cancel')}>
              {t(isDue ? 'limits.pending.reject' : 'limits.pending.cancel')}
            </Button>
          </span>
        }
      >
        {t('limits.pending.meanwhile', values)}
      </Notice>
      <LimitRefusal refusal={refusal} onProven={() => void submit('approve')} />
    </>
  );
}
