import type { FastifyRequest } from 'fastify';

import type { Tx } from '../../kernel/database/database.ts';
import type { Kernel } from '../../kernel/module.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { createCaptcha, type Captcha } from './abuse/captcha.ts';
import { createFingerprints, type Fingerprints } from './abuse/fingerprints.ts';
import { createSignInGuard, type SignInGuard } from './abuse/sign-in-guard.ts';
import { createSpentMarks, type SpentMarks } from './abuse/spent-marks.ts';
import { createTryBudget, type TryBudget } from './abuse/try-budgets.ts';
import { createAskBudget, type AskBudget } from './codes/ask-budgets.ts';
import { createActivation, type Activation } from './activation/activation.ts';
import { createMailLinks, type MailLinks } from './codes/mail-links.ts';
import { createOneTimeCodes, type OneTimeCodes } from './codes/one-time-codes.ts';
import type { Identity, IdentityDependencies } from './identity-api.ts';
import { CHANGE_BUDGET } from './passwords/change-password-route.ts';
import { FORGOT_BUDGET, RESET_MAIL_BUDGET } from './passwords/forgot-password.ts';
import { createPasswordHashing, type PasswordHashing } from './passwords/password-hashing.ts';
import type { Newcomer } from './registration/create-account.ts';
import { createPersons, type Persons } from './persons/persons.ts';
import { registersOf } from './persons/sandbox-registers.ts';
import { createRegisterCheck, registerPatience, type RegisterCheck } from './registration/register-check.ts';
import { createBans, type Bans } from './profile/bans.ts';
import { createSportRestrictions, type SportRestrictions } from './profile/sport-restrictions.ts';
import { createAccessTokens, type AccessTokens } from './sessions/access-tokens.ts';
import { createDevices, type Devices } from './sessions/devices.ts';
import { createSecureData, type SecureData } from './sessions/secure-data.ts';
import { createKeptSessions, type KeptSessions } from './sessions/kept-sessions.ts';
import { createSessions, type Sessions } from './sessions/sessions.ts';
import { SOCIAL_BUDGET } from './social/social-routes.ts';
import { SECOND_STEP_BUDGET } from './sign-in/two-step-routes.ts';
import type { PlayerPrincipal } from './principal.ts';
import { createSecurity, type Security } from './security/security.ts';
import type { SecondStep } from './sign-in/second-step.ts';
import { createTwoSteps, type TwoSteps } from './sign-in/two-step-store.ts';

/** Captchas one address may ask for. */
export const CAPTCHA_BUDGET = { burst: 120, refillMs: 500 };
/** Confirmation links a player may ask for. */
const ACTIVATION_MAIL_BUDGET = { burst: 3, refillMs: 600_000 };
/** Registrations from one address. */
const REGISTRATION_BUDGET = { burst: 200, refillMs: 10_000 };
/** Of these without a captcha: few where people are real, a test's worth in a sandbox. */
const FREE_REGISTRATIONS = (sandbox: boolean) => ({ burst: sandbox ? 120 : 20, refillMs: 60_000 });

const BEARER = /^Bearer ([\w.-]{1,2000})$/;

