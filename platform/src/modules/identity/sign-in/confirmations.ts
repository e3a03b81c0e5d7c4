import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PlayerId } from '@paddock/contract';
import type { SignInAnswer } from '@paddock/contract/schemas';

import { networkOf } from '../../../kernel/http/network-of.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { strangerOf } from '../codes/askers.ts';
import type { SentCode } from '../codes/one-time-codes.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { findContacts } from '../security/contacts-store.ts';
import { completeSignIn, type SignInMethod } from './complete-sign-in.ts';
import type { LoginKey } from './login-key.ts';
import type { OpenConfirmation } from './two-step-store.ts';

const PURPOSE = 'confirm-sign-in';
/** What a decoy is written to; nothing is sent there. */
const NOBODY = { email: 'nobody@example.com', sms: '+4915100000000' } as const;

/**
 * The way in of a new device while strangers guess at an account. A right and a wrong password get the same answer and
 * the same work: a code is asked for, and only a right one has it sent, to the mailbox or the phone of the account. So
 * the strangers learn nothing, and the owner is not shut out.
 */
export async function askToConfirm(
  { twoSteps }: Pick<IdentityParts, 'twoSteps'>,
  tried: {
    readonly account: string;
    /** Null where the password was wrong. */
    readonly playerId: PlayerId | null;
    readonly login: LoginKey;
    readonly method: SignInMethod;
  },
): Promise<SignInAnswer> {
  const { account, playerId, login, method } = tried;
  // By what was typed, not by what the account has: who guesses is not told that.
  const by = 'kind' in login && login.kind === 'phone' ? 'sms' : 'email';
  const challenge = await twoSteps.openConfirmation({ playerId, by, account }, method);
  return { user_id: null, two_step: { challenge, methods: [by], confirms: true } };
}

/** Sends the code, where the password was right. @throws TOO_MANY_REQUESTS, for right and wrong ones alike. */
export async function sendConfirmation(
  { kernel, codes }: Pick<IdentityParts, 'kernel' | 'codes'>,
  request: FastifyRequest,
  { account, playerId, by }: OpenConfirmation,
): Promise<SentCode> {
  const contacts = playerId === null ? null : await findContacts(kernel.db, playerId);
  const to = (by === 'email' ? contacts?.email : contacts?.phone) ?? null;
  const asker = { ...strangerOf(request), kind: 'first-step' as const };
  return codes.send({
    purpose: PURPOSE,
    channel: by,
    to: to ?? NOBODY[by],
    budgetedAs: account,
    playerId,
    language: contacts?.language ?? 'en',
    asker: { ...asker, key: `${account} ${networkOf(request.ip)}` },
    decoy: to === null,
  });
}

/**
 * Takes the code of a confirmation and goes on to the last step, which asks for the player's own second step where there
 * is one. Tries are counted over all confirmations of a player; one too many is as wrong as any other.
 * @throws WRONG_CODE, CODE_EXPIRED, CODE_SPENT, TWO_STEP_EXPIRED, and what `completeSignIn` throws.
 */
export async function takeConfirmation(
  parts: IdentityParts,
  exchange: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  step: OpenConfirmation,
  typed: { readonly challenge: string; readonly code: string; readonly save: boolean },
): Promise<SignInAnswer> {
  const { kernel, codes, budgets, twoSteps, secondStep } = parts;
  const { playerId, codeId, by, method, triesLeft } = step;
  if (playerId !== null) kernel.security.concerns(exchange.request, { account: { playerId } });
  if (codeId === null) throw new PlatformError('WRONG_CODE', { triesLeft });
  const key = `confirmation ${playerId ?? ''}`;
  const mayTry = playerId === null || (await budgets.secondStep.take(key));
  const redeemed = await codes.redeem({ codeId, purpose: PURPOSE, code: mayTry ? typed.code : '' });
  if (playerId === null || redeemed.playerId !== playerId)
    throw new PlatformError('WRONG_CODE', { triesLeft });
  await budgets.secondStep.giveBack(key);
  if (!(await twoSteps.close(typed.challenge))) throw new PlatformError('TWO_STEP_EXPIRED');
  const methods = await secondStep.methodsOf(kernel.db, playerId);
  return completeSignIn(parts, exchange, {
    playerId,
    save: typed.save,
    method,
    secondStepPassed: methods.includes(by),
  });
}
