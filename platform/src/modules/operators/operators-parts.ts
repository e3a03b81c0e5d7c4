import { MINUTE_MS } from '@paddock/contract';
import type { FastifyRequest } from 'fastify';

import { PlatformError } from '../../kernel/http/problem.ts';
import type { Kernel } from '../../kernel/module.ts';
import {
  createPasswordHashing,
  createTryBudget,
  type PasswordHashing,
  type TryBudget,
} from '../identity/index.ts';
import type { OperatorsDependencies } from './operators-api.ts';
import { createProposals, type Proposals } from './proposals/proposals.ts';
import { permissionsOf, type Permission } from './roles.ts';
import {
  createOperatorSessions,
  type OperatorSessions,
  type SignedInOperator,
} from './sign-in/operator-sessions.ts';
import { createOperatorTokens, type OperatorTokens } from './sign-in/operator-tokens.ts';

/** Failed sign-ins of one name from one network, and wrong present passwords of one operator who changes theirs. */
const NAME_BUDGET = { burst: 5, refillMs: 15 * MINUTE_MS };
/** Failed sign-ins of one name from everywhere: so many that no one network can keep an operator out. */
const NAME_EVERYWHERE_BUDGET = { burst: 50, refillMs: 60_000 };
/** Failed sign-ins of one network. */
const ADDRESS_BUDGET = { burst: 20, refillMs: 60_000 };

const BEARER = /^Bearer ([\w.-]{1,2000})$/;

/** What the routes of operators share. */
export interface OperatorsParts extends OperatorsDependencies {
  readonly kernel: Kernel;
  readonly hashing: PasswordHashing;
  readonly sessions: OperatorSessions;
  readonly tokens: OperatorTokens;
  readonly proposals: Proposals;
  readonly budgets: Readonly<Record<'name' | 'nameEverywhere' | 'address' | 'password', TryBudget>>;
  /** Who asks, also while the password is still the one given out. @throws UNAUTHENTICATED */
  signedIn(request: FastifyRequest): Promise<SignedInOperator>;
  /** Who asks and has the permission, if one is named. @throws UNAUTHENTICATED, PASSWORD_CHANGE_NEEDED, FORBIDDEN */
  requireOperator(request: FastifyRequest, permission?: Permission): Promise<SignedInOperator>;
}

export function createOperatorsParts(kernel: Kernel, dependencies: OperatorsDependencies): OperatorsParts {
  const tokens = createOperatorTokens(kernel);
  const sessions = createOperatorSessions(kernel);

  async function signedIn(request: FastifyRequest): Promise<SignedInOperator> {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const operator = token === undefined ? undefined : await sessions.use(await tokens.verify(token));
    if (operator === undefined) throw new PlatformError('UNAUTHENTICATED');
    kernel.security.concerns(request, { account: { operator: operator.name } });
    return operator;
  }

  return {
    ...dependencies,
    kernel,
    tokens,
    sessions,
    signedIn,
    async requireOperator(request, permission) {
      const operator = await signedIn(request);
      if (operator.passwordIsInitial) throw new PlatformError('PASSWORD_CHANGE_NEEDED');
      if (permission !== undefined && !permissionsOf(operator.roles).has(permission)) {
        throw new PlatformError('FORBIDDEN');
      }
      return operator;
    },
    proposals: createProposals(kernel),
    hashing: createPasswordHashing(kernel.config.passwordCost),
    budgets: {
      name: createTryBudget(kernel, 'operator-name', NAME_BUDGET),
      nameEverywhere: createTryBudget(kernel, 'operator-name-everywhere', NAME_EVERYWHERE_BUDGET),
      password: createTryBudget(kernel, 'operator-password', NAME_BUDGET),
      address: createTryBudget(kernel, 'operator-address', ADDRESS_BUDGET),
    },
  };
}
