import type { IncomingHttpHeaders } from 'node:http';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { CheckReason, DocumentKind } from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { requireBodySignature, signBody } from '../../../kernel/http/signed-callback.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { CheckMessage } from '../checking/check-provider.ts';
import { dueSandboxChecks, noteSandboxTry, type SandboxCheck } from './sandbox-store.ts';

export const SANDBOX_NAME = 'sandbox';
const PURPOSE = 'identity-check-callback:sandbox';
const RETRY_FIRST_MS = 1_000;
/** Then the sandbox gives up, as real companies do: about 17 minutes. */
const CALLBACK_TRIES = 11;
const TIMEOUT_MS = 10_000;

const Message = Type.Object(
  {
    id: Type.String({ pattern: '^[\\w-]{8,64}$' }),
    reference: Type.String({ pattern: '^[1-9]\\d{0,18}$' }),
    outcome: Type.Union([Type.Literal('approved'), Type.Literal('refused'), Type.Literal('asked-more')]),
    reason: Type.Union([CheckReason, Type.Null()]),
    kinds: Type.Array(DocumentKind, { maxItems: 3 }),
  },
  { additionalProperties: false },
);

/** Reads an answer of the sandbox. @see CheckProvider.readCallback */
export function readSandboxAnswer(
  { secrets, clock }: Kernel,
  headers: IncomingHttpHeaders,
  rawBody: Uint8Array,
): CheckMessage {
  const text = Buffer.from(rawBody).toString('utf8');
  requireBodySignature(secrets, PURPOSE, headers, text, clock.nowMs());
  const body = parseJson(text);
  if (!Check(Message, body)) throw new PlatformError('INVALID_INPUT');
  return body;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PlatformError('MALFORMED_BODY');
  }
}

/** Sends the answers that are due, signed at the moment of sending; one that is not taken is sent again later. */
export async function sendDueAnswers(kernel: Kernel, callbackUrl: string): Promise<void> {
  const { db, clock } = kernel;
  for (const check of await dueSandboxChecks(db, clock.nowMs())) {
    const body = check.body ?? answerOf(kernel, check);
    const isTaken = await send(kernel, callbackUrl, body);
    const tries = check.tries + 1;
    await noteSandboxTry(db, check.reference, {
      body,
      tries,
      isDone: isTaken || tries >= CALLBACK_TRIES,
      nextAtMs: clock.nowMs() + RETRY_FIRST_MS * 2 ** check.tries,
    });
  }
}

function answerOf({ randomBytes }: Kernel, { reference, answer }: SandboxCheck): string {
  const id = `check-${Buffer.from(randomBytes(12)).toString('hex')}`;
  const outcomes = {
    approve: { outcome: 'approved', reason: null, kinds: [] },
    refuse: { outcome: 'refused', reason: 'unreadable', kinds: [] },
    'ask-more': { outcome: 'asked-more', reason: 'address-needed', kinds: ['address'] },
  };
  return JSON.stringify({ id, reference, ...outcomes[answer === 'never' ? 'approve' : answer] });
}

async function send({ secrets, clock }: Kernel, url: string, body: string): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...signBody(secrets, PURPOSE, body, clock.nowMs()) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
