import type { PlayerId } from '@paddock/contract';
import type { TwoStepMethod } from '@paddock/contract/schemas';

import type { Database } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { OneTimeCodes } from '../codes/one-time-codes.ts';
import type { SecondStep } from '../sign-in/second-step.ts';
import { findContacts } from './contacts-store.ts';
import type { Proofs } from './proofs.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import { findSettings } from './security-store.ts';
import type { TwoFactor } from './two-factor.ts';

const PURPOSE = 'two-step';

export interface SecondStepParts {
  readonly twoFactor: TwoFactor;
  readonly recoveryCodes: RecoveryCodes;
  readonly proofs: Proofs;
  readonly codes: OneTimeCodes;
}

/**
 * The second step of a way in. An app's code or a recovery code where two-factor is on; a code by e-mail where e-mail
 * authentication is on. A code by SMS stands in for the mailbox only: a player with an app is not to be had by a SIM.
 */
export function createSecondStep({ db }: Kernel, parts: SecondStepParts): SecondStep {
  const { twoFactor, recoveryCodes, proofs, codes } = parts;

  async function redeem(playerId: PlayerId, code: string, codeId: string | null): Promise<boolean> {
    if (codeId === null) return false;
    const redeemed = await codes.redeem({ codeId, purpose: PURPOSE, code: code.trim() });
    return redeemed.playerId === playerId;
  }

  return {
    async methodsOf(within, playerId) {
      const hasApp = (await twoFactor.since(within, playerId)) !== null;
      const app: readonly TwoStepMethod[] = hasApp ? await appMethods(within, playerId) : [];
      const { emailAuthSinceMs } = await findSettings(within, playerId);
      if (emailAuthSinceMs === null) return app;
      const { phone } = await findContacts(within, playerId);
      return [...app, 'email', ...(phone === null || hasApp ? [] : (['sms'] as const))];
    },
    async verify({ playerId, tries }, method, code, codeId) {
      if (method === 'email' || method === 'sms') return redeem(playerId, code, codeId);
      try {
        await (method === 'totp'
          ? proofs.totp(playerId, code, tries)
          : proofs.recovery(playerId, code, { trace: null, tries }));
        return true;
      } catch (error) {
        if (error instanceof PlatformError && error.code === 'WRONG_CODE') return false;
        throw error;
      }
    },
    async send(playerId, method, { language, asker }) {
      const contacts = await findContacts(db, playerId);
      const to = method === 'email' ? contacts.email : contacts.phone;
      if (to === null) throw new PlatformError('FORBIDDEN');
      return codes.send({ purpose: PURPOSE, channel: method, to, playerId, language, asker });
    },
  };

  async function appMethods(within: Database, playerId: PlayerId): Promise<readonly TwoStepMethod[]> {
    return (await recoveryCodes.left(within, playerId)) > 0 ? ['totp', 'recovery'] : ['totp'];
  }
}
