import { createHmac } from 'node:crypto';

import { HOUR_MS } from '@paddock/contract';

import type { SecurityWebhookConfig } from '../../../kernel/config/security-webhook-config.ts';
import { postOnce } from '../../../kernel/http/post-once.ts';
import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from '../../../kernel/http/signed-callback.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { dueAlerts, noteFailed, noteSent, type Alert } from './alert-store.ts';

const ANSWER_MS = 10_000;
/** A few at a time: a server that stops waits for them. */
const AT_ONCE = 5;
/** Tries after which an alert is given up: a day and a half later. */
export const TRIES_MAX = 40;
const AGAIN_MS = { first: 10_000, longest: HOUR_MS };

/** Ten seconds, then twice as long each time, an hour at most. */
export function waitAfter(tries: number): number {
  return Math.min(AGAIN_MS.longest, AGAIN_MS.first * 2 ** Math.min(20, tries));
}

/**
 * Tells the webhook of alerts that wait, each until it answers with 200 to 299. What is posted is signed as callbacks to us
 * are: HMAC-SHA-256 over `<timestamp>.<body>`, base64url, with the secret as it was configured.
 */
export async function tellWebhook(
  { db, clock, config, log }: Pick<Kernel, 'db' | 'clock' | 'config' | 'log'>,
  webhook: SecurityWebhookConfig,
): Promise<void> {
  for (const { tries, ...alert } of await dueAlerts(db, clock.nowMs(), AT_ONCE)) {
    const fault = await post(webhook, alert, config.publicOrigin, clock.nowMs());
    const atMs = clock.nowMs();
    if (fault === undefined) {
      await noteSent(db, alert.id, atMs);
      continue;
    }
    const isLast = tries + 1 >= TRIES_MAX;
    await noteFailed(db, alert.id, { atMs, againAtMs: isLast ? null : atMs + waitAfter(tries) });
    log.warn({ alert: alert.id, fault, givenUp: isLast }, 'the security webhook did not take an alert');
    // Whoever does not take one takes no other now.
    return;
  }
}

/** Why it was not taken; undefined when it was. What the other side answers is not kept. */
async function post(
  { url, secret }: SecurityWebhookConfig,
  alert: Alert,
  site: string,
  nowMs: number,
): Promise<string | undefined> {
  const body = JSON.stringify({ ...alert, site });
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': alert.id,
    [TIMESTAMP_HEADER]: String(nowMs),
    [SIGNATURE_HEADER]: createHmac('sha256', secret).update(`${nowMs}.${body}`).digest('base64url'),
  };
  try {
    const { status } = await postOnce(new URL(url), headers, body, ANSWER_MS);
    return status >= 200 && status <= 299 ? undefined : `answered ${status}`;
  } catch (error) {
    return (error as Error).message;
  }
}
