import type { Kernel } from '../../../kernel/module.ts';
import type { SendMessage } from '../../messages/index.ts';
import type { OneTimeCodes } from '../codes/one-time-codes.ts';
import { createPasskeys, type Passkeys } from '../passkeys/passkeys.ts';
import type { PasswordHashing } from '../passwords/password-hashing.ts';
import type { SecondStep } from '../sign-in/second-step.ts';
import { createContactCodes, type ContactCodes } from './contact-codes.ts';
import { createProofs, type Proofs } from './proofs.ts';
import { createRecoveryCodes, type RecoveryCodes } from './recovery-codes.ts';
import { createSecondStep } from './second-step.ts';
import { createSecurityEvents, type SecurityEvents } from './security-events.ts';
import { createStepUp, type StepUp } from './step-up.ts';
import { createTwoFactor, type TwoFactor } from './two-factor.ts';

/** What makes an account hard to take over, and the page where its owner sees to that. */
export interface Security {
  readonly events: SecurityEvents;
  readonly stepUp: StepUp;
  readonly proofs: Proofs;
  readonly twoFactor: TwoFactor;
  readonly recoveryCodes: RecoveryCodes;
  readonly contactCodes: ContactCodes;
  readonly passkeys: Passkeys;
  readonly secondStep: SecondStep;
  /** Forgets what is over. */
  forgetOld(): Promise<void>;
}

export interface SecurityDependencies {
  readonly hashing: PasswordHashing;
  readonly codes: OneTimeCodes;
  readonly sendMessage: SendMessage;
  /** Of the installation's own site, which passkeys are for. */
  siteName(): string;
}

export function createSecurity(kernel: Kernel, dependencies: SecurityDependencies): Security {
  const { hashing, codes, sendMessage } = dependencies;
  const events = createSecurityEvents(kernel, sendMessage);
  const twoFactor = createTwoFactor(kernel);
  const recoveryCodes = createRecoveryCodes(kernel, hashing);
  const proofs = createProofs(kernel, { hashing, twoFactor, recoveryCodes, events });
  const stepUp = createStepUp(kernel);
  const passkeys = createPasskeys(kernel, events, () => dependencies.siteName());
  return {
    events,
    stepUp,
    proofs,
    twoFactor,
    recoveryCodes,
    passkeys,
    contactCodes: createContactCodes(codes),
    secondStep: createSecondStep(kernel, { twoFactor, recoveryCodes, proofs, codes }),
    async forgetOld() {
      for (const part of [events, stepUp, proofs, passkeys]) await part.forgetOld();
    },
  };
}
