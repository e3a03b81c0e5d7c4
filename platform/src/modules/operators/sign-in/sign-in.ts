import type { FastifyRequest } from 'fastify';
import type { OperatorPasswordRequest, OperatorSignInRequest } from '@paddock/contract/schemas';

import { inTransaction } from '../../../kernel/database/database.ts';
import { networkOf } from '../../../kernel/http/network-of.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { TryBudget } from '../../identity/index.ts';
import { recordAction, recordByNobody } from '../audit/audit-store.ts';
import type { OperatorsParts } from '../operators-parts.ts';
import type { OperatorPrincipal } from '../operators-api.ts';
import { findOperator, setOwnPassword, takeStep, type OperatorRecord } from '../people/people-store.ts';
import { isStrongOperatorPassword } from '../people/credentials.ts';
import { endOperatorSessions, type SignedInOperator } from './operator-sessions.ts';
import { stepOfCode } from './totp.ts';

type SignInParts = Pick<OperatorsParts, 'kernel' | 'hashing' | 'budgets' | 'sessions' | 'tokens'>;

/**
 * Signs an operator in by name, password and code, all three at once. A code is good once. Every failed try costs one of
 * the network's, one of the name's from there, and one of the name's from everywhere, of which there are more than one
 * network can spend: a stranger who knows a name keeps nobody out. An unknown name takes as long as a known one.
 * @returns the bearer token and who signed in.
 * @throws OPERATOR_CREDENTIALS, TOO_MANY_REQUESTS.
 */
export async function signIn(
  parts: SignInParts,
  { name, password, code }: OperatorSignInRequest,
  request: FastifyRequest,
): Promise<{ readonly token: string; readonly operator: SignedInOperator }> {
  const { kernel, hashing, budgets } = parts;
  const key = name.trim().toLowerCase();
  const network = networkOf(request.ip);
  const spent = [
    [budgets.address, network],
    [budgets.name, `${key} ${network}`],
    [budgets.nameEverywhere, key],
  ] as const;
  for (const [budget, of] of spent) await takeTry(budget, of);
  const known = await findOperator(kernel.db, key);
  kernel.security.concerns(request, { account: known === undefined ? { login: key } : { operator: key } });
  const isRight = await hashing.verify(known?.passwordHash, password);
  const step = known === undefined ? undefined : stepOf(kernel, known, code);
  const opened =
    isRight && known !== undefined && step !== undefined ? await open(parts, known, step) : undefined;
  if (opened === undefined) {
    if (known !== undefined) await recordRefusal(parts, known);
    throw new PlatformError('OPERATOR_CREDENTIALS');
  }
  for (const [budget, of] of spent) await budget.giveBack(of);
  kernel.security.note(request, 'sign-in', 'operator');
  return opened;
}

async function takeTry(budget: TryBudget, key: string): Promise<void> {
  const taken = await budget.takeOne(key);
  if (!taken.taken) throw new PlatformError('TOO_MANY_REQUESTS', { retryAfterMs: taken.retryAfterMs });
}

/** The step of a right code. A secret that cannot be read lets nobody in, and says no more than a wrong code does. */
function stepOf(
  kernel: Kernel,
  { name, totpSealed: sealed }: OperatorRecord,
  code: string,
): number | undefined {
  try {
    return stepOfCode({ name, sealed, code }, kernel, kernel.clock.nowMs());
  } catch (error) {
    kernel.log.error({ err: error, operator: name }, 'the authenticator cannot be read; reset the operator');
    return undefined;
  }
}

/** Opens the session of someone whose password and code are right; undefined when the code was used before. */
async function open({ kernel, sessions, tokens }: SignInParts, known: OperatorRecord, step: number) {
  const { operatorId, name, roles, passwordIsInitial } = known;
  const session = await inTransaction(kernel.db, async (tx) => {
    if (!(await takeStep(tx, known, step))) return undefined;
    const made = await sessions.open(tx, operatorId);
    const action = { action: 'session.open', subject: `operator:${name}`, reason: 'signed in' };
    await recordAction(
      tx,
      { operator: { kind: 'operator', operatorId, name }, ...action },
      { secrets: kernel.secrets, atMs: kernel.clock.nowMs() },
    );
    return made;
  });
  if (session === undefined) return undefined;
  const operator: SignedInOperator = {
    kind: 'operator',
    operatorId,
    name,
    roles,
    passwordIsInitial,
    ...session,
  };
  return { token: tokens.issue(operator, session.expiresAtMs), operator };
}

/** At most as many as the name's budget has tries. */
async function recordRefusal({ kernel }: SignInParts, { name }: OperatorRecord): Promise<void> {
  const action = { action: 'session.refuse', subject: `operator:${name}`, reason: 'wrong password or code' };
  const moment = { secrets: kernel.secrets, atMs: kernel.clock.nowMs() };
  await inTransaction(kernel.db, (tx) => recordByNobody(tx, 'unknown', action, moment));
}

export async function signOut(
  { kernel, sessions }: Pick<OperatorsParts, 'kernel' | 'sessions'>,
  { sessionId, ...operator }: SignedInOperator,
): Promise<void> {
  await inTransaction(kernel.db, async (tx) => {
    await sessions.end(tx, sessionId);
    const action = { action: 'session.close', subject: `operator:${operator.name}`, reason: 'signed out' };
    await recordAction(tx, { operator, ...action }, { secrets: kernel.secrets, atMs: kernel.clock.nowMs() });
  });
}

/**
 * Sets the password an operator chose and ends their other sessions.
 * @throws OPERATOR_CREDENTIALS for a wrong present one, WEAK_PASSWORD, TOO_MANY_REQUESTS.
 */
export async function changePassword(
  { kernel, hashing, budgets }: Pick<OperatorsParts, 'kernel' | 'hashing' | 'budgets'>,
  operator: SignedInOperator,
  { password, newPassword }: OperatorPasswordRequest,
): Promise<void> {
  const { operatorId, name, sessionId } = operator;
  await takeTry(budgets.password, name);
  const known = await findOperator(kernel.db, name);
  const isRight = await hashing.verify(known?.passwordHash, password);
  if (!isRight || known === undefined) throw new PlatformError('OPERATOR_CREDENTIALS');
  await budgets.password.giveBack(name);
  if (newPassword === password || !isStrongOperatorPassword(newPassword, name)) {
    throw new PlatformError('WEAK_PASSWORD');
  }
  const passwordHash = await hashing.hash(newPassword);
  const atMs = kernel.clock.nowMs();
  await inTransaction(kernel.db, async (tx) => {
    const principal: OperatorPrincipal = { kind: 'operator', operatorId, name };
    const action = {
      action: 'password.change',
      subject: `operator:${name}`,
      reason: 'changed by themselves',
    };
    await recordAction(tx, { operator: principal, ...action }, { secrets: kernel.secrets, atMs });
    if (!(await setOwnPassword(tx, known, passwordHash))) throw new PlatformError('UNAUTHENTICATED');
    await endOperatorSessions(tx, operatorId, { atMs, but: sessionId });
  });
}
