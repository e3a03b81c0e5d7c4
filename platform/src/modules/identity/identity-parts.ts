import type { Kernel } from '../../kernel/module.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { createTryBudget, type TryBudget } from './abuse/try-budgets.ts';
import { createOneTimeCodes, type OneTimeCodes } from './codes/one-time-codes.ts';
import type { Identity, IdentityDependencies } from './identity-api.ts';
import { createPasswordHashing, type PasswordHashing } from './passwords/password-hashing.ts';
import { createAccessTokens, type AccessTokens } from './sessions/access-tokens.ts';
import { createSessions, type Sessions } from './sessions/sessions.ts';
import { NO_SECOND_STEP, type SecondStep } from './sign-in/second-step.ts';
import { createTwoSteps, type TwoSteps } from './sign-in/two-step-store.ts';

/** Failed logins one address may make: many people share one behind a provider's network. */
const ADDRESS_BUDGET = { burst: 60, refillMs: 2_000 };
/** Failed logins of one account. */
const ACCOUNT_BUDGET = { burst: 10, refillMs: 60_000 };
/** Registrations from one address. */
const REGISTRATION_BUDGET = { burst: 200, refillMs: 10_000 };

const BEARER = /^Bearer ([\w.-]{1,2000})$/;

/** What identity's routes share. */
export interface IdentityParts extends IdentityDependencies {
  readonly kernel: Kernel;
  readonly hashing: PasswordHashing;
  readonly codes: OneTimeCodes;
  readonly sessions: Sessions;
  readonly tokens: AccessTokens;
  readonly requirePlayer: Identity['requirePlayer'];
  readonly secondStep: SecondStep;
  readonly twoSteps: TwoSteps;
  readonly budgets: {
    readonly address: TryBudget;
    readonly account: TryBudget;
    readonly registration: TryBudget;
  };
}

export function createIdentityParts(kernel: Kernel, dependencies: IdentityDependencies): IdentityParts {
  const tokens = createAccessTokens(kernel);
  return {
    ...dependencies,
    kernel,
    tokens,
    sessions: createSessions(kernel),
    requirePlayer(request) {
      const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
      if (token === undefined) return Promise.reject(new PlatformError('UNAUTHENTICATED'));
      return tokens.verify(token);
    },
    secondStep: NO_SECOND_STEP,
    twoSteps: createTwoSteps(kernel),
    hashing: createPasswordHashing(),
    codes: createOneTimeCodes(kernel, dependencies.sendMessage),
    budgets: {
      address: createTryBudget(kernel, 'address', ADDRESS_BUDGET),
      account: createTryBudget(kernel, 'account', ACCOUNT_BUDGET),
      registration: createTryBudget(kernel, 'registration', REGISTRATION_BUDGET),
    },
  };
}
