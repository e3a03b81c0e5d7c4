import { Secret, TOTP } from 'otpauth';
import type { OperatorSignInAnswer } from '@paddock/contract/schemas';

import type { PlatformConfig } from '../../kernel/config/config.ts';
import { inTransaction, type Tx } from '../../kernel/database/database.ts';
import { composeModules, type ProductModules } from '../../compose.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/index.ts';
import { createPasswordHashing } from '../identity/index.ts';
import { writeFixtureRelease } from '../site/testing/fixture-release.ts';
import {
  addOperator,
  type Console,
  type GivenCredentials,
  type OperatorId,
  type OperatorPrincipal,
  type Role,
} from './index.ts';

export type OperatorsPlatform = TestPlatform<ProductModules>;

/** The operators' side in the whole product, on a real database. */
export async function createOperatorsFixture(
  config: Partial<PlatformConfig> = {},
): Promise<OperatorsPlatform> {
  const { siteDir, remove } = writeFixtureRelease();
  const platform = await createTestPlatform(composeModules, {
    config: { siteDir, feeds: ['push'], ...config },
  });
  return {
    ...platform,
    async close() {
      await platform.close();
      remove();
    },
  };
}

export const OPERATOR_PASSWORD = 'four grey herons wading';

export function consoleOf({ kernel }: Pick<OperatorsPlatform, 'kernel'>): Console {
  const { db, secrets, randomBytes, clock, config } = kernel;
  const hashing = createPasswordHashing(config.passwordCost);
  return { db, secrets, randomBytes, hashing, nowMs: clock.nowMs() };
}

/** What the authenticator shows at a moment. */
export function codeAt({ authenticatorSecret }: GivenCredentials, atMs: number): string {
  return new TOTP({ secret: Secret.fromBase32(authenticatorSecret) }).generate({ timestamp: atMs });
}

export type AnyPlatform = Pick<OperatorsPlatform, 'kernel' | 'app' | 'clock' | 'advance'>;

export interface TestOperator {
  readonly principal: OperatorPrincipal;
  readonly given: GivenCredentials;
  readonly bearer: { readonly authorization: string };
}

/** An operator with a password of their own, signed in. */
export async function operatorWith(
  platform: AnyPlatform,
  name: string,
  ...roles: Role[]
): Promise<TestOperator> {
  const given = await addOperator(consoleOf(platform), name, { roles, password: OPERATOR_PASSWORD });
  const answer = await trySignIn(platform, name, { code: codeAt(given, platform.clock.nowMs()) });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const { token, session } = answer.json<OperatorSignInAnswer>();
  const operatorId = session.operatorId as OperatorId;
  return {
    principal: { kind: 'operator', operatorId, name },
    given,
    bearer: { authorization: `Bearer ${token}` },
  };
}

export function trySignIn(
  { app }: AnyPlatform,
  name: string,
  {
    password = OPERATOR_PASSWORD,
    code,
    from = '127.0.0.1',
    stay = false,
  }: {
    readonly password?: string;
    readonly code: string;
    readonly from?: string;
    readonly stay?: boolean;
  },
) {
  const body = { name, password, code, ...(stay && { stay }) };
  return app.inject({ method: 'POST', url: '/operator-api/session', remoteAddress: from, body });
}

export function call(
  { app }: AnyPlatform,
  { bearer }: Pick<TestOperator, 'bearer'>,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
) {
  return app.inject({
    method,
    url: `/operator-api/${path}`,
    headers: { ...bearer, ...headers },
    ...(body === undefined ? {} : { body }),
  });
}

export function inTx<Result>({ kernel }: AnyPlatform, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return inTransaction(kernel.db, work);
}

/** What somebody asked for, and what came of it once another operator has approved what waits for one. */
export async function approved<Body extends { readonly proposalId?: string | null }>(
  platform: AnyPlatform,
  by: Pick<TestOperator, 'bearer'>,
  asked: { readonly status: number; readonly body: Body },
): Promise<{ readonly status: number; readonly body: Body }> {
  const { proposalId = null } = asked.body;
  if (proposalId === null) return asked;
  const answer = await call(platform, by, 'POST', `proposals/${proposalId}/approve`, { reason: 'a test' });
  if (answer.statusCode !== 204) throw new Error(answer.body);
  return asked;
}

/** The code a refusal has. */
export function codeOf({ body }: { readonly body: string }): string {
  return (JSON.parse(body) as { code: string }).code;
}