/** What identity's routes share. */
export interface IdentityParts extends IdentityDependencies {
  readonly kernel: Kernel;
  readonly hashing: PasswordHashing;
  readonly persons: Persons;
  readonly registerCheck: RegisterCheck;
  readonly codes: OneTimeCodes;
  readonly links: MailLinks;
  readonly activation: Activation;
  readonly sports: SportRestrictions;
  readonly bans: Bans;
  readonly sessions: Sessions;
  readonly keptSessions: KeptSessions;
  readonly tokens: AccessTokens;
  readonly requirePlayer: Identity['requirePlayer'];
  /** Whose token a request bears, and nothing more. @throws UNAUTHENTICATED, TOKEN_EXPIRED. */
  readonly tokenOwner: (request: Pick<FastifyRequest, 'headers'>) => Promise<PlayerPrincipal>;
  /** Greets a player who has just registered, in the same transaction: asks for what is still to be confirmed. */
  readonly greet: (tx: Tx, newcomer: Newcomer) => Promise<void>;
  readonly devices: Devices;
  readonly secureData: SecureData;
  readonly marks: SpentMarks;
  readonly captcha: Captcha;
  readonly fingerprints: Fingerprints;
  readonly guard: SignInGuard;
  readonly security: Security;
  readonly secondStep: SecondStep;
  readonly twoSteps: TwoSteps;
  readonly budgets: {
    readonly captcha: TryBudget;
    readonly social: TryBudget;
    readonly secondStep: TryBudget;
    readonly registration: TryBudget;
    readonly registrationFree: TryBudget;
    readonly forgot: TryBudget;
    readonly resetMail: AskBudget;
    readonly passwordChange: TryBudget;
    readonly activationMail: TryBudget;
  };
}

export function createIdentityParts(kernel: Kernel, dependencies: IdentityDependencies): IdentityParts {
  const tokens = createAccessTokens(kernel);
  const tokenOwner: IdentityParts['tokenOwner'] = async ({ headers }) => {
    const token = BEARER.exec(headers.authorization ?? '')?.[1];
    if (token === undefined) throw new PlatformError('UNAUTHENTICATED');
    return tokens.verify(token);
  };
  const keptSessions = createKeptSessions(kernel);
  dependencies.onTimedChange(keptSessions.forget);
  const hashing = createPasswordHashing(kernel.config.passwordCost);
  const marks = createSpentMarks(kernel);
  const captcha = createCaptcha(kernel, marks);
  const codes = createOneTimeCodes(kernel, { sendMessage: dependencies.sendMessage, captcha });
  const security = createSecurity(kernel, {
    hashing,
    codes,
    sendMessage: dependencies.sendMessage,
    siteName: () => dependencies.siteName({}),
  });
  const links = createMailLinks(kernel);
  const activation = createActivation(kernel, { links, sendMessage: dependencies.sendMessage });
  return {
    ...dependencies,
    kernel,
    tokens,
    sessions: createSessions(kernel, keptSessions, dependencies.isTimed),
    keptSessions,
    devices: createDevices(kernel),
    secureData: createSecureData(kernel),
    marks,
    captcha,
    fingerprints: createFingerprints(kernel),
    guard: createSignInGuard(kernel, captcha),
    tokenOwner,
    async requirePlayer(request) {
      const player = await tokenOwner(request);
      kernel.security.concerns(request, { account: { playerId: player.playerId } });
      return player;
    },
    security,
    secondStep: security.secondStep,
    twoSteps: createTwoSteps(kernel),
    hashing,
    codes,
    links,
    activation,
    greet: activation.greet,
    persons: createPersons(kernel, dependencies.personLimits),
    sports: createSportRestrictions(kernel),
    bans: createBans(kernel),
    registerCheck: createRegisterCheck(
      { ...registersOf(kernel.config), patience: registerPatience },
      kernel.log,
    ),
    budgets: {
      captcha: createTryBudget(kernel, 'captcha', CAPTCHA_BUDGET),
      social: createTryBudget(kernel, 'sign-in.social', SOCIAL_BUDGET),
      secondStep: createTryBudget(kernel, 'sign-in.second-step', SECOND_STEP_BUDGET),
      registration: createTryBudget(kernel, 'registration', REGISTRATION_BUDGET),
      registrationFree: createTryBudget(
        kernel,
        'registration.free',
        FREE_REGISTRATIONS(kernel.config.sandbox),
      ),
      forgot: createTryBudget(kernel, 'password.forgot', FORGOT_BUDGET),
      resetMail: createAskBudget(kernel, 'password.reset-mail', RESET_MAIL_BUDGET),
      passwordChange: createTryBudget(kernel, 'password.change', CHANGE_BUDGET),
      activationMail: createTryBudget(kernel, 'activation.mail', ACTIVATION_MAIL_BUDGET),
    },
  };
}
