import type { PlayerId } from '@paddock/contract';

import { inTransaction, type Database, type Tx } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { PasswordHashing } from '../../identity/index.ts';
import { recordByNobody } from '../audit/audit-store.ts';
import { ROLES, isRole } from '../roles.ts';
import { endOperatorSessions } from '../sign-in/operator-sessions.ts';
import { newAuthenticator } from '../sign-in/totp.ts';
import { generatedPassword, isStrongOperatorPassword } from './credentials.ts';
import {
  findOperator,
  insertOperator,
  linkPlayer,
  setCredentials,
  setDisabled,
  setRoles,
  unlinkPlayer,
  type Credentials,
  type OperatorRecord,
} from './people-store.ts';

const NAME = /^[a-z][a-z0-9.-]{1,39}$/;

/** What the server's console works with: the database and the secret, no running platform. */
export interface Console extends Pick<Kernel, 'db' | 'secrets' | 'randomBytes'> {
  readonly hashing: PasswordHashing;
  readonly nowMs: number;
}

/** What is shown once, to be handed to the operator. */
export interface GivenCredentials {
  /** Undefined when the operator typed one at the console. */
  readonly password: string | undefined;
  readonly authenticatorSecret: string;
  readonly authenticatorUri: string;
}

/** @throws RangeError for a name that is none or is taken, unknown roles, a weak password */
export async function addOperator(
  desk: Console,
  name: string,
  { roles, password }: { readonly roles: readonly string[]; readonly password?: string | undefined },
): Promise<GivenCredentials> {
  if (!NAME.test(name)) throw new RangeError(`not a name: ${name} (2 to 40 of a-z, 0-9, dot and hyphen)`);
  checkRoles(roles);
  const { given, kept } = await newCredentials(desk, name, password);
  await inTransaction(desk.db, async (tx) => {
    if (!(await insertOperator(tx, name, { ...kept, roles, atMs: desk.nowMs }))) {
      throw new RangeError(`there is an operator ${name} already`);
    }
    await record(tx, desk, name, { action: 'operator.add', after: { roles } });
  });
  return given;
}

/** New password and authenticator; ends the sessions, and lets a disabled operator back in. @throws RangeError */
export async function resetOperator(
  desk: Console,
  name: string,
  password?: string,
): Promise<GivenCredentials> {
  const { given, kept } = await newCredentials(desk, name, password);
  await change(desk, name, async (tx, { operatorId, disabledAtMs }) => {
    await setCredentials(tx, operatorId, kept);
    await endOperatorSessions(tx, operatorId, { atMs: desk.nowMs });
    await record(tx, desk, name, { action: 'operator.reset', before: { disabled: disabledAtMs !== null } });
  });
  return given;
}

/** Shuts an operator out: their sessions end at once, their name stays in what they did. @throws RangeError */
export function disableOperator(desk: Console, name: string): Promise<void> {
  return change(desk, name, async (tx, { operatorId }) => {
    await shutOut(tx, operatorId, desk.nowMs);
    await record(tx, desk, name, { action: 'operator.disable' });
  });
}

export async function shutOut(tx: Tx, operatorId: OperatorRecord['operatorId'], atMs: number): Promise<void> {
  await setDisabled(tx, operatorId, atMs);
  await endOperatorSessions(tx, operatorId, { atMs });
}

/** Gives an operator these roles in place of those they had; at once, also where they are signed in. */
export async function changeRoles(desk: Console, name: string, roles: readonly string[]): Promise<void> {
  checkRoles(roles);
  await change(desk, name, async (tx, { operatorId, roles: before }) => {
    await setRoles(tx, operatorId, roles);
    await record(tx, desk, name, { action: 'operator.roles', before: { roles: before }, after: { roles } });
  });
}

/** Says that an operator is this player in person, or is so no more. Answers whether that was news. */
export async function setOwnPlayer(
  desk: Console,
  name: string,
  { playerId, isOwn }: { readonly playerId: PlayerId; readonly isOwn: boolean },
): Promise<boolean> {
  return change(desk, name, async (tx, { operatorId }) => {
    const isNews = isOwn
      ? await linkPlayer(tx, { operatorId, playerId, atMs: desk.nowMs })
      : await unlinkPlayer(tx, operatorId, playerId);
    const action = isOwn ? 'operator.link' : 'operator.unlink';
    if (isNews) await record(tx, desk, name, { action, after: { playerId } });
    return isNews;
  });
}

function checkRoles(roles: readonly string[]): void {
  const unknown = roles.find((role) => !isRole(role));
  if (unknown === undefined && roles.length > 0) return;
  throw new RangeError(`not a role: ${unknown ?? '(none named)'}; there are ${ROLES.join(', ')}`);
}

async function newCredentials(
  desk: Console,
  name: string,
  chosen: string | undefined,
): Promise<{ readonly given: GivenCredentials; readonly kept: Credentials }> {
  if (chosen !== undefined && !isStrongOperatorPassword(chosen, name)) {
    throw new RangeError('this password is too short or too easy to guess; it needs 12 characters');
  }
  const authenticator = newAuthenticator(name, desk);
  const generated = chosen === undefined ? generatedPassword(desk.randomBytes) : undefined;
  return {
    given: {
      password: generated,
      authenticatorSecret: authenticator.secret,
      authenticatorUri: authenticator.uri,
    },
    kept: {
      passwordHash: await desk.hashing.hash(chosen ?? generated ?? ''),
      passwordIsInitial: chosen === undefined,
      totpSealed: authenticator.sealed,
    },
  };
}

async function change<Result>(
  { db }: { readonly db: Database },
  name: string,
  work: (tx: Tx, operator: OperatorRecord) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (tx) => {
    const operator = await findOperator(tx, name);
    if (operator === undefined) throw new RangeError(`there is no operator ${name}`);
    return work(tx, operator);
  });
}

function record(
  tx: Tx,
  { nowMs, secrets }: Console,
  name: string,
  entry: { readonly action: string; readonly before?: unknown; readonly after?: unknown },
): Promise<void> {
  return recordByNobody(
    tx,
    'console',
    { ...entry, subject: `operator:${name}`, reason: 'at the console' },
    { secrets, atMs: nowMs },
  );
}
